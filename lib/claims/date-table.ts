import { plainDigits } from '../text/fold-token';
import { NUMBER } from '../text/token';
import type { StreamIndex } from '../verify/index-stream';

/** One way to read a date in figures. */
export interface FigureDate {
  readonly position: number;
  /** Two, a century apart, where only two figures of the year are written. */
  readonly years: readonly number[];
  readonly month: number;
  readonly day: number;
}

/**
 * Question: which tokens of a source write a date in figures alone (2003.06.11, 5/6/2024, 02/25/15)?
 * Their keys drop the points, so that no look-up of a month leads to them. Read once for a source, of
 * tokens with enough figures only; where day and month may be taken for each other both readings stand.
 */
export function datesInFigures(stream: StreamIndex): readonly FigureDate[] {
  let dates = tables.get(stream);
  if (dates === undefined) {
    dates = readTable(stream);
    tables.set(stream, dates);
  }
  return dates;
}

const tables = new WeakMap<StreamIndex, readonly FigureDate[]>();

function readTable({ vocabulary, postings, firsts, tokens, text }: StreamIndex): FigureDate[] {
  const dates: FigureDate[] = [];
  for (let id = 0; id < vocabulary.size; id++) {
    const first = postings[firsts[id]!]!;
    const length = tokens.ends[first]! - tokens.starts[first]!;
    if (tokens.kinds[first] !== NUMBER || length < SHORTEST || length > LONGEST) continue;
    for (let i = firsts[id]!; i < firsts[id + 1]!; i++) {
      const p = postings[i]!;
      dates.push(...readingsOf(plainDigits(text.slice(tokens.starts[p], tokens.ends[p])), p));
    }
  }
  return dates;
}

/** UTF-16 units of 1.2.34, and of two dates with a dash between: they are one token. */
const SHORTEST = 6;
const LONGEST = 23;

const DATES = /(?<!\d)(\d{1,4})([-/.\u2010-\u2015])(\d{1,2})\2(\d{1,4})(?!\d)/g;

function readingsOf(raw: string, position: number): FigureDate[] {
  return Array.from(raw.matchAll(DATES)).flatMap(([, a = '', , b = '', c = '']) => {
    const make = (year: string, month: string, day: string): FigureDate[] =>
      isIn(month, 12) && isIn(day, 31)
        ? [{ position, years: yearsOf(year), month: Number(month), day: Number(day) }]
        : [];
    if (a.length === 4) return c.length <= 2 ? make(a, b, c) : [];
    if (a.length > 2 || (c.length !== 2 && c.length !== 4)) return [];
    return [...make(c, a, b), ...(a === b ? [] : make(c, b, a))];
  });
}

function isIn(part: string, most: number): boolean {
  return Number(part) >= 1 && Number(part) <= most;
}

function yearsOf(part: string): number[] {
  const year = Number(part);
  return part.length === 4 ? [year] : [1900 + year, 2000 + year];
}
