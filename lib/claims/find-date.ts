import type { Span } from '../model/span';
import { NUMBER } from '../text/token';
import { placesOf } from '../verify/find-runs';
import type { StreamIndex } from '../verify/index-stream';
import { placesOfDigits } from './figure-table';
import { type ClaimDate, readDate } from './read-date';
import { readUnit } from './read-unit';
import { MOST_PLACES } from './thresholds';
import { gapBehind, keyAt, rawAt, spanOf, type TokenText } from './token-text';
import { BEFORE_YEARS, monthNames } from './words/months';

/**
 * Where a date stands in whatever order, or null. A day and a month without a year beside them are the
 * date where the year stands elsewhere on the page: a heading often carries it.
 */
export function findDate(
  date: ClaimDate,
  claim: TokenText,
  stream: StreamIndex,
  language: string,
): Span<'source'> | null {
  if (date.month === null)
    return date.isDecade
      ? findDecade(date.year!, stream)
      : findYear(date.year!, stream, language, !isAfterDateWord(date, claim));
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
  for (const p of placesOfFigures(date, stream)) {
    for (const start of [p - 2, p]) {
      const met = start < 0 ? null : readDate(stream, start, language);
      if (met !== null && met.month !== null) yield met;
    }
  }
}

/** The date that holds the month at this position; a month with no figure beside it is a date in part. */
function dateAround(p: number, stream: StreamIndex, language: string): ClaimDate | null {
  for (const start of [p - 3, p - 2, p - 1, p]) {
    if (start < p && stream.tokens.kinds[start] !== NUMBER) continue;
    const met = readDate(stream, start, language);
    if (met !== null && met.from <= p && met.to > p) return met;
  }
  if (language === 'en' && !/^\p{Lu}/u.test(rawAt(stream, p))) return null;
  const { start, end } = spanOf(stream, p, p + 1);
  const month = monthNames(language).get(keyAt(stream, p)) ?? null;
  return { from: p, to: p + 1, start, end, month, year: null, days: [], isDecade: false };
}

/** Places where figures alone may write the date: 2024-05-06, 06.05.2024, 5/6/2024, 2024年5月6日. */
function placesOfFigures({ year, month, days }: ClaimDate, stream: StreamIndex): number[] {
  const day = days[0];
  const keys = [`${month}`];
  if (year !== null && day !== undefined)
    for (const [d, m] of [
      [`${day}`, `${month}`],
      [pad(day), pad(month!)],
    ] as const)
      keys.push(
        `${year}-${m}-${d}`,
        d + m + year,
        `${d}/${m}/${year}`,
        `${m}/${d}/${year}`,
        `${d}-${m}-${year}`,
      );
  return keys.flatMap((key) => {
    const id = stream.vocabulary.find(key);
    if (id < 0) return [];
    const places = [...stream.postings.subarray(stream.firsts[id]!, stream.firsts[id + 1]!)];
    return key === keys[0]
      ? places.filter((p) => /^[月월]/.test(keyAt(stream, p + 1))).slice(0, MOST_PLACES)
      : places;
  });
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
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
  for (const p of placesOfDigits(String(year), stream, MOST_PLACES)) {
    if (!mayBeGrouped && /^\d[.,'\s]\d{3}$/.test(rawAt(stream, p))) continue;
    const isMeasure = (readUnit(stream, p + 1, language)?.codes ?? []).some(
      (code) => !YEARS.has(code),
    );
    const span = spanOf(stream, p, p + 1);
    if (!isMeasure && !isDecadeAt(p, stream) && !stream.struck.overlaps(span)) return span;
  }
  return null;
}

/** Words of time behind a year belong to the next phrase; 年 is the year itself, and an s a decade. */
const YEARS: ReadonlySet<string> = new Set(['year', 'day', 'month', 's', '¥']);

const DECADE_WORDS = /^(?:années|annees|ans|años|anos|anni)$/;

function isDecadeAt(p: number, stream: StreamIndex): boolean {
  const next = keyAt(stream, p + 1);
  const gap = gapBehind(stream, p);
  return (/^['’]?s$/.test(next) && /^['’]?$/.test(gap)) || DECADE_WORDS.test(keyAt(stream, p - 1));
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
