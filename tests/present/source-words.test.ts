import { expect, test } from 'vitest';
import type { SourceUrl } from '../../lib/model/address';
import type { Reading } from '../../lib/model/snapshot';
import { addressOf, describeSource } from '../../lib/present/describe-source';
import { describeWhen } from '../../lib/present/describe-when';
import { NOW, READING, readOf } from '../gallery/sample-checks';
import { wordingIn } from './say-in';

const HOUR = 3_600_000;
const wording = wordingIn('en', NOW);
const cited = { href: 'https://short.example/x', label: 'Survey' };
const detailsOf = (reading: Partial<Reading>, page: number | null = null) =>
  describeSource(
    cited,
    readOf({ kind: 'not-in-source' }, { reading: { ...READING, ...reading }, page }),
    wording,
  ).details.join(' · ');

test('a source is named by its title and the host it was read from', () => {
  const words = describeSource(cited, readOf({ kind: 'not-in-source' }), wording);
  expect([words.title, words.host]).toEqual(['Seawall survey 2026', 'harbour.example']);
});

test("a source that was not read goes by the answer's label", () => {
  const words = describeSource(cited, null, wording);
  expect(words).toEqual({ title: 'Survey', host: 'short.example', details: [] });
});

test('a source that the answer does not name goes by its host', () => {
  expect(describeSource({ ...cited, label: '' }, null, wording).title).toBe('short.example');
});

test('the card says when a page was read and how', () => {
  expect(detailsOf({}, 7)).toMatch(/^page 7 · read from the site today \d{1,2}:\d\d/);
  expect(detailsOf({ via: 'open-tab' })).toMatch(/^read in your open tab today/);
  expect(detailsOf({ via: 'archive', capturedAt: Date.UTC(2026, 4, 12) })).toMatch(
    /^read today .* in the archive’s copy of May 12, 2026$/,
  );
});

test('what a site sends in the place of the cited page does not name the source, and was not read as it', () => {
  const walls = ['gone', 'soft-404', 'parked', 'blocked', 'server-error', 'bot-wall'] as const;
  for (const linkClass of walls) {
    const over = { title: 'Not found', reading: { ...READING, linkClass } };
    const { title, details } = describeSource(
      cited,
      readOf({ kind: 'not-in-source' }, over),
      wording,
    );
    expect(title).toBe('Survey');
    expect(details.join()).toMatch(/^the site answered today/);
  }
  expect(detailsOf({ linkClass: 'paywall' })).toMatch(/^read from the site today/);
  expect(detailsOf({ linkClass: 'gone', via: 'archive', capturedAt: null })).toMatch(/^read today/);
});

test('the card says under which heading the words stand', () => {
  const under = (heading: string | null) =>
    describeSource(cited, readOf({ kind: 'not-in-source' }, { heading }), wording).details[0];
  expect(under('Condition')).toBe('section “Condition”');
  expect(under('Con\u202edition')).toBe('section “Condition”');
  expect(under(null)).toMatch(/^read from the site/);
});

test('another form of a page is named, and the cited page is what opens', () => {
  const read = readOf({ kind: 'not-in-source' }, { otherForm: 'api' });
  const words = describeSource(cited, read, wording);
  expect(words.host).toBe('short.example');
  expect(words.details[0]).toBe('in another form of it: JSON from harbour.example');
  expect(addressOf(cited, read)).toBe(cited.href);
});

test('a paper is itself what opens', () => {
  const read = readOf({ kind: 'not-in-source' }, { otherForm: 'pdf' });
  expect(describeSource(cited, read, wording).host).toBe('harbour.example');
  expect(addressOf(cited, read)).toBe(READING.finalUrl);
});

test('an insecure connection is said', () => {
  expect(detailsOf({ finalUrl: 'http://harbour.example/' as SourceUrl })).toContain(
    'over an insecure connection',
  );
});

test.each([
  ['today', NOW - HOUR, /^today /],
  ['yesterday', NOW - 24 * HOUR, /^yesterday /],
  ['a date before that', NOW - 72 * HOUR, /^on May 11, 2026$/],
])('%s', (_name, at, words) => {
  expect(describeWhen(at, wording)).toMatch(words);
});
