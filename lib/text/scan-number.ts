import {
  ALPHA,
  COMBINING,
  classAt,
  classOf,
  DIGIT,
  FRACTION,
  LINE,
  LOWERED,
  NOISE,
  RAISED,
  SPACE,
  SURROGATE,
  UNDERSCORE,
} from './char-class';
import { foldLetters } from './fold-letters';
import { IDENTIFIER, NUMBER } from './token';
import type { TokenBuffer } from './token-buffer';
import { isUnit } from './units';

/** A soft hyphen in front of a figure may be a minus that lost its glyph: kept, so nothing matches it. */
const SIGNS = '\u00ad-\u2212\u2013+\u2010\u2011\ufe63\uff0d\uff0b';
const INSIDE =
  ".,:/'\u2019\u00b7\u066b\u066c\uff0e\uff0c\uff1a\uff0f\u2044\u2236-\u2010\u2011\u2012\u2013\u2014\u2212";
const GROUP_SPACES = ' \u00a0\u2009\u202f\u2007\u2006\u2008';
/** Units looked through behind figures, and those that an ordinal ending or a unit can have. */
const MOST_LETTERS = 64;
const MOST_ENDING = 20;

/** Endings that make an ordinal of the figures before them. */
const ORDINALS = new Set([
  'st',
  'nd',
  'rd',
  'th',
  'º',
  'ª',
  'er',
  'ère',
  'e',
  'ème',
  'ter',
  'ος',
  'η',
  'ο',
  'го',
  'й',
  'я',
  'е',
]);

/**
 * A sign or a decimal point in front of a figure begins a number: −5, +3.1, .5. Behind a letter, a
 * figure or a closing bracket a dash is a hyphen or a minus between two values, not a sign.
 */
export function startsNumber(text: string, at: number): boolean {
  const first = text[at] ?? '';
  if (first === '.')
    return isDigit(text, at + 1) && !isGluedBehind(text, at) && text[at - 1] !== '.';
  if (!SIGNS.includes(first) || isGluedBehind(text, at)) return false;
  if (SIGNS.includes(text[at - 1] ?? ' ')) return false;
  if (isDigit(text, at + 1)) return true;
  return text[at + 1] === '.' && isDigit(text, at + 2);
}

/**
 * Pushes the number that begins at `at`: figures with what is glued between them (decimal and
 * grouping marks, time, date, ratio, range, exponent, ordinal ending), or the identifier that letters
 * behind the figures make of it (3D, 1990s). Letters that are a unit stay a token of their own.
 */
export function scanNumber(text: string, at: number, buffer: TokenBuffer): number {
  let end = at;
  while (end < text.length && !isFigure(text, end)) end++;
  end = figures(text, end);
  end = exponent(text, end);
  const tail = lettersBehind(text, end);
  if (tail === end) return push(buffer, NUMBER, at, end);
  const letters = foldLetters(text.slice(end, Math.min(tail, end + MOST_ENDING)));
  if (ORDINALS.has(letters.toLowerCase())) return push(buffer, NUMBER, at, tail);
  if (isUnit(letters) || !joinsFigures(text, end)) return push(buffer, NUMBER, at, end);
  return push(buffer, IDENTIFIER, at, identifierEnd(text, tail));
}

function push(buffer: TokenBuffer, kind: number, start: number, end: number): number {
  buffer.push(kind, start, end);
  return end;
}

/** End of the figures from `at` on, over marks and grouping spaces between them. */
function figures(text: string, at: number): number {
  let end = at;
  let run = 0;
  let isGrouped = true;
  while (end < text.length) {
    if (isFigure(text, end)) {
      end += width(text, end);
      run++;
    } else if (INSIDE.includes(text[end] ?? '') && isDigit(text, end + 1)) {
      end++;
      run = 0;
      isGrouped = false;
    } else if (isSpacedRange(text, end)) {
      end += 3;
      run = 0;
      isGrouped = false;
    } else if (isGrouped && run >= 1 && run <= 3 && isGroupAhead(text, end)) {
      end++;
      run = 0;
    } else break;
  }
  return end;
}

