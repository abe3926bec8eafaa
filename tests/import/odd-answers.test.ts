import { describe, expect, test } from 'vitest';
import { citationsOf } from '../../lib/import/citations-of';
import { readAnswers } from '../../lib/import/read-answers';
import { parsePage } from '../detect/parse-page';
import { ANSWER_FILES } from './answer-files';
import { ODD_ANSWERS } from './odd-answers';

const emptyDocument = (): Document => parsePage('<!doctype html><html><body></body></html>');

function found(content: string): string[] {
  const read = readAnswers(content);
  if (!read.ok) return [read.error];
  return read.value
    .flatMap(({ answers }) => answers)
    .flatMap((answer) => citationsOf(answer, emptyDocument()))
    .map(({ quoteText, sources }) => `${quoteText} → ${sources[0].href}`);
}

describe('an odd but valid answer', () => {
  test.each(ODD_ANSWERS)('gives its citations: $shape', ({ content, expected }) => {
    expect(found(content)).toEqual(expected);
  });

  test('of a known shape that holds no answer is no fault', () => {
    expect(readAnswers('[{"name":"a","chat_messages":[]}]')).toEqual({ ok: true, value: [] });
    expect(readAnswers('[{"mapping":{},"current_node":null}]')).toEqual({ ok: true, value: [] });
  });

  test('JSON of any other form quotes nothing', () => {
    for (const content of [
      '["“a quotation of JSON” (https://a.example/)"]',
      '[["x"]]',
      '[1, 2]',
      '"x"',
    ])
      expect(readAnswers(content)).toEqual({ ok: false, error: 'unknown' });
    expect(readAnswers('[1] Seawall survey, https://a.example/').ok).toBe(true);
  });
});

/** Each leaf of the file in turn is another kind of thing: no throw, and no citation that it did not hold. */
describe('a file with one wrong type in it', () => {
  const FILES = [...ANSWER_FILES, ...ODD_ANSWERS].filter(({ content }) =>
    /^[[{]["{]/.test(content),
  );
  const WRONG: readonly unknown[] = [null, 7, -1, 'x', [], {}, [null], { length: 3 }, true];

  test.each(FILES)('gives nothing that it does not hold: $shape', ({ content, expected }) => {
    for (const [at, path] of pathsOf(JSON.parse(content)).entries()) {
      const value = JSON.parse(content);
      put(value, path, WRONG[at % WRONG.length]);
      const sources = expected.map((pair) => pair.slice(pair.indexOf(' → ')));
      for (const pair of found(JSON.stringify(value))) {
        if (pair === 'unknown' || pair === 'damaged') continue;
        expect(
          sources.some((source) => pair.endsWith(source)) ||
            content.includes(pair.split(' → ')[1]!),
        ).toBe(true);
      }
    }
  });
});

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [
    ...(path.length > 0 ? [path] : []),
    ...keys.flatMap((key) =>
      pathsOf((value as Record<string | number, unknown>)[key], [...path, key]),
    ),
  ];
}

function put(value: unknown, path: Path, wrong: unknown): void {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value);
  (holder as Record<string | number, unknown>)[path.at(-1)!] = wrong;
}
