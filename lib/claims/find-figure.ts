import type { Span } from '../model/span';
import { LETTER, NUMBER, WORD } from '../text/token';
import { placesOf } from '../verify/find-runs';
import type { StreamIndex } from '../verify/index-stream';
import { isSmallWord } from '../verify/words/function-words';
import { placesGlued } from './figure-table';
import { findCentury } from './find-century';
import { placesOfOrdinal } from './find-ordinal';
import { placesOfPhrase } from './find-phrase';
import { findTime } from './find-time';
import { hanPlaces } from './han-table';
import { readDate } from './read-date';
import { type Amount, type Figure, readFigure } from './read-figure';
import { gapBehind, isJoined, keyAt, rawAt, spanOf, type TokenText } from './token-text';
import { startsOfValue } from './value-places';
import { SAME_RATES } from './words/bounds';
import { partPhrases } from './words/part-words';
import { romanOf } from './words/roman';
import { unitOfLetters } from './words/unit-codes';

/**
 * Question: does this figure stand in this text, in whatever harmless spelling? 1.2 million is
 * 1,200,000 and ten is 10; units are never converted.
 *
 * Every spelling of a value holds one of a few tokens: its digits, its digits before a scale word, or a
 * number word. Only the places of these are read, each with the same reader that read the sentence, so
 * what is compared are values. Cost: places of those tokens, capped. Null when no place holds it.
 */
export function findFigure(
  figure: Figure,
  claim: TokenText,
  stream: StreamIndex,
  language: string,
): Span<'source'> | null {
  const time = figure.time === undefined ? null : findTime(figure.time, stream);
  if (time !== null) return time;
  const century = figure.century === undefined ? null : findCentury(figure.century, stream);
  if (century !== null) return century;
  if (figure.pieces.length === 0) return findAsWritten(figure, claim, stream);
  const places = figure.pieces.map((amounts) =>
    findPiece(amounts, figure, claim, stream, language),
  );
  const own = places.every((place) => place !== null) ? (places[0] ?? null) : null;
  if (own !== null || figure.twin === undefined) return own;
  return findFigure(figure.twin, claim, stream, language);
}

/** Times, versions and the like mean what they are only as they are written. */
function findAsWritten(
  figure: Figure,
  claim: TokenText,
  stream: StreamIndex,
): Span<'source'> | null {
  const key = keyAt(claim, figure.to - 1);
  for (const p of placesOf(key, stream).positions) return spanOf(stream, p, p + 1);
  // 7:30 may stand as 7.30, of which the key holds the digits alone.
  if (!/^\d{1,2}:\d\d$/.test(key)) return null;
  for (const p of placesOf(key.replace(':', ''), stream).positions)
    if (rawAt(stream, p) === key.replace(':', '.')) return spanOf(stream, p, p + 1);
  return null;
}

/** One number of the figure, or null. */
export function findPiece(
  amounts: readonly Amount[],
  figure: Figure,
  claim: TokenText,
  stream: StreamIndex,
  language: string,
): Span<'source'> | null {
  const wanted = { amounts, figure, countsNoun: countsSomething(claim, figure.to) };
  const written = keyAt(claim, figure.isWords ? figure.to : numberOf(figure, claim));
  for (const { value } of amounts) {
    for (const start of startsOfValue(value, written, stream, language)) {
      const met = readFigure(stream, start, language);
      if (met === null || !agrees(wanted, met, stream) || isDay(start, stream, language)) continue;
      const span = { start: met.start, end: met.end };
      if (!stream.struck.overlaps(span)) return span;
    }
    for (const span of otherPlaces(value, written, wanted, stream))
      if (!stream.struck.overlaps(span)) return span;
  }
  return null;
}

/** Where no figure is read: sixth for 6th, one for 1, a third for 33 %, figures glued to a word (45pts). */
function* otherPlaces(
  value: number,
  written: string,
  wanted: Wanted,
  stream: StreamIndex,
): Generator<Span<'source'>> {
  const { amounts } = wanted;
  const isOrdinal = /^\d+(?:st|nd|rd|th)$/.test(written);
  const isBare = amounts.some(({ units }) => units.length === 0);
  const places = [
    ...(isOrdinal ? placesOfOrdinal(value, stream) : []),
    ...(isOrdinal ? placesOfRoman(value, stream) : []),
    ...(value === 1 && isBare ? placesOf('one', stream).positions : []),
    ...(isBare && Number.isInteger(value) ? placesGlued(String(value), stream) : []),
  ];
  for (const p of places) yield spanOf(stream, p, p + 1);
  if (amounts.some(({ units }) => units.includes('%')))
    for (const keys of partPhrases(value))
      for (const p of placesOfPhrase(keys, stream)) yield spanOf(stream, p, p + keys.length);
  yield* hanSpans(value, wanted, stream);
}

