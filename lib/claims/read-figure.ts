import { LETTER, NUMBER, SIGN } from '../text/token';
import { halfEnd, readSpelled } from './read-spelled';
import { readUnit } from './read-unit';
import { readValues } from './read-values';
import { gapBehind, isJoined, keyAt, rawAt, type TokenText, tokenAtOffset } from './token-text';
import { boundBefore } from './words/bounds';
import { hanNumber } from './words/han-numbers';
import { numberWords } from './words/number-values';
import { unitCodes } from './words/unit-codes';

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
  /** The same measure in another unit, where the sentence gives both: 355 feet (108 m). */
  readonly twin?: Figure;
}

/** How many UTF-16 units in front of a figure may hold the words that bound it. */
const BOUND_REACH = 24;

/** The figure that begins with token i, in figures or in words; null when none does. */
export function readFigure(at: TokenText, i: number, language: string): Figure | null {
  const whole = readMixed(at, i) ?? readBase(at, i, language);
  if (whole === null) return null;
  const scale = readScale(at, whole.to, language);
  const money = currencyBefore(at, i);
  const unit = readUnit(at, scale.to, language);
  const units = money === null ? (unit?.codes ?? []) : money.codes;
  const half = unit === null || scale.factor !== 1 ? null : halfBehind(at, unit.to);
  const base = half === null ? whole : withHalf(whole);
  const to = half ?? unit?.to ?? scale.to;
  const first = money?.from ?? i;
  const pieces = base.pieces.map((values) =>
    values.flatMap((value) => amountsOf(value, scale, units, unit !== null)),
  );
  const start = at.tokens.starts[first]!;
  return {
    from: first,
    to,
    start,
    end: half === null && unit !== null ? unit.end : at.tokens.ends[to - 1]!,
    pieces: withSharedUnit(at, to, language, pieces, unit !== null || scale.factor !== 1),
    per: unit?.per ?? null,
    bound: boundBefore(at.text.slice(Math.max(0, start - BOUND_REACH), start)),
    isWords: base.isWords,
  };
}

interface Base {
  readonly to: number;
  readonly pieces: readonly (readonly number[])[];
  readonly isWords: boolean;
}

/** 2万4000, 18億5000万: figures and Han letters in turn are one number. */
function readMixed(at: TokenText, i: number): Base | null {
  if (at.tokens.kinds[i] !== NUMBER || at.tokens.kinds[i + 1] !== LETTER) return null;
  const start = at.tokens.starts[i]!;
  const written = MIXED.exec(at.text.slice(start, start + LONGEST_MIXED))?.[0];
  const value = written === undefined ? null : hanNumber(written);
  if (value === null) return null;
  return { to: tokenAtOffset(at, start + written!.length), pieces: [[value]], isWords: false };
}

const MIXED = /^\d[\d,]*[万萬亿億千](?:\d[\d,]*[万萬亿億千]?)+/;
const LONGEST_MIXED = 24;

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
  const spelled = readSpelled(at, i, language);
  return spelled && { to: spelled.to, pieces: [[spelled.value]], isWords: true };
}

const MINUS_WORDS: ReadonlySet<string> = new Set(
  'minus negative moins menos meno минус माइनस'.split(' '),
);

function negate(values: readonly number[]): number[] {
  return values.map((value) => -value);
}

interface Scale {
  readonly to: number;
  readonly factor: number;
  /** The letter may be a unit instead: 5 m are metres or millions. */
  readonly isUnsure: boolean;
}

/** Million, Mio., 万: what multiplies the number before it. */
function readScale(at: TokenText, from: number, language: string): Scale {
  const words = numberWords(language);
  let to = from;
  let factor = 1;
  let isUnsure = false;
  while (to < at.tokens.count && (isJoined(at, to - 1) || isAbbreviated(at, to - 1))) {
    const word = words.get(keyAt(at, to));
    if (word === undefined || !word.isScale || isUnsure) break;
    isUnsure = unitCodes(keyAt(at, to)) !== null;
    factor *= word.value;
    to++;
  }
  return { to, factor, isUnsure };
}

/** "2 Mio. Euro": the full stop behind a short scale is no end. */
function isAbbreviated(at: TokenText, i: number): boolean {
  return rawAt(at, i).length <= 4 && at.tokens.kinds[i] !== NUMBER && gapBehind(at, i) === '. ';
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

function currencyOf(at: TokenText, i: number): readonly string[] | null {
  const isMark = at.tokens.kinds[i] === SIGN && /^\p{Sc}$/u.test(rawAt(at, i));
  const isCode = /^(?:USD|EUR|GBP|JPY|CNY|INR|CHF|Rs)$/.test(rawAt(at, i));
  return isMark || isCode ? unitCodes(keyAt(at, i)) : null;
}

/** A sign or code of money glued in front, with the country before it: US$ 5. */
function currencyBefore(
  at: TokenText,
  i: number,
): { readonly from: number; readonly codes: readonly string[] } | null {
  if (i === 0 || at.tokens.kinds[i] === LETTER || !isJoined(at, i - 1)) return null;
  const codes = currencyOf(at, i - 1);
  if (codes === null) return null;
  const hasCountry = /^(?:US|A|C|NZ|HK|S)$/.test(rawAt(at, i - 2)) && gapBehind(at, i - 2) === '';
  return { from: hasCountry ? i - 2 : i - 1, codes };
}
