import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenise } from '../../lib/text/tokenise';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import { keysOf, standsAsWritten } from './slow-reference';

const RUNS = { numRuns: 500, seed: 20261130 };

const WORDS = [
  ...[
    'the',
    'gate',
    'is',
    'shut',
    'at',
    'dusk',
    'keeper’s',
    'harbour-master',
    'café',
    'not',
    'WHO',
    'Mr.',
    'don’t',
    'a',
    '(old)',
    '“so”',
  ],
  ...[
    '7',
    '12,500',
    '3.25%',
    '-5',
    '10–20',
    '1/2',
    '21st',
    '€5',
    '5',
    'km',
    'CO₂',
    'x²',
    'C++',
    'v1.2',
    '2024-05-06',
  ],
  ...['gate,', 'shut.', 'dusk;', 'Why?', 'is:', '—', 'law[12]', 'bell.³'],
];
const sources = fc
  .array(fc.constantFrom(...WORDS), { minLength: 6, maxLength: 40 })
  .map((words) => words.join(' '));
const plainWords = fc.constantFrom(
  ...'the old gate of Tarn is shut at dusk by law and opens again with every bell'.split(' '),
);
const plainSources = fc
  .array(plainWords, { minLength: 8, maxLength: 40 })
  .map((words) => words.join(' '));

/** A source and a stretch of it from one token's start to another's end. */
const cuts = fc.tuple(fc.oneof(sources, plainSources), fc.nat(), fc.nat()).map(([source, a, b]) => {
  const tokens = tokenise(source);
  const from = a % tokens.length;
  const to = from + (b % (tokens.length - from));
  return {
    source,
    quote: source.slice(tokens[from]!.start, tokens[to]!.end),
    start: tokens[from]!.start,
  };
});

describe('a stretch of the source', () => {
  test('passes, or its edges are cut: no other reason refuses it', () => {
    fc.assert(
      fc.property(cuts, ({ source, quote, start }) => {
        const finding = verifyQuote(quote, indexSource(source));
        if (finding.kind === 'found') {
          const isHere = finding.at.some((place) => place.span.start === start);
          if (!isHere) expect(finding.at.length).toBeLessThan(occurrences(source, quote));
        } else if (finding.kind === 'closest') {
          for (const reason of finding.reasons) expect(reason.kind).toMatch(/^cut-/);
        } else {
          expect(finding).toMatchObject({
            kind: 'refused',
            why: /\w/.test(quote) ? 'too-short' : 'empty',
          });
        }
      }),
      RUNS,
    );
  });

  test('of plain words is always found, at a place that holds the same tokens', () => {
    fc.assert(
      fc.property(plainSources, fc.nat(), fc.nat(20), (source, a, length) => {
        const tokens = tokenise(source);
        const from = a % (tokens.length - 2);
        const to = Math.min(tokens.length - 1, from + 2 + length);
        const quote = source.slice(tokens[from]!.start, tokens[to]!.end);
        const finding = verifyQuote(quote, indexSource(source));
        expect(finding.kind).toBe('found');
        if (finding.kind !== 'found') return;
        for (const { span } of finding.at) {
          expect(keysOf(source.slice(span.start, span.end))).toEqual(keysOf(quote));
        }
      }),
      RUNS,
    );
  });
});

function occurrences(source: string, quote: string): number {
  return source.split(quote).length - 1;
}

const NOISES: readonly ((quote: string) => string)[] = [
  (quote) => quote.replaceAll(' ', '\u00a0'),
  (quote) => quote.replaceAll(' ', '  \n'),
  (quote) => quote.replace(/(\p{L})(\p{L})/gu, '$1\u200b$2'),
  (quote) => quote.replace(/(\p{L})(\p{L})/gu, '$1\u2060$2'),
  (quote) => quote.replaceAll('’', "'").replace(/[“”]/g, '"'),
  (quote) => quote.normalize('NFD'),
  (quote) => `\ufeff“${quote}”`,
  (quote) => `…${quote} …`,
  (quote) => `${quote},`,
];

describe('noise', () => {
  test('in the quote never changes a verdict', () => {
    fc.assert(
      fc.property(cuts, fc.constantFrom(...NOISES), ({ source, quote }, noise) => {
        const index = indexSource(source);
        expect(verifyQuote(noise(quote), index).kind).toBe(verifyQuote(quote, index).kind);
      }),
      RUNS,
    );
  });

  test('in the source never changes a verdict', () => {
    fc.assert(
      fc.property(cuts, fc.constantFrom(...NOISES.slice(0, 6)), ({ source, quote }, noise) => {
        const kind = verifyQuote(quote, indexSource(source)).kind;
        expect(verifyQuote(quote, indexSource(noise(source))).kind).toBe(kind);
      }),
      RUNS,
    );
  });

  test('astral characters before a place move it by their length', () => {
    fc.assert(
      fc.property(cuts, ({ source, quote }) => {
        const before = '😀𝑎 🚣\n\n';
        const here = verifyQuote(quote, indexSource(source));
        const moved = verifyQuote(quote, indexSource(before + source));
        expect(moved.kind).toBe(here.kind);
        if (here.kind !== 'found' || moved.kind !== 'found') return;
        const starts = here.at.map((place) => place.span.start + before.length);
        expect(moved.at.map((place) => place.span.start)).toEqual(starts);
      }),
      RUNS,
    );
  });
});

const CHANGES: readonly ((words: string[], at: number) => string[])[] = [
  (words, at) => words.map((word, i) => (i === at ? 'heron' : word)),
  (words, at) =>
    words.map((word, i) =>
      i === at ? word.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) : word,
    ),
  (words, at) => [...words.slice(0, at), 'not', ...words.slice(at)],
  (words, at) => words.filter((_, i) => i !== at),
  (words, at) =>
    words.map((word, i) =>
      i === at ? word.replace(/^-?(?=\d)/, (sign) => (sign === '' ? '-' : '')) : word,
    ),
  (words, at) => [...words.slice(0, at), ...words.slice(at).reverse()],
];

describe('after a change of one word, digit, sign or "not"', () => {
  test('a quote is found only if the changed quote itself stands in the source', () => {
    fc.assert(
      fc.property(cuts, fc.constantFrom(...CHANGES), fc.nat(), ({ source, quote }, change, at) => {
        const words = quote.split(' ');
        fc.pre(words.length > 1 && !/[[\]³]/.test(quote));
        const changed = change(words, 1 + (at % Math.max(1, words.length - 2))).join(' ');
        const finding = verifyQuote(changed, indexSource(source));
        if (finding.kind !== 'found' && finding.kind !== 'found-with-edits') return;
        const bare = (text: string): string =>
          text
            .replace(/\[12\]|³/g, '')
            .replace(/[.,;:?!“”()—]/g, ' ')
            .replace(/’s/g, ' ’s')
            .replace(/-(?=\p{L})/gu, ' ');
        expect(standsAsWritten(bare(changed), bare(source))).toBe(true);
      }),
      { ...RUNS, numRuns: 2000 },
    );
  });
});