/** XXVII for 27th, in capitals: vi and mix are words. */
function placesOfRoman(value: number, stream: StreamIndex): number[] {
  const roman = romanOf(value);
  return Array.from(placesOf(roman ?? '', stream).positions).filter(
    (p) => rawAt(stream, p) === roman?.toUpperCase(),
  );
}

/** 三十万, 2万4000 and 3割, where what stands behind them agrees. */
function* hanSpans(value: number, wanted: Wanted, stream: StreamIndex): Generator<Span<'source'>> {
  for (const { from, to, span, is } of hanPlaces(value, stream)) {
    if (is === 'year' || is === 'decade') continue;
    const unit = is === 'percent' ? null : unitOfLetters(stream.text.slice(span.end, span.end + 4));
    const units = is === 'percent' ? ['%'] : (unit?.codes ?? []);
    const figure = { from, to, ...span, pieces: [[{ value, units }]], per: null, bound: null };
    if (agrees(wanted, { ...figure, isWords: true }, stream)) yield span;
  }
}

/** The 14 of "14 June" counts nothing. */
function isDay(start: number, stream: StreamIndex, language: string): boolean {
  if (/^[日號号일]/.test(keyAt(stream, start + 1))) return true;
  if (!/^\p{Nd}{1,2}(?:\P{Nd}|$)/u.test(rawAt(stream, start))) return false;
  const own = readDate(stream, start, language);
  if (own !== null) return own.days.length > 0;
  for (let first = Math.max(0, start - 3); first < start; first++) {
    const met = readDate(stream, first, language);
    if (met !== null && met.days.length > 0 && met.to > start) return true;
  }
  return false;
}

interface Wanted {
  readonly amounts: readonly Amount[];
  readonly figure: Figure;
  readonly countsNoun: boolean;
}

/** What stands there may be what is wanted: the value, its unit, its limit and what it is counted by. */
export function agrees(
  { amounts, figure, countsNoun }: Wanted,
  met: Figure,
  stream: StreamIndex,
  isSame = (one: number, other: number) => one === other,
): boolean {
  if (figure.bound !== null && met.bound !== null && figure.bound !== met.bound) return false;
  if (!ratesAgree(figure, met, stream)) return false;
  const metCounts = countsSomething(stream, met.to);
  return met.pieces.some((piece) =>
    piece.some((other) =>
      amounts.some((one) => {
        if (!isSame(one.value, other.value)) return false;
        // A share is never meant by a bare number.
        if (one.units.length === 0)
          return other.units.length === 0 || !(countsNoun || other.units.includes('%'));
        if (other.units.length === 0) return !metCounts;
        return one.units.some((unit) => other.units.includes(unit));
      }),
    ),
  );
}

/** Both have a unit, and none in common: nothing else speaks for sure against a figure. */
export function unitsAgree(one: Amount, { pieces }: Figure): boolean {
  return pieces.some((piece) =>
    piece.some(
      ({ units }) =>
        one.units.length === 0 ||
        units.length === 0 ||
        one.units.some((unit) => units.includes(unit)),
    ),
  );
}

/** The word behind is what the number counts: 45 patients, 45人. Behind a unit nothing is asked. */
function countsSomething(at: TokenText, i: number): boolean {
  if (i >= at.tokens.count || !isJoined(at, i - 1)) return false;
  if (at.tokens.kinds[i] === LETTER)
    return gapBehind(at, i - 1) === '' && !/[的了是在和]/.test(keyAt(at, i));
  const key = keyAt(at, i);
  return at.tokens.kinds[i] === WORD && key.length > 2 && !isSmallWord(key);
}

/** How many tokens around a figure may name what it is counted by, where it is not said right behind it. */
const RATE_REACH = 10;

function ratesAgree(figure: Figure, met: Figure, stream: StreamIndex): boolean {
  if (figure.per === null) return met.per === null || !isLength(met);
  if (met.per !== null) return isSameRate(figure.per, met.per);
  for (let i = Math.max(0, met.from - RATE_REACH); i < met.to + RATE_REACH; i++)
    if (isSameRate(figure.per, keyAt(stream, i))) return true;
  return false;
}

/** 60 km and 60 km/h are not one measure; 500 a person and 500 may be one price. */
function isLength({ pieces }: Figure): boolean {
  return pieces.some((piece) => piece.some(({ units }) => /^(?:km|mi|m)$/.test(units[0] ?? '')));
}

function isSameRate(one: string, other: string): boolean {
  if (one === other || `${one}s` === other || one === `${other}s`) return true;
  return SAME_RATES.some((rates) => rates.includes(one) && rates.includes(other));
}

/** The token that holds the digits: behind a sign of money. */
function numberOf({ from, to }: Figure, claim: TokenText): number {
  let i = from;
  while (i < to - 1 && claim.tokens.kinds[i] !== NUMBER) i++;
  return i;
}
