import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite } from '../../scripts/new-site.mjs';
import { compareCitations } from '../support/compare-citations';
import { parsePage } from './parse-page';

const ROOT = join(import.meta.dirname, '..', '..');
const SITE = { name: 'lamp-talk', host: 'www.lamps.example', month: '2026-11' };

let folder: string;
let written: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-site-'));
  for (const part of ['lib', 'tests/chat-pages', 'tests/detect']) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  written = makeSite(folder, SITE);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');

test('a new site has its file, its page, its expectations, and its places in three lists', () => {
  expect(written).toEqual([
    'lib/detect/sites/lamp-talk.ts',
    'tests/chat-pages/lamp-talk.html',
    'tests/chat-pages/lamp-talk.json',
    'lib/detect/sites/marked-sites.ts',
    'lib/detect/sites/chat-matches.ts',
    'tests/detect/stream-scripts.ts',
  ]);
});

test('its page gives what its expectations say, read by the site as it was made', async () => {
  const { findCitations } = await import(join(folder, 'lib/detect/find-citations.ts'));
  const expected = JSON.parse(textOf('tests/chat-pages/lamp-talk.json'));
  const found = findCitations(
    parsePage(textOf('tests/chat-pages/lamp-talk.html')),
    expected.page_url,
  );
  expect(found.site).toBe('lamp-talk');
  expect(compareCitations(expected, found)).toEqual([]);
}, 60_000);

test('its address is among those that the content script runs on, and not among the optional ones', async () => {
  const matches = await import(join(folder, 'lib/detect/sites/chat-matches.ts'));
  expect(matches.CHAT_MATCHES).toContain('https://www.lamps.example/*');
  expect(matches.OPTIONAL_CHAT_MATCHES).not.toContain('https://www.lamps.example/*');
});

test('it has a script that streams an answer', async () => {
  const { STREAM_SCRIPTS } = await import(join(folder, 'tests/detect/stream-scripts.ts'));
  expect(STREAM_SCRIPTS.at(-1)).toMatchObject({ site: 'lamp-talk' });
});

test('nothing is written over, and a name is a plain name', () => {
  expect(() => makeSite(folder, SITE)).toThrow('there already');
  expect(() => makeSite(folder, { ...SITE, name: '../evil' })).toThrow('small letters');
});
