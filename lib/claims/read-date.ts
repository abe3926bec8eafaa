import { plainDigits } from '../text/fold-token';
import { LETTER, NUMBER } from '../text/token';
import { readDays } from './read-days';
import { gapBehind, keyAt, rawAt, type TokenText } from './token-text';
import { ERAS } from './words/eras';
import { DATE_JOINS, monthNames } from './words/months';

/** A date as far as it is written. Token positions and UTF-16 offsets are half-open. */
export interface ClaimDate {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly year: number | null;
  readonly month: number | null;
  /** Both ends of "3–5 May". */
  readonly days: readonly number[];
  /** The 1990s. */
  readonly isDecade: boolean;
}

/** The date that begins with token i: day, month and year in any order with a month name; null when none does. */
export function readDate(at: TokenText, i: number, language: string): ClaimDate | null {
  if (at.tokens.kinds[i] === LETTER) return readEra(at, i);
  if (at.tokens.kinds[i] !== NUMBER) return readMonthFirst(at, i, language);
  return (
    readDayFirst(at, i, language) ??
    readLetterDate(at, i) ??
    readYearFirst(at, i, language) ??
    readDigits(at, i)
  );
}

function make(at: TokenText, from: number, to: number, parts: Partial<ClaimDate>): ClaimDate {
  const { starts, ends } = at.tokens;
  const empty = { year: null, month: null, days: [], isDecade: false };
  return { ...empty, ...parts, from, to, start: starts[from]!, end: ends[to - 1]! };
}

/** 3 May 1955, the 3rd of May, 3. Mai 1955, 3 de mayo de 1955, 3–5 May. */
function readDayFirst(at: TokenText, i: number, language: string): ClaimDate | null {
  const found = readDays(at, i);
  if (found === null) return null;
  const { days } = found;
  const m = afterJoins(at, found.to);
  const month = monthAt(at, m, language);
  if (month === null) return null;
  const y = afterJoins(at, m + 1);
  const year = yearAt(at, y);
  return make(at, i, year === null ? m + 1 : y + 1, { days, month, year });
}

/** Letters of a month in short, behind which a full stop ends nothing. */
const LONGEST_SHORT = 4;

/** May 3, 1955; May 1955; mayo de 1955. A month alone is no date. */
function readMonthFirst(at: TokenText, i: number, language: string): ClaimDate | null {
  const month = monthAt(at, i, language);
  if (month === null) return null;
  const next = afterJoins(at, i + 1);
  const year = yearAt(at, next);
  if (year !== null) return make(at, i, next + 1, { month, year });
  const found = readDays(at, next);
  if (
    found === null ||
    (/[.]\s/.test(gapBehind(at, next - 1)) && rawAt(at, next - 1).length > LONGEST_SHORT)
  )
    return null;
  const { days, to } = found;
  const y = afterJoins(at, to);
  const after = yearAt(at, y);
  return make(at, i, after === null ? to : y + 1, { month, days, year: after });
}

/** 1955 May 3. */
function readYearFirst(at: TokenText, i: number, language: string): ClaimDate | null {
  const year = yearAt(at, i);
  const month = year === null ? null : monthAt(at, i + 1, language);
  const found = month === null ? null : readDays(at, i + 2);
  return found && make(at, i, found.to, { year, month, days: found.days });
}

/** 1955年5月3日, 1955년 5월 3일: a number before each letter of a date. */
function readLetterDate(at: TokenText, i: number): ClaimDate | null {
  let to = i;
  const year = /^[年년]/.test(keyAt(at, i + 1)) ? yearAt(at, i) : null;
  if (year !== null) to += 2;
  const month = /^[月월]/.test(keyAt(at, to + 1)) ? small(at, to, 12) : null;
  if (month !== null) to += 2;
  const day = month !== null && /^[日号號일]/.test(keyAt(at, to + 1)) ? small(at, to, 31) : null;
  if (day !== null) to += 2;
  if (month === null && year === null) return null;
  if (year === null && day === null) return null;
  return make(at, i, to, { year, month, days: day === null ? [] : [day] });
}

/** 昭和48年, 平成10年10月3日: the year of an era. */
function readEra(at: TokenText, i: number): ClaimDate | null {
  const before = ERAS[keyAt(at, i) + keyAt(at, i + 1)];
  if (before === undefined || !/^年/.test(keyAt(at, i + 3))) return null;
  const year = small(at, i + 2, 99);
  if (year === null) return null;
  const rest = readLetterDate(at, i + 4);
  const { month, days } = rest ?? { month: null, days: [] };
  return make(at, i, rest?.to ?? i + 4, { year: before + year, month, days });
}

/** 1955-05-03, 03.05.1955, 3/5/1955: the day first, where it may be the month as well. */
function readDigits(at: TokenText, i: number): ClaimDate | null {
  if (at.tokens.kinds[i] !== NUMBER) return null;
  const raw = plainDigits(rawAt(at, i)).replace(/[\u2010-\u2015\u2212]/g, '-');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(raw);
  if (iso !== null && Number(iso[2]) <= 12)
    return make(at, i, i + 1, {
      year: Number(iso[1]),
      month: Number(iso[2]),
      days: [Number(iso[3])],
    });
  const day = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(raw);
  if (day === null) return null;
  const [first, second, year] = day.slice(1).map(Number) as [number, number, number];
  if (second > 12) return make(at, i, i + 1, { year, month: first, days: [second] });
  return make(at, i, i + 1, { year, month: second, days: [first] });
}

function monthAt(at: TokenText, i: number, language: string): number | null {
  const month = monthNames(language).get(keyAt(at, i));
  if (month === undefined) return null;
  // "May" and "March" are words where English and German do not write them as names.
  const isName = (language !== 'en' && language !== 'de') || /^\p{Lu}/u.test(rawAt(at, i));
  return isName ? month : null;
}

/** Four figures of a year between 1000 and 2199. */
export function yearAt(at: TokenText, i: number): number | null {
  if (i >= at.tokens.count || at.tokens.kinds[i] !== NUMBER) return null;
  const raw = plainDigits(rawAt(at, i));
  return /^(?:1\d|2[01])\d\d$/.test(raw) ? Number(raw) : null;
}

function small(at: TokenText, i: number, most: number): number | null {
  if (at.tokens.kinds[i] !== NUMBER) return null;
  const value = Number(plainDigits(rawAt(at, i)));
  return value >= 1 && value <= most ? value : null;
}

/** The next token behind words that may stand inside a date, where only a comma or a point parts them. */
function afterJoins(at: TokenText, i: number): number {
  if (!isInside(at, i - 1)) return at.tokens.count;
  let next = i;
  while (next < i + 2 && DATE_JOINS.has(keyAt(at, next))) {
    if (!isInside(at, next)) return at.tokens.count;
    next++;
  }
  return next;
}

function isInside(at: TokenText, i: number): boolean {
  return /^[ \u00a0\u202f.,]{0,3}$/.test(gapBehind(at, i));
}
