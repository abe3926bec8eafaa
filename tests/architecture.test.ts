import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSourceFile, readSourceFiles, type SourceFile } from './support/source-files';

/**
 * Who may import whom: the table of ARCHITECTURE.md. `links (pure)` means files of `links` that are
 * not marked EDGE; a path means this file only.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'lib/model': ['public/_locales'],
  'lib/text': ['lib/model'],
  'lib/detect': ['lib/model', 'lib/text', 'lib/links (pure)'],
  'lib/links': ['lib/model'],
  'lib/extract': ['lib/model'],
  'lib/verify': ['lib/model', 'lib/text'],
  'lib/claims': ['lib/model', 'lib/text', 'lib/verify'],
  'lib/present': ['lib/model', 'lib/text'],
  'lib/export': ['lib/model', 'lib/text', 'lib/present'],
  'lib/import': [
    'lib/model',
    'lib/text',
    'lib/links (pure)',
    'lib/detect',
    'lib/extract/parse-json',
  ],
  'lib/fetch': ['lib/model', 'lib/links'],
  'lib/store': ['lib/model'],
  'lib/messages': ['lib/model'],
  'lib/check': [
    ...['lib/model', 'lib/text', 'lib/links', 'lib/fetch', 'lib/extract', 'lib/verify'],
    ...['lib/claims', 'lib/store'],
  ],
  components: ['lib/model', 'lib/present'],
  entrypoints: [
    ...['components', 'lib/model', 'lib/detect', 'lib/check', 'lib/store', 'lib/messages'],
    ...['lib/present', 'lib/export', 'lib/import', 'lib/links (pure)'],
    'lib/extract/read-frame',
  ],
  'entrypoints/offscreen': ['lib/extract/open-pdf', 'lib/extract/open-pdf-browser'],
  'entrypoints/evidence': ['lib/extract/open-pdf-browser'],
  'entrypoints/background': ['lib/extract/open-pdf', 'lib/extract/open-pdf-browser'],
};

/** What only a file marked EDGE may say: each is a door to the world, or to time and chance. */
const IMPURE = new Set([
  ...['browser', 'chrome', 'fetch', 'Date.now', 'Math.random', 'setTimeout', 'setInterval'],
  ...['indexedDB', 'console'],
]);

const LINES_AT_MOST = 250;
const WXT_ENTRY = /^define(Background|ContentScript|UnlistedScript|WxtPlugin)$/;

const files = readSourceFiles(['lib', 'components', 'entrypoints']);
const edges = new Set(files.filter((file) => file.isEdge).map((file) => stem(file.path)));

describe('the house', () => {
  test('every folder imports only what the table allows', () => {
    expect(files.flatMap((file) => forbiddenImports(file, edges))).toEqual([]);
  });

  test('a file that is not marked EDGE says nothing of browser, network, storage, time or chance', () => {
    expect(files.flatMap(impureWords)).toEqual([]);
  });

  test(`no file is longer than ${LINES_AT_MOST} lines`, () => {
    const long = files.filter((file) => file.lines > LINES_AT_MOST);
    expect(long.map((file) => `${file.path} has ${file.lines} lines`)).toEqual([]);
  });

  test('no file only passes on the exports of others', () => {
    expect(files.filter((file) => file.onlyReExports).map((file) => file.path)).toEqual([]);
  });

  test('only what WXT asks for is a default export', () => {
    expect(files.flatMap(needlessDefaults)).toEqual([]);
  });
});