/**
 * 1914 – 1918, 3 : 2: an en dash or a colon with single spaces between figures is one token, as without
 * them. An em dash is so between two years only: elsewhere it parts two phrases.
 */
function isSpacedRange(text: string, at: number): boolean {
  const mark = text[at + 1] ?? ' ';
  if (!'\u2013\u2014:\u2236'.includes(mark) || !isDigit(text, at + 3)) return false;
  if (!/^[ \u00a0\u2009\u202f].[ \u00a0\u2009\u202f]$/.test(text.slice(at, at + 3))) return false;
  return mark !== '\u2014' || /^\d{4}...\d{4}(?!\d)/.test(text.slice(Math.max(0, at - 4), at + 8));
}

/** A space and exactly three figures: the number goes on (12 500), whatever kind of space it is. */
function isGroupAhead(text: string, at: number): boolean {
  if (!GROUP_SPACES.includes(text[at] ?? '\n')) return false;
  if (!(isDigit(text, at + 1) && isDigit(text, at + 2) && isDigit(text, at + 3))) return false;
  return (
    !isFigure(text, at + 4) && !(':/-\u2013'.includes(text[at + 4] ?? 'x') && isDigit(text, at + 5))
  );
}

/** 1e-5, 10^5, 10⁵. */
function exponent(text: string, at: number): number {
  let end = at;
  const sign = text[at] ?? '';
  if (sign === '^' || sign === 'e' || sign === 'E') {
    const from = SIGNS.includes(text[at + 1] ?? 'x') ? at + 2 : at + 1;
    if (isDigit(text, from)) {
      end = from;
      while (isDigit(text, end)) end++;
      if (sign !== '^' && end < text.length && classAt(text, end) === ALPHA) return at;
    }
  }
  while (end < text.length && classOf(text.charCodeAt(end)) === RAISED) end++;
  return end;
}

/** End of the letters glued behind figures; invisible characters between them are passed over. */
function lettersBehind(text: string, at: number): number {
  let end = at;
  for (let next = at; next < text.length && next < at + MOST_LETTERS; ) {
    const kind = classAt(text, next);
    next += width(text, next);
    if (kind === ALPHA || kind === COMBINING) end = next;
    else if (kind !== NOISE) break;
  }
  return end;
}

/** Only letters of Latin writing make one token with the figures before them (3D, 5ж is two). */
function joinsFigures(text: string, at: number): boolean {
  return /^[\u00ad\u200b\u2060\ufeff]*[A-Za-z\u00c0-\u024f]/.test(text.slice(at, at + 8));
}

function identifierEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length) {
    const kind = classAt(text, end);
    const isPart =
      kind === ALPHA || kind === DIGIT || kind === LOWERED || kind === RAISED || kind === COMBINING;
    if (
      !isPart &&
      !(kind === UNDERSCORE && end + 1 < text.length && classAt(text, end + 1) === ALPHA)
    )
      break;
    end += width(text, end);
  }
  return end;
}

function isFigure(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const kind = classAt(text, at);
  return kind === DIGIT || kind === FRACTION;
}

function isDigit(text: string, at: number): boolean {
  return at < text.length && classAt(text, at) === DIGIT;
}

function isGluedBehind(text: string, at: number): boolean {
  if (at === 0) return false;
  const before = text[at - 1] ?? ' ';
  const kind = classOf(before.charCodeAt(0));
  if (kind === SPACE || kind === LINE || kind === NOISE) return false;
  return (
    kind === ALPHA ||
    kind === DIGIT ||
    kind === SURROGATE ||
    kind === COMBINING ||
    kind === RAISED ||
    kind === LOWERED ||
    ')]}%'.includes(before)
  );
}

function width(text: string, at: number): number {
  return classOf(text.charCodeAt(at)) === SURROGATE ? 2 : 1;
}
