import type { ReasonKind } from '../model/finding';
import { classOf, LINE, NOISE, SPACE } from '../text/char-class';
import { isWordUnit } from '../text/read-gap';
import { IDENTIFIER, LETTER, MARK, NUMBER, SIGN, WORD } from '../text/token';
import { betweenLetters } from './check-end';
import {
  goesOnSmaller,
  HYPHENS,
  isBlank,
  isCounting,
  isFraction,
  isJoiningPoint,
  isNeutralSign,
  isNumberLike,
  isPicture,
  isTimes,
  opensBlock,
  type ShownBeside,
} from './edge-signs';
import { hasSignBefore } from './has-sign-before';
import { keyOf, type StreamIndex } from './index-stream';
import { EDGE_WINDOW } from './thresholds';
import { NEGATING_STARTS } from './words/negations';
import {
  ADDING_WORDS,
  ARTICLES,
  isScaleAt,
  isScaleBehind,
  PART_WORDS,
  SCALE_WORDS,
  SIGN_LETTERS,
  SIGN_WORDS,
  TEN_WORDS,
} from './words/number-words';
import { CURRENCY_CODES, DATE_LETTERS, UNIT_LETTERS } from './words/unit-words';

/**
 * Question: does a run of source tokens begin and end where a reader would let it? It is cut when its
 * first or last token is only a part of something: a number touching a sign, a unit, a scale word, a
 * currency, an operator, or a word inside a compound. Looks a few dozen units to each side, so the
 * cost does not depend on the page. Returns what was cut, or null.
 */