describe('the machine names the offending line', () => {
  const ROWS: readonly [fact: string, path: string, code: string, fault: string | null][] = [
    ['verify knows no network', 'lib/verify/a.ts', "\nimport { f } from '../fetch/f';", ':2'],
    ['a type is an import too', 'lib/text/a.ts', "import type { S } from '../store/s';", ':1'],
    ['so is a type in place', 'lib/text/a.ts', "type S = import('../store/s').S;", ':1'],
    ['so is a re-export', 'lib/model/a.ts', "export { s } from '../text/s';", ':1'],
    ['an alias is no way round', 'lib/verify/a.ts', "import { f } from '@/lib/fetch/f';", ':1'],
    ['neighbours know each other', 'lib/verify/a.ts', "import { b } from './b';", null],
    ['detect may use a pure address file', 'lib/detect/a.ts', "import '../links/parse';", null],
    ['detect may not use the archive', 'lib/detect/a.ts', "import '../links/archive';", ':1'],
    ['nothing imports a test', 'lib/check/a.ts', "import '../../tests/demo/hosts';", ':1'],
    ['pages may not read pages', 'entrypoints/popup/a.ts', "import '../../lib/fetch/f';", ':1'],
  ];
  test.each(ROWS)('%s', (_fact, path, code, fault) => {
    const found = forbiddenImports(readSourceFile(path, code), new Set(['lib/links/archive']));
    expect(found.map((sentence) => sentence.slice(0, (path + fault).length))).toEqual(
      fault === null ? [] : [path + fault],
    );
  });

  const WORDS: readonly [fact: string, code: string, faults: number][] = [
    ['a call of the clock', 'const now = Date.now();', 1],
    ['a log line', "console.log('x');", 1],
    ['a fetch', "await fetch('https://a.example');", 1],
    ['a word in a comment or a string is none', "// the browser\nconst a = 'browser';", 0],
    ['the name of a field is none', 'const a = { fetch: 1 }; b.fetch();', 0],
    ['EDGE in the first comment allows it', '/** EDGE: the clock. */\nDate.now();', 0],
  ];
  test.each(WORDS)('%s', (_fact, code, faults) => {
    expect(impureWords(readSourceFile('lib/text/a.ts', code))).toHaveLength(faults);
  });
});

function forbiddenImports(file: SourceFile, edge: ReadonlySet<string>): string[] {
  return file.imports.flatMap(({ asked, line }) => {
    const target = pathOf(file.path, asked);
    return target === null || isAllowed(file.path, target, edge)
      ? []
      : [`${file.path}:${line} imports ${target}: ${houseOf(file.path)} may not`];
  });
}

/** The path an import means inside the project; null for a package. */
function pathOf(from: string, asked: string): string | null {
  const alias = /^(?:@@?|~~?)\/(.*)$/.exec(asked)?.[1];
  if (alias !== undefined) return alias;
  return asked.startsWith('.') ? posix.join(posix.dirname(from), asked) : null;
}

function isAllowed(from: string, target: string, edge: ReadonlySet<string>): boolean {
  if (houseOf(from) === houseOf(target)) return true;
  const folder = from.split('/').slice(0, 2).join('/');
  const rules = [...(MAY_IMPORT[houseOf(from)] ?? []), ...(MAY_IMPORT[folder] ?? [])];
  return rules.some((rule) => {
    const pure = rule.endsWith(' (pure)');
    const path = rule.replace(' (pure)', '');
    return (target === path || target.startsWith(`${path}/`)) && !(pure && edge.has(stem(target)));
  });
}

/** `lib/verify/find-run.ts` lives in `lib/verify`, `entrypoints/popup/list.tsx` in `entrypoints`. */
function houseOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'lib' ? `${top}/${second}` : top;
}

function stem(path: string): string {
  return path.replace(/\.tsx?$/, '');
}

function impureWords(file: SourceFile): string[] {
  if (file.isEdge || file.path.startsWith('entrypoints/')) return [];
  return file.words(IMPURE).map(({ word, line }) => `${file.path}:${line} says ${word}`);
}

function needlessDefaults(file: SourceFile): string[] {
  return file.defaultExports
    .filter(({ calls }) => !(file.path.startsWith('entrypoints/') && WXT_ENTRY.test(calls ?? '')))
    .map(({ line }) => `${file.path}:${line} has a default export`);
}
