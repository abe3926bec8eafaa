import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { citationsOf, citedBy } from '../../lib/import/citations-of';
import { readInline } from '../../lib/import/inline-marks';
import { readAnswers } from '../../lib/import/read-answers';
import { unitAtByte } from '../../lib/import/unit-at';
import { citationSchema, claimSchema } from '../../lib/messages/from-chat-page';
import { parsePage } from '../detect/parse-page';
import { ANSWER_FILES } from './answer-files';

const emptyDocument = (): Document => parsePage('<!doctype html><html><body></body></html>');

function found(content: string): string[] {
  const read = readAnswers(content);
  if (!read.ok) return [read.error];
  return read.value
    .flatMap(({ answers }) => answers)
    .flatMap((answer) => citationsOf(answer, emptyDocument()))
    .map(({ quoteText, sources }) => `${quoteText} → ${sources[0].href}`);
}

describe('an answer that the reader brings', () => {
  test.each(ANSWER_FILES)('gives its citations: $shape', ({ content, expected }) => {
    expect(found(content)).toEqual(expected);
  });

  const FILES = ANSWER_FILES.filter(({ content }) => /^[[{]["{]/.test(content));
  test.each(FILES)('is damaged when it is cut off: $shape', ({ content }) => {
    expect(readAnswers(content.slice(0, -3))).toEqual({ ok: false, error: 'damaged' });
  });

  test.each(FILES)(
    'is never half a fault of ours, whatever stands in its place: $shape',
    ({ content }) => {
      for (const hostile of [
        '1e999',
        'null',
        '[]',
        '{}',
        '"\\ud800<img src=x onerror=alert(1)>"',
        '-1',
      ]) {
        const changed = content.replace(/:("[^"]*"|\d+)/g, (whole, value) =>
          value.length % 3 === 0 ? `:${hostile}` : whole,
        );
        const read = readAnswers(changed);
        if (read.ok)
          for (const answer of read.value.flatMap(({ answers }) => answers))
            citationsOf(answer, emptyDocument());
        else expect(['unknown', 'damaged']).toContain(read.error);
      }
    },
  );

  test('is told in a form that the background takes, however long its titles and addresses', () => {
    const source = { url: `https://a.example/${'x'.repeat(9_000)}`, title: 't'.repeat(5_000) };
    const answer = (url: string) => ({
      text: '',
      sources: [],
      units: [{ origin: 'cited-text' as const, quote: 'words of a source', ...source, url }],
    });
    expect(citationsOf(answer(source.url), emptyDocument())).toEqual([]);
    const [citation] = citationsOf(answer('https://a.example/'), emptyDocument());
    expect(v.is(citationSchema, citation)).toBe(true);
  });

  test('tells its cited sentences apart from its quotes, each once', () => {
    const text =
      'The wall was built in 1911 [1](https://a.example/wall). The mayor said “the sea shall never pass this wall again” [2](https://b.example/speech). The wall was built in 1911 [1](https://a.example/wall). Nobody knows.';
    const { citations, claims } = citedBy({ text, units: [], sources: [] }, emptyDocument());
    expect(citations.map(({ sources }) => sources[0].href)).toEqual(['https://b.example/speech']);
    expect(claims.map(({ sentence, sources }) => [sentence, sources[0].href])).toEqual([
      [expect.stringContaining('The wall was built in 1911'), 'https://a.example/wall'],
    ]);
    expect(claims.every((claim) => v.is(claimSchema, claim))).toBe(true);
    expect(new Set([...citations, ...claims].map(({ key }) => key)).size).toBe(2);
  });

  test('of an unknown shape is refused: quotation marks of JSON quote nothing', () => {
    expect(readAnswers('{"some":"thing","a":[1]}')).toEqual({ ok: false, error: 'unknown' });
    expect(readAnswers('  \n')).toEqual({ ok: false, error: 'empty' });
  });

  test('puts no markup into the document', () => {
    const document = emptyDocument();
    const text =
      '<img src=x onerror=alert(1)> [<b>x</b>](javascript:alert(1)) [y](https://a.example/"><script>) <script>x</script>';
    citationsOf({ text, units: [], sources: [] }, document);
    expect(document.querySelectorAll('img, script, b, a[href^="javascript"]')).toHaveLength(0);
  });

  test('whatever it holds, is read without a throw and leaves its words in order', () => {
    const marks = [
      '**',
      '_',
      '`',
      '[',
      ')',
      '> ',
      '- ',
      '1. ',
      '\n',
      '\n\n',
      '# ',
      '"',
      '“',
      '”',
      '[1]',
      '\\',
      '<',
      '>',
    ];
    const plain = fc.constantFrom(...marks, 'words ', 'https://a.example/b ');
    // Where links point and what names the language of code are no words of an answer.
    const any = fc.constantFrom(...marks, 'words ', '](', '```', '![');
    fc.assert(
      fc.property(fc.array(any, { maxLength: 60 }), (pieces) => {
        citationsOf({ text: pieces.join(''), units: [], sources: [] }, emptyDocument());
      }),
      { numRuns: 100 },
    );
    fc.assert(
      fc.property(fc.array(plain, { maxLength: 60 }), (pieces) => {
        const document = emptyDocument();
        citationsOf({ text: pieces.join(''), units: [], sources: [] }, document);
        const count = (text: string) => text.split('words').length;
        expect(count(document.body.textContent ?? '')).toBe(count(pieces.join('')));
      }),
      { numRuns: 150 },
    );
  });

  test.each(['[a](b *_`', '`[', '![', '[x](<', '**', '\\['])(
    'is told apart in time that grows with its length: %s',
    (piece) => {
      // The best of three: a busy machine makes single ones long.
      const time = (repeats: number): number => {
        const text = piece.repeat(repeats);
        const runs = [0, 1, 2].map(() => {
          const started = performance.now();
          readInline(text);
          return performance.now() - started;
        });
        return Math.min(...runs);
      };
      time(3_000);
      // Sixteen times the text would take 256 times as long if each mark looked through all the others.
      expect(time(48_000)).toBeLessThan(128 * Math.max(time(3_000), 6));
    },
  );
});

describe('a byte of UTF-8', () => {
  test('is found by its UTF-16 offset, and inside a character is none', () => {
    const text = 'aß🌊z';
    expect([0, 1, 2, 3, 4, 7, 8, 9].map((byte) => unitAtByte(text, byte))).toEqual([
      0,
      1,
      null,
      2,
      null,
      4,
      5,
      null,
    ]);
  });
});
