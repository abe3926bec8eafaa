import { IDENTIFIER, NUMBER } from '../text/token';
import { currencyBefore, currencyOf } from './read-currency';
import { readScale, type Scale } from './read-scale';
import { halfEnd, readSpelled } from './read-spelled';
import { readTimes, type TimeOfDay } from './read-times';
import { readUnit } from './read-unit';
import { readValues } from './read-values';
import { gapBehind, isJoined, keyAt, rawAt, type TokenText, tokenAtOffset } from './token-text';
import { isBelowZero } from './words/below-zero';
import { boundBefore } from './words/bounds';
import { hanNumber } from './words/han-numbers';
import { inHan, KOREAN_NUMBER } from './words/korean-numbers';

/** One way to read a figure: its value and the units it may have; none where none is written. */
export interface Amount {
  readonly value: number;
  readonly units: readonly string[];
}

/** A figure with its scale and unit. Token positions and UTF-16 offsets are half-open. */
export interface Figure {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /** A range holds two numbers; each has one or more ways to be read. Empty: compared as written. */
  readonly pieces: readonly (readonly Amount[])[];
  /** What it is counted by (person, hour), as a key. */
  readonly per: string | null;
  readonly bound: 'most' | 'least' | null;
  readonly isWords: boolean;
  /** The number of a century. */
  readonly century?: number;
  /** A time of day that it is, or that it may be instead: 18:30, 18.30. */
  readonly time?: TimeOfDay;
  /** The same measure in another unit, where the sentence gives both: 355 feet (108 m). */
  readonly twin?: Figure;
}

/** How many UTF-16 units in front of a figure may hold the words that bound it. */
const BOUND_REACH = 24;

/** The figure that begins with token i, in figures or in words; null when none does. */
export function readFigure(at: TokenText, i: number, language: string): Figure | null {
  const whole = readMixed(at, i) ?? readBase(at, i, language);
  if (whole === null) return null;
  if (isTenths(at, whole.to)) return tenths(at, i, whole);
  const scale = readScale(at, whole.to, language);
  const money = currencyBefore(at, i);
  const unit = readUnit(at, scale.to, language);
  const units = money === null ? (unit?.codes ?? []) : money.codes;
  const half =
    scale.factor !== 1 ? halfEnd(at, scale.to) : unit === null ? null : halfBehind(at, unit.to);
  const base = half === null ? whole : withHalf(whole);
  const to = half ?? unit?.to ?? scale.to;
  const first = money?.from ?? i;
  const pieces = base.pieces.map((values) =>
    values.flatMap((value) => amountsOf(value, scale, units, unit !== null)),
  );
  const start = at.tokens.starts[first]!;
  const isBelow =
    units.includes('°C') &&
    isBelowZero(
      at.text.slice(Math.max(0, start - BOUND_REACH), start),
      at.text.slice(unit?.end ?? 0, (unit?.end ?? 0) + BOUND_REACH),
    );
  return {
    from: first,
    to,
    start,
    end: half === null && unit !== null ? unit.end : at.tokens.ends[to - 1]!,
    pieces: withSharedUnit(at, to, language, pieces, unit !== null || scale.factor !== 1).map(
      (amounts) => (isBelow ? amounts.map(belowZero) : amounts),
    ),
    per: unit?.per ?? null,
    bound: boundBefore(at.text.slice(Math.max(0, start - BOUND_REACH), start)),
    isWords: base.isWords,
    ...otherReading(rawAt(at, i), units, base.pieces),
  };
}

/** 18.30 may be a time of day, and two and a half hours stand as 2h30. */
function otherReading(
  raw: string,
  units: readonly string[],
  pieces: Base['pieces'],
): { readonly time?: TimeOfDay } {
  if (units.length === 0 && /^\p{Nd}{1,2}\.\p{Nd}{2}$/u.test(raw)) {
    const [time] = readTimes(raw);
    return time === undefined ? {} : { time };
  }
  const hours = units.includes('h') && pieces.length === 1 ? pieces[0]![0]! : 0;
  return hours % 1 === 0 || hours > 24
    ? {}
    : { time: { minutes: hours * 60, isSure: false, start: 0, end: 0 } };
}

/** 3割, 四成: parts of ten. */
function isTenths(at: TokenText, i: number): boolean {
  return /^[割成]$/.test(keyAt(at, i)) && gapBehind(at, i - 1) === '';
}

function tenths(at: TokenText, i: number, { to, pieces, isWords }: Base): Figure {
  const [start, end] = [at.tokens.starts[i]!, at.tokens.ends[to]!];
  const parts = pieces.map((values) =>
    values.map((value) => ({ value: value * 10, units: ['%'] })),
  );
  return { from: i, to: to + 1, start, end, pieces: parts, per: null, bound: null, isWords };
}

