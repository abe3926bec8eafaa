import { placesOf } from '../verify/find-runs';
import type { StreamIndex } from '../verify/index-stream';
import { placesOfDigits } from './figure-table';
import { tidy } from './read-figure';
import { centuryWords, readSpelled } from './read-spelled';
import { readValues } from './read-values';
import { MOST_PLACES } from './thresholds';
import { isJoined, rawAt } from './token-text';
import { FRACTION_WORDS, germanWord, HALF_BEFORE, numberWords } from './words/number-values';
import { romanKeys } from './words/roman';

/** Token positions at which a spelling of the value may begin. */
export function* startsOfValue(
  value: number,
  written: string,
  stream: StreamIndex,
  language: string,
): Generator<number> {
  const mayBe = valueFilter(value, stream, language);
  for (const digits of [...digitsOf(value), ...ordinalsOf(written), ...shortOrdinals(value)])
    for (const p of placesOfDigits(digits, stream, MOST_PLACES)) if (mayBe(p)) yield p;
  for (const word of wordsOf(Math.abs(value), language)) {
    let left = MOST_PLACES;
    for (const p of placesOf(word, stream).positions) {
      if (left-- === 0) break;
      yield* startsCovering(p, stream, language);
    }
  }
  // Four and a half: the half may stand behind the unit, far from what begins the figure.
  if (value % 1 === 0.5 && value > 1) yield* startsOfValue(value - 0.5, '', stream, language);
}

/**
 * Whether the token can write the value by itself or before a scale word: a look-up by digits alone
 * meets 1.4 for 14, and to read all around each of them costs most of the time.
 */
function valueFilter(value: number, stream: StreamIndex, language: string): (p: number) => boolean {
  const known = new Map<string, boolean>();
  const size = Math.abs(value);
  const isScaled = (one: number): boolean =>
    one !== 0 && SCALES.includes(tidy(size / Math.abs(one)));
  return (p) => {
    const raw = rawAt(stream, p);
    let may = known.get(raw);
    if (may === undefined) {
      may =
        !/\d/.test(raw) ||
        readValues(raw, language).some((values) =>
          values.some((one) => Math.abs(one) === size || isScaled(one)),
        );
      known.set(raw, may);
    }
    return may;
  };
}

/** The keys of 20th and 21st, for a century that the sentence writes in words. */
function shortOrdinals(value: number): string[] {
  return value <= LAST_CENTURY
    ? ['st', 'nd', 'rd', 'th', 'e', 'ème'].map((ending) => value + ending)
    : [];
}

const LAST_CENTURY = 21;

/** 21st is a token of its own, which its digits do not lead to; small ones are written in words too. */
function ordinalsOf(written: string): string[] {
  const digits = /^(\d+)(?:st|nd|rd|th)$/.exec(written)?.[1];
  if (digits === undefined) return /^\d+\p{L}/u.test(written) ? [written] : [];
  return [written, digits, ...centuryWords(Number(digits))];
}

const SCALES = [1, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e12];

/** The keys of the digits that may write the value, before a scale word or without one. */
function digitsOf(value: number): string[] {
  const size = Math.abs(value);
  const keys = SCALES.flatMap((scale) => {
    const part = tidy(size / scale);
    if (scale > 1 && (part < 0.01 || part.toString().length > 7)) return [];
    const digits = part.toString().replace('.', '');
    if (/\D/.test(digits)) return [];
    const isWhole = Number.isInteger(part);
    const padded = isWhole && scale === 1 ? [`${digits}00`, `${digits}0`] : [`${digits}0`];
    const bare = part < 1 ? [digits.replace(/^0/, '')] : [];
    return [digits, ...bare, ...(part < 1e4 ? padded : [])];
  });
  const signed = value < 0 ? keys.flatMap((key) => [`-${key}`, key]) : keys;
  const hour = Number.isInteger(size) && size <= 24 ? [`${size}:00`] : [];
  return [...new Set([...signed, ...hour, ...fractionOf(size)])];
}

const FRACTIONS: Readonly<Record<string, string>> = { 0.5: '1/2', 0.25: '1/4', 0.75: '3/4' };

function fractionOf(size: number): string[] {
  const fraction = FRACTIONS[size % 1];
  if (fraction === undefined) return size < 1 ? thirdsOf(size) : [];
  return size < 1 ? [fraction] : [Math.floor(size) + String.fromCodePoint(HALVES[fraction]!)];
}

/** 2/3, 3/5. */
function thirdsOf(size: number): string[] {
  return [3, 5, 6, 7, 8, 9, 10]
    .filter((below) => Number.isInteger(tidy(size * below)))
    .map((below) => `${tidy(size * below)}/${below}`);
}

const HALVES: Readonly<Record<string, number>> = { '1/2': 0xbd, '1/4': 0xbc, '3/4': 0xbe };

/** The keys of number words that every spelling of the value in this language holds one of. */
function wordsOf(value: number, language: string): string[] {
  if (value === 1) return [];
  if (!Number.isInteger(value)) return partWords(value, language);
  const leading = value < 100 ? [value, Math.floor(value / 10) * 10] : [value];
  const words = Array.from(numberWords(language))
    .filter(([key, word]) => {
      if (key.length === 1) return false;
      if (!word.isScale) return leading.includes(word.value);
      return (
        word.value <= 2 * value && Number.isInteger(tidy(value / Math.max(1, word.value / 10)))
      );
    })
    .map(([key]) => key);
  if (language === 'fr' && value >= 80 && value < 100) words.push('quatre', 'vingt');
  if (language === 'fr' && value >= 70 && value < 80) words.push('soixante');
  if (value >= 100 && value < 1e6) words.push(...numberWordsFor(value, language));
  if (value <= LAST_CENTURY) words.push(...romanKeys(value));
  return language === 'de' && value < 1e4 ? [germanWord(value), ...words] : words;
}

/** Two and a half, two thirds: the word that every spelling ends with. */
function partWords(value: number, language: string): string[] {
  const isHalf = value % 1 === 0.5;
  const own = Array.from(numberWords(language)).filter(([, word]) => word.value === value);
  const halves = isHalf ? ['half', HALF_BEFORE, ...own.map(([key]) => key)] : [];
  const parts = Object.keys(FRACTION_WORDS).filter((word) =>
    Number.isInteger(tidy(value * FRACTION_WORDS[word]!)),
  );
  return [...halves, ...parts];
}

/** 250 begins with two, hundred or both: the hundred is in every spelling of it. */
function numberWordsFor(value: number, language: string): string[] {
  const scale = value < 1000 ? 100 : 1000;
  return Array.from(numberWords(language))
    .filter(([, word]) =>
      word.isScale
        ? word.value === scale
        : scale === 100 && word.value === Math.floor(value / 100) * 100,
    )
    .map(([key]) => key);
}

/** Numbers in words that begin at most so many tokens before the one that was looked up. */
const MOST_BEFORE = 5;

function* startsCovering(
  position: number,
  stream: StreamIndex,
  language: string,
): Generator<number> {
  let first = position;
  while (first > 0 && first > position - MOST_BEFORE && isJoined(stream, first - 1)) first--;
  for (let start = first; start <= position; start++) {
    const spelled = readSpelled(stream, start, language);
    if (spelled === null || spelled.to <= position) continue;
    yield start;
    return;
  }
}
