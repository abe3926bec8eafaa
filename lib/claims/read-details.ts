import { LETTER, NUMBER } from '../text/token';
import { isSameMeasure } from './pair-measures';
import { readCentury } from './read-century';
import { type ClaimDate, readDate, yearAt } from './read-date';
import { decadeEnd } from './read-decade';
import { type Figure, readFigure } from './read-figure';
import { isTypeNumber, type Name, readNames } from './read-names';
import { readTimes, type TimeOfDay } from './read-times';
import type { Part } from './split-parts';
import { gapBehind, keyAt, rawAt, type TokenText, tokenAtOffset } from './token-text';

/** A detail of the sentence before it is looked for; `start` and `end` are UTF-16 offsets into it. */
export type Detail = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'date'; readonly date: ClaimDate }
  | { readonly kind: 'name'; readonly name: Name }
  | { readonly kind: 'term' }
);

/** Every figure, date, name and quoted term of the sentence, in its order; none overlaps another. */
export function readDetails(at: TokenText, parts: readonly Part[], language: string): Detail[] {
  const taken = new Set<number>();
  const marks = bracketMarks(at);
  const terms = termsIn(at.text);
  for (let i = 0; i < at.tokens.count; i++)
    if ([...marks, ...terms].some((one) => holds(one, at.tokens.starts[i]!))) taken.add(i);
  const numbers = numbersIn(at, taken, language);
  // Writing without capitals begins no sentence with one: Latin letters in it are a name anywhere.
  const isUncased = language === 'zh' || language === 'ja';
  const starts = isUncased ? new Set<number>() : startsOf(at, parts);
  const names = readNames(at, starts, taken, language).map((name): Detail => {
    const [start, end] = [at.tokens.starts[name.from]!, at.tokens.ends[name.to - 1]!];
    return { kind: 'name', name, start, end };
  });
  const all = [...terms.map((term): Detail => ({ kind: 'term', ...term })), ...numbers, ...names];
  return all.sort((a, b) => a.start - b.start);
}

function numbersIn(at: TokenText, taken: Set<number>, language: string): Detail[] {
  const details: Detail[] = [];
  const times = readTimes(at.text).filter((time) => isTimeForSure(time, at.text));
  for (let i = 0; i < at.tokens.count; ) {
    const detail = taken.has(i)
      ? null
      : (timeIn(at, i, times) ??
        centuryAt(at, i) ??
        dateAt(at, i, language) ??
        figureAt(at, i, language));
    if (detail === null) {
      i++;
      continue;
    }
    const { from, to } = detail.kind === 'date' ? detail.date : detail.figure;
    for (let p = from; p < to; p++) taken.add(p);
    details.push(detail);
    i = to;
  }
  return details;
}

/** A point may be that of a decimal number. */
function isTimeForSure({ start, end }: TimeOfDay, text: string): boolean {
  return !/^\d{1,2}\.\d\d$/.test(text.slice(start, end));
}

/** 18:30, 6 p.m., 午後6時: compared as a time of day. */
function timeIn(at: TokenText, i: number, times: readonly TimeOfDay[]): NumberDetail | null {
  const time = times.find(({ start }) => start === at.tokens.starts[i]);
  if (time === undefined) return null;
  const { start, end } = time;
  const to = tokenAtOffset(at, end);
  const figure: Figure = {
    ...{ from: i, to, start, end, pieces: [], per: null, bound: null, isWords: false },
    time,
  };
  return { kind: 'figure', figure, start, end };
}

/** The 19th century, siglo XIX: compared by its number. */
function centuryAt(at: TokenText, i: number): NumberDetail | null {
  const century = readCentury(at, i);
  if (century === null) return null;
  const { from, to, value } = century;
  const [start, end] = [at.tokens.starts[from]!, at.tokens.ends[to - 1]!];
  const pieces = [[{ value, units: ['century'] }]];
  const figure: Figure = {
    ...{ from, to, start, end, pieces, per: null, bound: null, isWords: false },
    century: value,
  };
  return { kind: 'figure', figure, start, end };
}

type NumberDetail = Extract<Detail, { kind: 'figure' | 'date' }>;

function dateAt(at: TokenText, i: number, language: string): NumberDetail | null {
  const date = decadeAt(at, i) ?? readDate(at, i, language) ?? bareYear(at, i, language);
  return date === null || isList(at, i)
    ? null
    : { kind: 'date', date, start: date.start, end: date.end };
}

