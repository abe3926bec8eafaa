import type { ReasonKind } from '../model/finding';
import { classOf, LINE, NOISE, SPACE } from '../text/char-class';
import { isWordUnit } from '../text/read-gap';
import { IDENTIFIER, LETTER, MARK, NUMBER, SIGN, WORD } from '../text/token';
import { isUnit } from '../text/units';
import { wordsBeside } from '../text/word-break';
import { checkMeasure, isEraAt } from './check-measure';
import {
  goesOnSmaller,
  HYPHENS,
  isBlank,
  isCounting,
  isCountingAt,
  isFraction,
  isJoiningPoint,
  isNeutralSign,
  isNumberLike,
  isPicture,
  isTimes,
  opensBlock,
  type ShownBeside,
} from './edge-signs';
import { isNegativeInBrackets } from './has-sign-before';
import { keyOf, type StreamIndex } from './index-stream';
import { EDGE_WINDOW } from './thresholds';
import { CONTRACTED } from './words/contractions';
import { NEGATING_ENDS } from './words/negations';
import {
  ADDING_WORDS,
  areSpelledParts,
  isScaleAt,
  isScaleBehind,
  NUMBER_WORDS,
  SCALE_LETTERS,
  SCALE_PARTS,
  SCALE_WORDS,
  TEN_WORDS,
} from './words/number-words';
import { PERCENT_FIRST, PERCENT_SECOND, UNIT_LETTERS, UNIT_WORDS } from './words/unit-words';

/** What `checkStart` asks of a run's first token, asked of its last. */
export function checkEnd(stream: StreamIndex, last: number, shown: ShownBeside): ReasonKind | null {
  const { text, tokens } = stream;
  const end = tokens.ends[last]!;
  const isNumeric = isNumberLike(stream, last);
  if (isHyphenAfter(text, end)) return isNumeric ? 'cut-number' : 'cut-word';
  if (isNumeric && isSignAfter(text, tokens.starts[last]!, end, shown)) return 'cut-number';
  const after = last + 1;
  if (after >= tokens.count) return null;
  const next = tokens.starts[after]!;
  const gap = text.slice(end, Math.min(next, end + EDGE_WINDOW));
  if (opensBlock(stream, gap, next)) return null;
  const measure = checkMeasure(stream, last);
  if (measure !== null) return measure;
  if (gap === '') return checkGluedEnd(stream, last, after);
  if (/^[./\\]$/.test(gap) && isJoiningPoint(text, end))
    return isUnitAt(stream, last) ? 'cut-unit' : 'cut-word';
  if (gap === ':' && isCell(stream, last) && isCell(stream, after)) return 'cut-word';
  if (!isBlank(gap)) return null;
  if (tokens.kinds[last] === LETTER) {
    const isScale = isScaleBehind(text, end) && isScaleAt(text, tokens.starts[after]!);
    return isScale ? 'cut-number' : null;
  }
  return touchesAfter(stream, last, after);
}

/** A1:B2 is one range of cells. */
function isCell({ tokens }: StreamIndex, i: number): boolean {
  return tokens.kinds[i] === IDENTIFIER;
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
  if (tokens.kinds[last] === NUMBER) return scaleLetters(text, tokens.starts[after]!, next);
  if (tokens.kinds[last] !== LETTER) return null;
  const end = tokens.ends[last]!;
  const isDenied = NEGATING_ENDS.some((letters) => text.startsWith(letters, end));
  if (isDenied || text.startsWith('たい', end - 1)) return 'cut-word';
  return betweenLetters(text, end);
}

/** A cut inside a word, or between two parts of a spelled number: 一百|二十, ห้า|ล้าน. */
export function betweenLetters(text: string, at: number): ReasonKind | null {
  const words = wordsBeside(text, at);
  if (words === null) return 'cut-word';
  return areSpelledParts(words.before, words.after) ? 'cut-number' : null;
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
    if (kind === WORD || kind === IDENTIFIER) return touchesWord(stream, after, raw, key);
    if (kind === LETTER) return scaleLetters(text, tokens.starts[after]!, raw);
    return kind === NUMBER && isFraction(stream, after) ? 'cut-number' : null;
  }
  if (goesOnSmaller(stream, last)) return 'cut-number';
  const word = keyOf(text, tokens, last);
  if (kind !== WORD || !NUMBER_WORDS.has(word)) return null;
  if (isCounting(key)) return 'cut-number';
  const isOpen = SCALE_WORDS.has(word) || (TEN_WORDS.has(word) && key !== 'and');
  const isJoined = isOpen && ADDING_WORDS.has(key) && isCountingAt(stream, after + 1);
  return isJoined ? 'cut-number' : null;
}

function scaleLetters(text: string, at: number, letter: string): ReasonKind | null {
  const isScale =
    (SCALE_LETTERS + UNIT_LETTERS).includes(letter) ||
    SCALE_PARTS.some((part) => text.startsWith(part, at));
  return isScale ? 'cut-number' : null;
}

function touchesWord(
  stream: StreamIndex,
  after: number,
  raw: string,
  key: string,
): ReasonKind | null {
  const { text, tokens } = stream;
  if (SCALE_WORDS.has(key)) return 'cut-number';
  if (isEraAt(text, tokens.ends[after - 1]!)) return 'cut-unit';
  if (PERCENT_FIRST.has(key) && after + 1 < tokens.count) {
    if (PERCENT_SECOND.has(keyOf(text, tokens, after + 1))) return 'cut-unit';
  }
  const base = raw.replace(/[\u00b2\u00b3\u00b9\u2070-\u207b]+$/, '');
  return isUnit(base) || UNIT_WORDS.has(key) ? 'cut-unit' : null;
}

function isUnitAt(stream: StreamIndex, i: number): boolean {
  return isUnit(stream.text.slice(stream.tokens.starts[i], stream.tokens.ends[i]).slice(0, 8));
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

function isSignAfter(text: string, start: number, end: number, shown: ShownBeside): boolean {
  const after = text.slice(end, end + 8);
  if (/^[ \u00a0\u2009\u202f]+[.,\u066b]\d/.test(after)) return true;
  if (/^\s?[/\u2044^:]\s?[\p{L}\p{N}]/u.test(after) && !/^:\s/.test(after)) return true;
  if (/^(?:\*| \* )[\p{L}\p{N}(]|^\*\*\d/u.test(after)) return true;
  if (/^ ?[-\u2013] ?\p{Sc} ?\d/u.test(after)) return true;
  if (/^(?:!\s\p{Ll}|!$)/u.test(after)) return true;
  if (/^['"\u2032\u2033]/.test(after)) return !shown.prime && isPrime(text, start, end);
  return (
    !shown.bracket && text[start - 1] === '(' && isNegativeInBrackets(text.slice(start, end + 1))
  );
}

/** ' and " behind a number are feet and inches unless they close a quotation that began before it. */
export function isPrime(text: string, start: number, end: number): boolean {
  const mark = text[end] ?? '';
  if (mark === '\u2032' || mark === '\u2033') return true;
  const before = text.slice(Math.max(0, start - 300), start);
  const opened = before.split(mark).length - 1;
  return opened % 2 === 0;
}
