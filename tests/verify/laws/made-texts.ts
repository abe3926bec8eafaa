import fc from 'fast-check';
import { tokenise } from '../../../lib/text/tokenise';

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
export const plainSources = fc
  .array(plainWords, { minLength: 8, maxLength: 40 })
  .map((words) => words.join(' '));

/** A source and a stretch of it from one token's start to another's end. */
export const cuts = fc
  .tuple(fc.oneof(sources, plainSources), fc.nat(), fc.nat())
  .map(([source, a, b]) => {
    const tokens = tokenise(source);
    const from = a % tokens.length;
    const to = from + (b % (tokens.length - from));
    return {
      source,
      quote: source.slice(tokens[from]!.start, tokens[to]!.end),
      start: tokens[from]!.start,
    };
  });

/** What copying does to a quote without changing it. */
export const NOISES: readonly ((quote: string) => string)[] = [
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

/** One word, digit, sign or "not" more, less or other. */
export const CHANGES: readonly ((words: string[], at: number) => string[])[] = [
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
