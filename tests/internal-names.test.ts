import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { INTERNAL_NAMES } from '../internal-names';

const ROOT = join(import.meta.dirname, '..');

/** What the content script shares with others. */
const SHARED = ['lib/model', 'lib/messages', 'lib/detect/sites', 'entrypoints/card', 'components'];

const INSIDE = ['lib/detect', 'entrypoints/chat.content'];

function textOf(folders: readonly string[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => withoutComments(readFileSync(join(entry.parentPath, entry.name), 'utf8'))),
    )
    .join('\n');
}

/** A word of a comment is no name. */
const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const isIn = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

test('a name that the build shortens is nobody else’s', () => {
  const shared = textOf(SHARED);
  expect(INTERNAL_NAMES.filter((name) => isIn(shared, name))).toEqual([]);
});

test('nor is it ever said as a string, which the build would leave as it is', () => {
  const inside = textOf(INSIDE);
  const quoted = (name: string) => new RegExp(`['"\`]${name}['"\`]`).test(inside);
  expect(INTERNAL_NAMES.filter(quoted)).toEqual([]);
});

test('each is in use', () => {
  const inside = textOf(INSIDE);
  expect(INTERNAL_NAMES.filter((name) => !isIn(inside, name))).toEqual([]);
});
