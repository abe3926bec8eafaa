import type { Span } from '../model/span';
import { NUMBER } from '../text/token';
import { placesOf } from '../verify/find-runs';
import type { StreamIndex } from '../verify/index-stream';
import { datesInFigures } from './date-table';
import { placesGlued, placesOfDigits } from './figure-table';
import { findFigure } from './find-figure';
import { placesOfPhrase } from './find-phrase';
import { hanPlaces } from './han-table';
import { type ClaimDate, readDate } from './read-date';
import { decadeEnd } from './read-decade';
import { readFigure } from './read-figure';
import { readUnit } from './read-unit';
import { MOST_PLACES } from './thresholds';
import { keyAt, rawAt, spanOf, type TokenText } from './token-text';
import { BEFORE_YEARS, monthNames } from './words/months';
import { decadePhrases } from './words/part-words';

/**
 * Where a date stands in whatever order, or null. A day and a month without a year beside them are the
 * date where the year stands elsewhere on the page: a heading often carries it. Of several days the
 * first and the last may each stand by itself.
 */
export function findDate(
  date: ClaimDate,
  claim: TokenText,
  stream: StreamIndex,
  language: string,
): Span<'source'> | null {
  if (date.month === null) return findYears(date, claim, stream, language);
  const whole = findDays(date, stream, language);
  if (whole !== null) return whole;
  const either = isEitherWay(date, claim)
    ? findDays({ ...date, month: date.days[0]!, days: [date.month] }, stream, language)
    : null;
  if (either !== null || date.days.length < 2) return either;
  const ends = date.days.map((day) => findDays({ ...date, days: [day] }, stream, language));
  return ends.every((end) => end !== null) ? (ends[0] ?? null) : null;
}

/** 1980's may be a decade or what belongs to the year. */
function findYears(
  date: ClaimDate,
  claim: TokenText,
  stream: StreamIndex,
  language: string,
): Span<'source'> | null {
  const year = date.year!;
  if (!date.isDecade) return findYearOrCount(date, claim, stream, language);
  const mayBeYear = keyAt(claim, date.to - 1) === "'s";
  return findDecade(year, stream) ?? (mayBeYear ? findYear(year, stream, language) : null);
}

/** "2000 people" may stand as two thousand, unless a word before it makes it a year. */
function findYearOrCount(
  date: ClaimDate,
  claim: TokenText,
  stream: StreamIndex,
  language: string,
): Span<'source'> | null {
  const isYear = isAfterDateWord(date, claim, language);
  const found = findYear(date.year!, stream, language, !isYear);
  if (found !== null || isYear || date.year! % 100 !== 0) return found;
  const count = readFigure(claim, date.from, language);
  return count && findFigure(count, claim, stream, language);
}

/** 3/5/1955: the fifth of March as well. */
function isEitherWay({ from, to, days }: ClaimDate, claim: TokenText): boolean {
  return (
    to === from + 1 && days.length === 1 && days[0]! <= 12 && !/^\d{4}/.test(rawAt(claim, from))
  );
}

function findDays(date: ClaimDate, stream: StreamIndex, language: string): Span<'source'> | null {
  let inPart: Span<'source'> | null = null;
  for (const met of datesOfMonth(date, stream, language)) {
    if (met.month !== date.month || !daysAgree(date, met)) continue;
    const span = { start: met.start, end: met.end };
    if (stream.struck.overlaps(span)) continue;
    if (date.year === null || met.year === date.year) return span;
    if (met.year === null) inPart ??= span;
  }
  return inPart !== null && findYear(date.year!, stream, language) !== null ? inPart : null;
}

function daysAgree(date: ClaimDate, met: ClaimDate): boolean {
  if (date.days.length === 0) return true;
  const [first, last = first] = met.days;
  if (first === undefined) return false;
  return date.days.every((day) => day >= first && day <= last!);
}

/** Every date of the source that may be this one: those with its month's name, and those in figures. */
function* datesOfMonth(
  date: ClaimDate,
  stream: StreamIndex,
  language: string,
): Generator<ClaimDate> {
  for (const [key, month] of monthNames(language)) {
    if (month !== date.month) continue;
    let left = MOST_PLACES;
    for (const p of placesOf(key, stream).positions) {
      if (left-- === 0) break;
      const met = dateAround(p, stream, language);
      if (met !== null) yield met;
    }
  }
  for (const { position: p, years, month, day } of datesInFigures(stream)) {
    if (month !== date.month || (date.year !== null && !years.includes(date.year))) continue;
    const { start, end } = spanOf(stream, p, p + 1);
    yield { from: p, to: p + 1, start, end, month, year: date.year, days: [day], isDecade: false };
  }
  for (const p of placesOf(`${date.month}`, stream).positions) {
    if (!/^[月월]/.test(keyAt(stream, p + 1))) continue;
    for (const start of [p - 2, p]) {
      const met = start < 0 ? null : readDate(stream, start, language);
      if (met !== null && met.month !== null) yield met;
    }
  }
}