export function checkStart(
  stream: StreamIndex,
  first: number,
  shown: ShownBeside,
): ReasonKind | null {
  const { text, tokens } = stream;
  const start = tokens.starts[first]!;
  const isNumeric = isNumberLike(stream, first);
  if (start > 0 && isHyphenBefore(text, start)) return isNumeric ? 'cut-number' : 'cut-word';
  if (/(?:^|[\s(])!$/.test(text.slice(Math.max(0, start - 2), start))) return 'cut-word';
  const before = first - 1;
  const hasSign =
    tokens.kinds[first] === NUMBER &&
    hasSignBefore(text, start, tokens.ends[first]!, shown.bracket);
  if (before < 0) return hasSign ? 'cut-number' : null;
  const gap = text.slice(Math.max(tokens.ends[before]!, start - EDGE_WINDOW), start);
  if (opensBlock(stream, gap, start)) return null;
  if (isNumeric && SIGN_LETTERS.test(text.slice(Math.max(0, start - 6), start)))
    return 'cut-number';
  if (gap === '') return checkGluedStart(stream, first, before);
  if (hasSign) return 'cut-number';
  if (/[=<>\u2264\u2265+\u00d7\u00f7] ?[-\u2212]$/.test(gapWithSign(text, start)))
    return 'cut-word';
  if (/^[./\\]$/.test(gap) && isJoiningPoint(text, start - 1))
    return isNumeric && gap === '.' ? null : 'cut-word';
  if (gap === ':' && tokens.kinds[first] === IDENTIFIER && tokens.kinds[before] === IDENTIFIER)
    return 'cut-word';
  if (!isBlank(gap)) return null;
  if (isPartBefore(stream, first) || isScaleOf(stream, first, before)) return 'cut-number';
  return isNumeric ? touchesBefore(stream, first, before) : null;
}

/** The minus of −x belongs to x where an operator stands before it. */
function gapWithSign(text: string, start: number): string {
  return text.slice(Math.max(0, start - 3), start);
}

/** No gap at all: a sign glued to a word, figures glued to a unit, or letters without spaces. */
function checkGluedStart(stream: StreamIndex, first: number, before: number): ReasonKind | null {
  const { text, tokens } = stream;
  const kind = tokens.kinds[before];
  if (kind === MARK) return null;
  if (kind === SIGN)
    return isNeutralSign(text, tokens.starts[before]!, tokens.ends[before]!) ? null : 'cut-number';
  if (kind === LETTER && tokens.kinds[first] === LETTER) return letterStart(stream, first, before);
  if (kind === LETTER) return null;
  if (tokens.kinds[first] === LETTER)
    return isCounterBehind(stream, first, before) ? 'cut-number' : null;
  return tokens.kinds[first] === NUMBER ? 'cut-number' : 'cut-unit';
}

/** 月5日 cut out of 3月5日, 万人 out of 3万人: the letter counts the figures before it. */
function isCounterBehind({ text, tokens }: StreamIndex, first: number, before: number): boolean {
  const start = tokens.starts[first]!;
  return (
    tokens.kinds[before] === NUMBER &&
    ((UNIT_LETTERS + DATE_LETTERS).includes(text[start] ?? ' ') || isScaleAt(text, start))
  );
}

/** The scale of a number that a space parts from it: 5 | ล้าน, 5 ล้าน | ล้าน. */
function isScaleOf({ text, tokens }: StreamIndex, first: number, before: number): boolean {
  if (tokens.kinds[first] !== LETTER || !isScaleAt(text, tokens.starts[first]!)) return false;
  return tokens.kinds[before] === NUMBER || isScaleBehind(text, tokens.ends[before]!);
}

function letterStart(stream: StreamIndex, first: number, before: number): ReasonKind | null {
  const { text, tokens } = stream;
  const ahead = text.slice(Math.max(0, tokens.starts[before]! - 6), tokens.ends[before]);
  if (NEGATING_STARTS.some((letters) => ahead.endsWith(letters))) return 'cut-word';
  return betweenLetters(text, tokens.starts[first]!);
}

/** A number, across spaces, behind a sign, currency, operator or another part of a spelled number. */
function touchesBefore(stream: StreamIndex, first: number, before: number): ReasonKind | null {
  const key = keyOf(stream.text, stream.tokens, before);
  const kind = stream.tokens.kinds[before];
  if (kind === SIGN) return /^[%\u2030\u00b0&#@]/.test(key) || isPicture(key) ? null : 'cut-number';
  if (kind === WORD && (CURRENCY_CODES.has(key) || SIGN_WORDS.has(key))) return 'cut-number';
  if (isTimes(stream, before) && stream.tokens.kinds[before - 1] === NUMBER) return 'cut-number';
  if (kind === NUMBER && isFraction(stream, first)) return 'cut-number';
  if (goesOnSmaller(stream, before) || isAddedBefore(stream, first)) return 'cut-number';
  const isSpelled = stream.tokens.kinds[first] === WORD;
  if (isSpelled && kind === WORD && isCounting(key)) return 'cut-number';
  return isSpelled && kind === NUMBER && SCALE_WORDS.has(keyOf(stream.text, stream.tokens, first))
    ? 'cut-number'
    : null;
}

/** Half | a million, a quarter of | a million: the quote takes the whole for its part. */
function isPartBefore(stream: StreamIndex, first: number): boolean {
  const key = (i: number): string =>
    i >= 0 && i < stream.tokens.count ? keyOf(stream.text, stream.tokens, i) : '';
  let scale = first;
  while (scale < first + 2 && ARTICLES.has(key(scale))) scale++;
  if (!SCALE_WORDS.has(key(scale))) return false;
  let part = first - 1;
  while (part > first - 3 && ARTICLES.has(key(part))) part--;
  return PART_WORDS.has(key(part));
}

/** Two hundred and | five, treinta y | cinco. */
function isAddedBefore(stream: StreamIndex, first: number): boolean {
  if (first < 2) return false;
  const adding = keyOf(stream.text, stream.tokens, first - 1);
  const word = keyOf(stream.text, stream.tokens, first - 2);
  if (!ADDING_WORDS.has(adding)) return false;
  return SCALE_WORDS.has(word) || (TEN_WORDS.has(word) && adding !== 'and');
}

/** A hyphen glued to the word, with a letter or figure at its other side, a line end in between allowed. */
function isHyphenBefore(text: string, start: number): boolean {
  let at = start - 1;
  let hasLine = false;
  while (at >= 0 && at > start - EDGE_WINDOW) {
    const kind = classOf(text.charCodeAt(at));
    if (kind === LINE) hasLine = true;
    else if (kind !== NOISE && !(kind === SPACE && (hasLine || isLineBefore(text, at)))) break;
    if (text[at] === '\u00ad' && hasLine) break;
    at--;
  }
  return at > 0 && HYPHENS.includes(text[at] ?? ' ') && isWordUnit(text, at - 1);
}

/** Only spaces stand between `at` and a line end on its left. */
function isLineBefore(text: string, at: number): boolean {
  let next = at;
  while (next > 0 && next > at - EDGE_WINDOW && classOf(text.charCodeAt(next)) === SPACE) next--;
  return classOf(text.charCodeAt(next)) === LINE;
}
