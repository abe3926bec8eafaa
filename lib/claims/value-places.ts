import { placesOf } from '../verify/find-runs';
import type { StreamIndex } from '../verify/index-stream';
import { placesOfDigits } from './figure-table';
import { tidy } from './read-figure';
import { centuryWords } from './read-spelled';
import { readValues } from './read-values';
import { placesSpelled } from './spelled-table';
import { MOST_PLACES } from './thresholds';
import { rawAt } from './token-text';
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
  for (const key of value <= LAST_CENTURY ? romanKeys(value) : [])
    yield* Array.from(placesOf(key, stream).positions).slice(0, MOST_PLACES);
  yield* placesSpelled(Math.abs(value), stream, language).slice(0, MOST_PLACES);
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
  const signed = keys.flatMap((key) => [value < 0 ? `-${key}` : `+${key}`, key]);
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