/** Tokens of a date before its month: 17 to 26 of February. */
const MOST_BEFORE_MONTH = 4;

/** The date that holds the month at this position; a month with no figure beside it is a date in part. */
export function dateAround(p: number, stream: StreamIndex, language: string): ClaimDate | null {
  for (let start = p - MOST_BEFORE_MONTH; start <= p; start++) {
    if (start < p && stream.tokens.kinds[start] !== NUMBER) continue;
    const met = readDate(stream, start, language);
    if (met !== null && met.from <= p && met.to > p) return met;
  }
  if (language === 'en' && !/^\p{Lu}/u.test(rawAt(stream, p))) return null;
  const { start, end } = spanOf(stream, p, p + 1);
  const month = monthNames(language).get(keyAt(stream, p)) ?? null;
  return { from: p, to: p + 1, start, end, month, year: null, days: [], isDecade: false };
}

/** "In 1600" is a year; "1600 jobs" only looks like one, and may stand as 1,600. */
function isAfterDateWord(date: ClaimDate, claim: TokenText, language: string): boolean {
  const before = keyAt(claim, date.from - 1);
  return BEFORE_YEARS.has(before) && !(before === 'de' && language === 'nl');
}

/** A year stands by itself, in a range or in a date; with a unit behind it, it is a measure. */
function findYear(
  year: number,
  stream: StreamIndex,
  language: string,
  mayBeGrouped = false,
): Span<'source'> | null {
  for (const p of placesOfYear(year, stream)) {
    if (!mayBeGrouped && /^\d[.,'\s]\d{3}$/.test(rawAt(stream, p))) continue;
    const codes = readUnit(stream, p + 1, language)?.codes ?? [];
    const isMeasure = codes.length > 0 && !codes.some((code) => YEARS.has(code));
    const span = spanOf(stream, p, p + 1);
    if (!isMeasure && !isDecadeAlone(p, stream) && !stream.struck.overlaps(span)) return span;
  }
  return null;
}

/** By itself, in a range, glued to a word as tables are read out, as '92, or in a date in figures. */
function* placesOfYear(year: number, stream: StreamIndex): Generator<number> {
  yield* placesOfDigits(String(year), stream, MOST_PLACES);
  yield* placesGlued(String(year), stream);
  for (const p of placesOfDigits(String(year).slice(2), stream, MOST_PLACES))
    if (/['’‘]/.test(stream.text[stream.tokens.starts[p]! - 1] ?? '')) yield p;
  for (const { position, years } of datesInFigures(stream))
    if (years.includes(year)) yield position;
  for (const { is, from } of hanPlaces(year, stream)) if (is === 'year') yield from;
}

/** Words of time behind a year belong to the next phrase; 年 is the year itself, and an s a decade. */
const YEARS: ReadonlySet<string> = new Set(['year', 'day', 'month', 's', '¥']);

function isDecadeAt(p: number, stream: StreamIndex): boolean {
  return decadeEnd(p, stream) !== null;
}

/** 1980s is no year; 1980's may be the year's. */
function isDecadeAlone(p: number, stream: StreamIndex): boolean {
  return isDecadeAt(p, stream) && keyAt(stream, p + 1) !== "'s";
}

/** 1990s, 1990er, années 1990, 1990年代, '90s, the nineties. */
function findDecade(year: number, stream: StreamIndex): Span<'source'> | null {
  const short = String(year).slice(2);
  for (const digits of [String(year), short]) {
    for (const p of placesOfDigits(digits, stream, MOST_PLACES))
      if (isDecadeAt(p, stream)) return spanOf(stream, p, p + 1);
  }
  const phrases = [[`${year}er`], [`${short}er`], ...decadePhrases(short)];
  for (const keys of phrases)
    for (const p of placesOfPhrase(keys, stream)) return spanOf(stream, p, p + keys.length);
  return hanPlaces(Number(short), stream).find(({ is }) => is === 'decade')?.span ?? null;
}
