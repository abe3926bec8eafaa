import type { StreamIndex } from '../verify/index-stream';
import { hasUnreadCentury } from './find-century';
import { agrees, findPiece, unitsAgree } from './find-figure';
import { placesBetween } from './loose-table';
import { mayBeParts } from './may-be-parts';
import { type Amount, type Figure, readFigure, tidy } from './read-figure';
import { sharesScale } from './shares-scale';
import { placesSpelled } from './spelled-table';
import { keyAt, spanOf, type TokenText } from './token-text';
import { isRateWord } from './words/bounds';
import { isHedged } from './words/hedges';
import { isListed } from './words/number-values';

/** Places that are looked at: a page with more figures that near is not judged. */
const MOST_LOOKED_AT = 200;

/** UTF-16 units in front of a figure that may hold a word for "about". */
const HEDGE_REACH = 24;

/**
 * Question: could a figure that was not found stand in this text after all? It could where a figure is the same
 * in some reading of some language, or is what the sentence's figure is rounded from, and nothing
 * written speaks against it: another unit, another sign. Of such a figure nothing is said. Cost: halving in a
 * table that is read once.
 */
export function isUnsureFigure(
  figure: Figure,
  claim: TokenText,
  stream: StreamIndex,
  language: string,
): boolean {
  if (figure.pieces.length === 0) return false;
  if (figure.century !== undefined) return hasUnreadCentury(stream);
  if (sharesScale(figure, claim, stream, language)) return true;
  const hedged = isAbout(figure, claim);
  const isRange = figure.pieces.length > 1;
  return figure.pieces.every(
    (amounts) =>
      (isRange && findPiece(amounts, figure, claim, stream, language) !== null) ||
      amounts.some((amount) => mayStand(amount, figure, hedged, claim, stream, language)),
  );
}

function isAbout({ start, end, bound }: Figure, { text }: TokenText): boolean {
  const before = text.slice(Math.max(0, start - HEDGE_REACH), start);
  return bound !== null || isHedged(before, text.slice(end, end + 8));
}

function mayStand(
  amount: Amount,
  figure: Figure,
  hedged: boolean,
  claim: TokenText,
  stream: StreamIndex,
  language: string,
): boolean {
  const size = Math.abs(amount.value);
  if (isUnlisted(amount.value, language)) return true;
  if (amount.units.includes('%') && mayBeParts(size, stream)) return true;
  if (isPart(amount, figure) && hasShare(size, stream, language)) return true;
  if (mayBeDecade(figure, size, claim, stream)) return true;
  if (placesSpelled(size, stream, language).some((p) => isUnitFree(p, amount, stream, language)))
    return true;
  const slack = slackOf(size, hedged);
  const places = placesBetween(size - slack, size + slack, stream, MOST_LOOKED_AT);
  if (places.length === MOST_LOOKED_AT) return true;
  for (const p of places) {
    if (stream.struck.overlaps(spanOf(stream, p, p + 1))) continue;
    const met = readFigure(stream, p, language);
    if (met === null || met.pieces.length === 0) return true;
    const isRead = met.pieces.some((piece) =>
      piece.some(({ value }) => isWithin(value, size, slack)),
    );
    if (!isRead) {
      // Read in another manner than its language's: only a unit may speak against it.
      if (unitsAgree(amount, met) && !isScaled(met, size)) return true;
      continue;
    }
    const wanted = { amounts: [amount], figure: withKnownRate(figure), countsNoun: false };
    const isNear = (one: number, other: number): boolean =>
      Math.sign(one) === Math.sign(other) && isWithin(other, size, slack);
    if (agrees(wanted, met, stream, isNear)) return true;
  }
  return false;
}

/** Below this a figure is often written in words, which are not read in every language. */
const SPELLED_OUT = 100;

function isUnlisted(value: number, language: string): boolean {
  return !isListed(language) && (Math.abs(value) < SPELLED_OUT || !Number.isInteger(value));
}

/** In words the unit is often another one than a reader would think of: three points, drei Stück. */
function isUnitFree(p: number, amount: Amount, stream: StreamIndex, language: string): boolean {
  if (amount.units.length === 0 || WELL_READ.has(language)) return false;
  const met = readFigure(stream, p, language);
  return met !== null && unitsAgree(amount, met);
}

/** Languages whose words behind a number are known well enough to be held against it. */
const WELL_READ: ReadonlySet<string> = new Set('en de fr es'.split(' '));

/** Two thirds, three quarters. */
function isPart({ value, units }: Amount, { isWords }: Figure): boolean {
  return isWords && units.length === 0 && value > 0 && value < 1;
}

/** Hundredths that a part in words may differ from the page's share. */
const PART_SLACK = 1.7;

function hasShare(part: number, stream: StreamIndex, language: string): boolean {
  return placesBetween(
    100 * part - PART_SLACK,
    100 * part + PART_SLACK,
    stream,
    MOST_LOOKED_AT,
  ).some((p) => readFigure(stream, p, language)?.pieces[0]?.[0]?.units.includes('%') === true);
}

/** "Anni Ottanta", "in the eighties": a year of it may stand on the page. */
function mayBeDecade(
  figure: Figure,
  value: number,
  claim: TokenText,
  stream: StreamIndex,
): boolean {
  const isTen = figure.isWords && value >= 20 && value < 100 && value % 10 === 0;
  if (!isTen || !BEFORE_DECADE.test(keyAt(claim, figure.from - 1))) return false;
  return [1800, 1900, 2000].some(
    (century) => placesBetween(century + value, century + value + 9, stream, 1).length > 0,
  );
}

const BEFORE_DECADE = /^(?:anni|años|années|anos|лет|годы)$/;

/** 21 million is not 21, where the page's own scale was read. */
function isScaled({ pieces }: Figure, size: number): boolean {
  return pieces.some((piece) => piece.some(({ value }) => Math.abs(value) > LEAST_SCALE * size));
}

const LEAST_SCALE = 900;

function isWithin(value: number, size: number, slack: number): boolean {
  return Math.abs(Math.abs(value) - size) <= slack;
}

/** Only a rate whose other spellings are known may speak against a figure. */
function withKnownRate(figure: Figure): Figure {
  return figure.per === null || isRateWord(figure.per) ? figure : { ...figure, per: null };
}

/** Digits that a figure has to show for it to be taken as rounded where no word says so. */
const SURE_DIGITS = 2;

/**
 * By how much the figure of a page may differ from what the sentence makes of it: half of the last digit that
 * is not a nought; a whole one behind "about", "over", "nearly".
 */
function slackOf(size: number, hedged: boolean): number {
  const digits = tidy(size)
    .toString()
    .replace(/e.*/, '')
    .replace('.', '')
    .replace(/^0+|0+$/g, '');
  if (!hedged && digits.length < SURE_DIGITS)
    return size >= LEAST_ROUND ? ROUND_SHARE * size : DUST * size;
  const step = 10 ** (Math.floor(Math.log10(size)) - Math.max(1, digits.length) + 1);
  // 4,120 is a count as it was made, not 4,119 rounded.
  if (!hedged && step === 10) return 0.5;
  return step * (hedged ? 1 : 0.5) * (1 - DUST);
}

/** From here on noughts may be the digits of a count that was rounded: 400,000 of 400,249. */
const LEAST_ROUND = 1000;
const ROUND_SHARE = 0.005;

/** Share that binary fractions may be off by. */
const DUST = 1e-9;