/** 1990s, 1990's, 1990er, années 1990, 1990年代. */
function decadeAt(at: TokenText, i: number): ClaimDate | null {
  const german = /^((?:1\d|20)\d0)er$/.exec(rawAt(at, i))?.[1];
  const year = german === undefined ? yearAt(at, i) : Number(german);
  const to = german === undefined ? decadeEnd(i, at) : i + 1;
  if (to === null || year === null || year % 10 !== 0) return null;
  const [start, end] = [at.tokens.starts[i]!, at.tokens.ends[to - 1]!];
  return { from: i, to, start, end, year, month: null, days: [], isDecade: true };
}

/** Four figures without a unit, a sign of money or a scale are a year. */
function bareYear(at: TokenText, i: number, language: string): ClaimDate | null {
  const year = yearAt(at, i);
  if (year === null) return null;
  const figure = readFigure(at, i, language);
  if (figure === null || figure.to !== i + 1 || figure.from !== i) return null;
  const { start, end } = figure;
  return { from: i, to: i + 1, start, end, year, month: null, days: [], isDecade: false };
}

function figureAt(at: TokenText, i: number, language: string): NumberDetail | null {
  const kind = at.tokens.kinds[i];
  if (kind === NUMBER && (isList(at, i) || isTypeNumber(at, i))) return null;
  if (
    kind === LETTER &&
    at.tokens.kinds[i - 1] === LETTER &&
    gapBehind(at, i - 1) === '' &&
    isHanFigure(keyAt(at, i - 1))
  )
    return null;
  const figure = readFigure(at, i, language);
  if (figure === null || (figure.isWords && isNoCount(at, i, language))) return null;
  const twin = readTwin(at, figure, language);
  const { start } = figure;
  if (twin === null) return { kind: 'figure', figure, start, end: figure.end };
  const bracket = at.text.indexOf(')', twin.end) + 1;
  return { kind: 'figure', figure: { ...figure, twin, to: twin.to }, start, end: bracket };
}

/** "All three were there" counts who was named before; "halb sieben" is a time of day by words. */
function isNoCount(at: TokenText, i: number, language: string): boolean {
  const before = keyAt(at, i - 1);
  return before === 'all' || (language !== 'en' && /^hal[bfv]$/.test(before));
}

/** The same measure in brackets behind it, or null. */
function readTwin(at: TokenText, figure: Figure, language: string): Figure | null {
  const other = at.tokens.kinds[figure.to] === NUMBER ? readFigure(at, figure.to, language) : null;
  return other !== null && isSameMeasure(figure, other, at) ? other : null;
}

function isHanFigure(letter: string): boolean {
  return /[零一二三四五六七八九十百千第]/.test(letter);
}

/** "1. The harbour …" and "2) …": the number of a list. */
function isList(at: TokenText, i: number): boolean {
  return i === 0 && /^[.)]\s/.test(gapBehind(at, 0)) && !/^\p{L}/u.test(at.text);
}

/** Citation marks that stayed in the sentence: [3], [4, 5], 【2†source】. */
function bracketMarks({ text }: TokenText): { start: number; end: number }[] {
  return Array.from(
    text.matchAll(/\[[\d,\s–-]{1,12}\]|【[^】]{1,30}】/g),
    ({ 0: mark, index }) => ({
      start: index,
      end: index + mark.length,
    }),
  );
}

const QUOTED =
  /"([^"]{2,80})"|“([^“”]{2,80})”|„([^„“”]{2,80})[“”]|«([^«»]{2,80})»|「([^「」]{1,40})」|『([^『』]{1,40})』|《([^《》]{1,40})》|`([^`]{1,80})`/g;

/** Words between quotation marks or in code: looked for as written. */
function termsIn(text: string): { start: number; end: number }[] {
  return Array.from(text.matchAll(QUOTED), (match) => {
    const words = match.slice(1).find((group) => group !== undefined)!;
    const start = match.index + 1;
    return { start, end: start + words.length };
  }).filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

function holds({ start, end }: { start: number; end: number }, offset: number): boolean {
  return offset >= start && offset < end;
}

/** Positions of the tokens that begin a sentence, behind a colon or a bullet too. */
function startsOf(at: TokenText, parts: readonly Part[]): ReadonlySet<number> {
  const starts = new Set<number>();
  for (let i = 0; i < at.tokens.count; i++) {
    const start = at.tokens.starts[i]!;
    const isOpening = parts.some(
      (part) => part.opens && part.start <= start && isFirstIn(at, i, part.start),
    );
    if (isOpening || /[:•–—]\s*$/.test(at.text.slice(Math.max(0, start - 2), start))) starts.add(i);
  }
  return starts;
}

function isFirstIn({ tokens }: TokenText, i: number, offset: number): boolean {
  return i === 0 || tokens.starts[i - 1]! < offset;
}
