import type { ReasonKind } from '../model/finding';
import { classOf, LINE, NOISE, SPACE } from '../text/char-class';
import { isWordUnit } from '../text/read-gap';
import { IDENTIFIER, LETTER, MARK, NUMBER, SIGN, WORD } from '../text/token';
import { isUnit } from '../text/units';
import { isWordBreak } from '../text/word-break';
import { hasSignBefore } from './has-sign-before';
import { keyOf, type StreamIndex } from './index-stream';
import { EDGE_WINDOW } from './thresholds';
import { CONTRACTED } from './words/contractions';
import { NEGATING_LETTERS } from './words/negations';
import {
  ADDING_WORDS,
  NUMBER_WORDS,
  ONES,
  SCALE_LETTERS,
  SCALE_WORDS,
  SIGN_WORDS,
} from './words/number-words';
import { CURRENCY_CODES, UNIT_LETTERS, UNIT_WORDS } from './words/unit-words';

/**
 * Question: does a run of source tokens begin and end where a reader would let it? It is cut when its
 * first or last token is only a part of something: a number touching a sign, a unit, a scale word, a
 * currency, an operator, or a word inside a compound. Looks a few dozen units to each side, so the
 * cost does not depend on the page. Returns what was cut, or null.
 */
export function checkStart(stream: StreamIndex, first: number): ReasonKind | null {
  const { text, tokens } = stream;
  const start = tokens.starts[first]!;
  const isNumeric = isNumberLike(stream, first);
  if (start > 0 && isHyphenBefore(text, start)) return isNumeric ? 'cut-number' : 'cut-word';
  const before = first - 1;
  const hasSign = tokens.kinds[first] === NUMBER && hasSignBefore(text, start, tokens.ends[first]!);
  if (before < 0) return hasSign ? 'cut-number' : null;
  const gap = text.slice(Math.max(tokens.ends[before]!, start - EDGE_WINDOW), start);
  if (gap === '') return checkGluedStart(stream, first, before);
  if (hasSign) return 'cut-number';
  if (/(?:^|[\s(])!$/.test(text.slice(start - 2, start))) return 'cut-word';
  if (/^[./\\]$/.test(gap) && isJoiningPoint(text, start - 1))
    return isNumeric && gap === '.' ? null : 'cut-word';
  if (!isNumeric || !isBlank(gap)) return null;
  return touchesBefore(stream, first, before);
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
  return tokens.kinds[first] === LETTER
    ? null
    : tokens.kinds[first] === NUMBER
      ? 'cut-number'
      : 'cut-unit';
}

function letterStart(stream: StreamIndex, first: number, before: number): ReasonKind | null {
  const { text, tokens } = stream;
  if (NEGATING_LETTERS.includes(text.slice(tokens.starts[before], tokens.ends[before])))
    return 'cut-word';
  return isWordBreak(text, tokens.starts[first]!) ? null : 'cut-word';
}

/** A fraction behind a whole number is a part of it: 1 ½, 2 1/2. */
function isFraction(stream: StreamIndex, i: number): boolean {
  const raw = stream.text.slice(stream.tokens.starts[i], stream.tokens.ends[i]);
  return /^(?:[\u00bc-\u00be\u2150-\u215e]|\d{1,2}[/\u2044]\d{1,3})$/.test(raw);
}

/** A number, across spaces, behind a sign, currency, operator or another part of a spelled number. */
function touchesBefore(stream: StreamIndex, first: number, before: number): ReasonKind | null {
  const key = keyOf(stream.text, stream.tokens, before);
  const kind = stream.tokens.kinds[before];
  if (kind === SIGN) return /^[%\u2030\u00b0&#@]/.test(key) || isPicture(key) ? null : 'cut-number';
  if (kind === WORD && (CURRENCY_CODES.has(key) || SIGN_WORDS.has(key))) return 'cut-number';
  if (isTimes(stream, before) && stream.tokens.kinds[before - 1] === NUMBER) return 'cut-number';
  if (kind === NUMBER && isFraction(stream, first)) return 'cut-number';
  const isSpelled = stream.tokens.kinds[first] === WORD;
  if (isSpelled && kind === WORD && isCounting(key)) return 'cut-number';
  return isSpelled && kind === NUMBER && SCALE_WORDS.has(keyOf(stream.text, stream.tokens, first))
    ? 'cut-number'
    : null;
}

/** The same for the run's last token. */
export function checkEnd(stream: StreamIndex, last: number): ReasonKind | null {
  const { text, tokens } = stream;
  const end = tokens.ends[last]!;
  const isNumeric = isNumberLike(stream, last);
  if (isHyphenAfter(text, end)) return isNumeric ? 'cut-number' : 'cut-word';
  if (isNumeric && isSignAfter(text, tokens.starts[last]!, end)) return 'cut-number';
  const after = last + 1;
  if (after >= tokens.count) return null;
  const gap = text.slice(end, Math.min(tokens.starts[after]!, end + EDGE_WINDOW));
  if (gap === '') return checkGluedEnd(stream, last, after);
  if (/^[./\\]$/.test(gap) && isJoiningPoint(text, end))
    return isUnitAt(stream, last) ? 'cut-unit' : 'cut-word';
  if (!isBlank(gap)) return null;
  return touchesAfter(stream, last, after);
}

function checkGluedEnd(stream: StreamIndex, last: number, after: number): ReasonKind | null {
  const { text, tokens } = stream;
  const kind = tokens.kinds[after];
  if (kind === MARK) return null;
  if (kind === SIGN)
    return isNeutralSign(text, tokens.starts[after]!, tokens.ends[after]!) ? null : 'cut-number';
  if (kind === LETTER) return letterEnd(stream, last, after);
  if (tokens.kinds[last] === LETTER) return null;
  if (/^['\u2019]/.test(text.slice(tokens.starts[after], tokens.ends[after]))) {
    return CONTRACTED.has(keyOf(text, tokens, last)) ? 'cut-word' : null;
  }
  return tokens.kinds[last] === NUMBER ? 'cut-number' : 'cut-word';
}

function letterEnd(stream: StreamIndex, last: number, after: number): ReasonKind | null {
  const { text, tokens } = stream;
  const next = text.slice(tokens.starts[after], tokens.ends[after]);
  if (tokens.kinds[last] === NUMBER)
    return (SCALE_LETTERS + UNIT_LETTERS).includes(next) ? 'cut-number' : null;
  if (tokens.kinds[last] !== LETTER) return null;
  return isWordBreak(text, tokens.ends[last]!) ? null : 'cut-word';
}

/** A number, across spaces, in front of a unit, scale word, currency or operator. */
function touchesAfter(stream: StreamIndex, last: number, after: number): ReasonKind | null {
  const { text, tokens } = stream;
  const raw = text.slice(tokens.starts[after], tokens.ends[after]);
  const key = keyOf(text, tokens, after);
  const kind = tokens.kinds[after];
  if (tokens.kinds[last] === NUMBER) {
    if (kind === SIGN)
      return isPicture(raw) || /^[&#@]/.test(raw)
        ? null
        : /[%\u2030\u00b0]/.test(raw)
          ? 'cut-unit'
          : 'cut-number';
    if (isTimes(stream, after) && tokens.kinds[after + 1] === NUMBER) return 'cut-number';
    if (kind === WORD || kind === IDENTIFIER) return touchesWord(raw, key);
    if (kind === LETTER) return (SCALE_LETTERS + UNIT_LETTERS).includes(raw) ? 'cut-number' : null;
    return kind === NUMBER && /^[½¼¾⅓⅔⅛]/.test(raw) ? 'cut-number' : null;
  }
  const word = keyOf(text, tokens, last);
  if (kind !== WORD || !NUMBER_WORDS.has(word)) return null;
  const isJoined =
    ADDING_WORDS.has(key) &&
    SCALE_WORDS.has(word) &&
    after + 1 < tokens.count &&
    isNumberLike(stream, after + 1);
  return isCounting(key) || isJoined ? 'cut-number' : null;
}

/** An x between two numbers is a multiplication sign: 5 x 10³, 3 x 4. */
function isTimes(stream: StreamIndex, i: number): boolean {
  return i >= 0 && i < stream.tokens.count && keyOf(stream.text, stream.tokens, i) === 'x';
}

function isCounting(key: string): boolean {
  return NUMBER_WORDS.has(key) || ONES.has(key);
}

function touchesWord(raw: string, key: string): ReasonKind | null {
  if (SCALE_WORDS.has(key)) return 'cut-number';
  const base = raw.replace(/[\u00b2\u00b3\u00b9\u2070-\u207b]+$/, '');
  return isUnit(base) || UNIT_WORDS.has(key) ? 'cut-unit' : null;
}

function isNumberLike(stream: StreamIndex, i: number): boolean {
  const kind = stream.tokens.kinds[i];
  if (kind === NUMBER) return true;
  return kind === WORD && NUMBER_WORDS.has(keyOf(stream.text, stream.tokens, i));
}

function isUnitAt(stream: StreamIndex, i: number): boolean {
  return isUnit(stream.text.slice(stream.tokens.starts[i], stream.tokens.ends[i]).slice(0, 8));
}

const HYPHENS = '-\u2010\u2011\u2013\u05be\u00ad\u2212';

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

function isHyphenAfter(text: string, end: number): boolean {
  let at = skipNoise(text, end);
  if (at >= text.length || !HYPHENS.includes(text[at] ?? ' ')) return false;
  at = skipNoise(text, at + 1);
  if (isWordUnit(text, at)) return true;
  let hasLine = false;
  const limit = Math.min(text.length, at + EDGE_WINDOW);
  for (; at < limit; at++) {
    const kind = classOf(text.charCodeAt(at));
    if (kind === LINE) hasLine = true;
    else if (kind !== SPACE) break;
  }
  return hasLine && isWordUnit(text, at);
}

function skipNoise(text: string, at: number): number {
  let next = at;
  while (
    next < text.length &&
    next < at + EDGE_WINDOW &&
    text[next] !== '\u00ad' &&
    classOf(text.charCodeAt(next)) === NOISE
  )
    next++;
  return next;
}

function isSignAfter(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 8);
  if (/^\s?[/\u2044*^:]\s?[\p{L}\p{N}]/u.test(after) && !/^:\s/.test(after)) return true;
  if (/^(?:!\s\p{Ll}|!$)/u.test(after)) return true;
  if (/^['"\u2032\u2033]/.test(after)) return isPrime(text, start, end);
  return after[0] === ')' && text[start - 1] === '(';
}

/** ' and " behind a number are feet and inches unless they close a quotation that began before it. */
function isPrime(text: string, start: number, end: number): boolean {
  const mark = text[end] ?? '';
  if (mark === '\u2032' || mark === '\u2033') return true;
  const before = text.slice(Math.max(0, start - 300), start);
  const opened = before.split(mark).length - 1;
  return opened % 2 === 0;
}

/** A point or slash glued on both sides joins (paypal.com, km/h); before a capital it ends a sentence. */
function isJoiningPoint(text: string, at: number): boolean {
  if (!isWordUnit(text, at - 1) || !isWordUnit(text, at + 1)) return false;
  return text[at] !== '.' || !/\p{Lu}/u.test(text[at + 1] ?? '');
}

/** Pictures and marks that say nothing of the number or word beside them. */
function isNeutralSign(text: string, start: number, end: number): boolean {
  return isPicture(text.slice(start, end));
}

function isPicture(sign: string): boolean {
  return (
    /^(?:\p{Extended_Pictographic}|[\u2190-\u21ff\u2500-\u27bf])/u.test(sign) &&
    !/^[\u2190-\u21ff\u2713-\u2718]/.test(sign)
  );
}

function isBlank(gap: string): boolean {
  return /^[\s\u200b\u2060\ufeff]*$/.test(gap);
}