interface Base {
  readonly to: number;
  readonly pieces: readonly (readonly number[])[];
  readonly isWords: boolean;
}

/** 2万4000, 18億5000万: figures and Han letters in turn are one number. */
function readMixed(at: TokenText, i: number): Base | null {
  if (at.tokens.kinds[i] !== NUMBER || !/^[\p{Script=Han}조억만천]/u.test(keyAt(at, i + 1)))
    return null;
  const start = at.tokens.starts[i]!;
  const text = at.text.slice(start, start + LONGEST_MIXED);
  const written = MIXED.exec(text)?.[0] ?? KOREAN_MIXED.exec(text)?.[0];
  const value = written === undefined ? null : hanNumber(inHan(written));
  if (value === null) return null;
  return { to: tokenAtOffset(at, start + written!.length), pieces: [[value]], isWords: false };
}

/** 3조 4천억 (원): 3조4000억. */
const KOREAN_MIXED = new RegExp(`^${KOREAN_NUMBER}`);
const MIXED = /^\d[\d,]*[万萬亿億千](?:\d[\d,]*[万萬亿億千]?)+/;
const LONGEST_MIXED = 32;

/** Quatre mois et demi, 三年半: the token position behind the half, or null. */
function halfBehind(at: TokenText, i: number): number | null {
  if (keyAt(at, i) === '半' && gapBehind(at, i - 1) === '') return i + 1;
  return halfEnd(at, i);
}

function withHalf(base: Base): Base {
  return { ...base, pieces: base.pieces.map((values) => values.map((value) => value + 0.5)) };
}

function readBase(at: TokenText, i: number, language: string): Base | null {
  if (at.tokens.kinds[i] === NUMBER) {
    const pieces = readValues(rawAt(at, i), language);
    const isNegative = MINUS_WORDS.has(keyAt(at, i - 1)) && isJoined(at, i - 1);
    return { to: i + 1, pieces: isNegative ? pieces.map(negate) : pieces, isWords: false };
  }
  const glued =
    at.tokens.kinds[i] === IDENTIFIER ? ARABIC_GLUED.exec(rawAt(at, i))?.[1] : undefined;
  if (glued !== undefined)
    return { to: i + 1, pieces: readValues(glued, language), isWords: false };
  const spelled = readSpelled(at, i, language);
  return spelled && { to: spelled.to, pieces: [[spelled.value]], isWords: true };
}

/** "And", "by" and the like are glued to Arabic figures: و75. */
const ARABIC_GLUED = /^\p{Script=Arabic}{1,2}(\p{Nd}[\p{Nd}.,\u066b\u066c]*)$/u;

const MINUS_WORDS: ReadonlySet<string> = new Set(
  'minus negative moins menos meno минус мінус माइनस ऋण eksi ناقص سالب マイナス'.split(' '),
);

function belowZero(amount: Amount): Amount {
  return { ...amount, value: -Math.abs(amount.value) };
}

function negate(values: readonly number[]): number[] {
  return values.map((value) => -value);
}

function amountsOf(
  value: number,
  scale: Scale,
  units: readonly string[],
  hasUnit: boolean,
): Amount[] {
  const scaled: Amount = { value: tidy(value * scale.factor), units };
  if (!scale.isUnsure || hasUnit || units.length > 0) return [scaled];
  return [scaled, { value, units: ['m'] }];
}

/** Without the dust of binary fractions: 1.2 × 1e6 is 1200000. */
export function tidy(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(12));
}

const SHARING: ReadonlySet<string> = new Set(
  'to and or bis und oder à et ou a y o до и से और e'.split(' '),
);

/** 10 to 20 million, between 3 and 5 km: the first of two has the scale and the unit of the second too. */
function withSharedUnit(
  at: TokenText,
  to: number,
  language: string,
  pieces: Figure['pieces'],
  isComplete: boolean,
): Figure['pieces'] {
  if (isComplete || !isJoined(at, to - 1) || !SHARING.has(keyAt(at, to)) || !isJoined(at, to))
    return pieces;
  if (at.tokens.kinds[to + 1] !== NUMBER && currencyOf(at, to + 1) === null) return pieces;
  const second = at.tokens.kinds[to + 1] === NUMBER ? to + 2 : to + 3;
  const scale = readScale(at, second, language);
  const unit = readUnit(at, scale.to, language);
  if (scale.factor === 1 && unit === null) return pieces;
  return pieces.map((amounts) => [
    ...amounts,
    ...amounts.map(({ value, units }) => ({
      value: tidy(value * scale.factor),
      units: units.length > 0 ? units : (unit?.codes ?? []),
    })),
  ]);
}
