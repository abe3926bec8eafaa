import type { Span } from '../model/span';
import { NUMBER } from '../text/token';
import { placesOf } from '../verify/find-runs';
import type { StreamIndex } from '../verify/index-stream';
import { datesInFigures } from './date-table';
import { placesGlued, placesOfDigits } from './figure-table';
import { type ClaimDate, readDate } from './read-date';
import { readUnit } from './read-unit';
import { MOST_PLACES } from './thresholds';
import { gapBehind, keyAt, rawAt, spanOf, type TokenText } from './token-text';
import { BEFORE_YEARS, monthNames } from './words/months';

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
  if (!date.isDecade) return findYear(year, stream, language, !isAfterDateWord(date, claim));
  const mayBeYear = keyAt(claim, date.to - 1) === "'s";
  return findDecade(year, stream) ?? (mayBeYear ? findYear(year, stream, language) : null);
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
function dateAround(p: number, stream: StreamIndex, language: string): ClaimDate | null {
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
function isAfterDateWord(date: ClaimDate, claim: TokenText): boolean {
  return BEFORE_YEARS.has(keyAt(claim, date.from - 1));
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
    const isMeasure = (readUnit(stream, p + 1, language)?.codes ?? []).some(
      (code) => !YEARS.has(code),
    );
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
}

/** Words of time behind a year belong to the next phrase; 年 is the year itself, and an s a decade. */
const YEARS: ReadonlySet<string> = new Set(['year', 'day', 'month', 's', '¥']);

const DECADE_WORDS = /^(?:années|annees|ans|años|anos|anni)$/;

function isDecadeAt(p: number, stream: StreamIndex): boolean {
  const next = keyAt(stream, p + 1);
  const gap = gapBehind(stream, p);
  return (/^['’]?s$/.test(next) && /^['’]?$/.test(gap)) || DECADE_WORDS.test(keyAt(stream, p - 1));
}

/** 1980s is no year; 1980's may be the year's. */
function isDecadeAlone(p: number, stream: StreamIndex): boolean {
  return isDecadeAt(p, stream) && keyAt(stream, p + 1) !== "'s";
}

/** 1990s, 1990er, années 1990, 1990年代, '90s. */
function findDecade(year: number, stream: StreamIndex): Span<'source'> | null {
  const short = String(year).slice(2);
  for (const digits of [String(year), short]) {
    for (const p of placesOfDigits(digits, stream, MOST_PLACES))
      if (isDecadeAt(p, stream) || gapBehind(stream, p + 1) + keyAt(stream, p + 2) === '代')
        return spanOf(stream, p, p + 1);
  }
  for (const key of [`${year}er`, `${short}er`, ...(NAMED_DECADES[short]?.split(' ') ?? [])])
    for (const p of placesOf(key, stream).positions) return spanOf(stream, p, p + 1);
  return null;
}

const NAMED_DECADES: Readonly<Record<string, string>> = {
  20: 'twenties zwanziger',
  30: 'thirties dreissiger',
  40: 'forties vierziger',
  50: 'fifties fünfziger',
  60: 'sixties sechziger',
  70: 'seventies siebziger',
  80: 'eighties achtziger',
  90: 'nineties neunziger',
};
