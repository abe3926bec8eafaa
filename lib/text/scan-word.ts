import {
  ALPHA,
  APOSTROPHE,
  COMBINING,
  classAt,
  classOf,
  DIGIT,
  IDEO,
  JOINER,
  LINE,
  LOWERED,
  NOISE,
  OTHER,
  RAISED,
  SPACE,
  SURROGATE,
  UNDERSCORE,
} from './char-class';
import { IDENTIFIER, WORD } from './token';
import type { TokenBuffer } from './token-buffer';
import { isUnit } from './units';

/**
 * Pushes the word or identifier that begins at `at` and returns its end. Inside a word stand letters,
 * marks, invisible characters and apostrophes; figures, underscores, raised or lowered figures and a
 * glued + ++ # or rating sign make it an identifier.
 */
export function scanWord(text: string, at: number, buffer: TokenBuffer): number {
  const lettersOnly = lettersEnd(text, at);
  if (isWordEnd(text, lettersOnly)) {
    buffer.push(WORD, at, lettersOnly);
    return lettersOnly;
  }
  const word = { end: at, letters: 0, figures: false };
  let next = at;
  while (next < text.length) {
    const step = stepInWord(text, next, at, word);
    if (step === 0) break;
    next += step;
  }
  const glued = gluedSign(text, word.end, word.end - at);
  const kind = word.figures || glued > 0 ? IDENTIFIER : WORD;
  buffer.push(kind, at, word.end + glued);
  return word.end + glued;
}

function lettersEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length) {
    const kind = classOf(text.charCodeAt(end));
    if (kind !== ALPHA && kind !== COMBINING) break;
    end++;
  }
  return end;
}

/** Marks that may be glued to a word or stand inside it, of the class that is nothing else. */
const GLUE = '"\u05f4\u05f3-\u2212\u2013';

/** What stands here ends a word of letters for certain: most words of most scripts need no other look. */
function isWordEnd(text: string, at: number): boolean {
  if (at >= text.length) return true;
  const unit = text.charCodeAt(at);
  const kind = classOf(unit);
  if (kind === SPACE || kind === LINE || kind === IDEO) return true;
  return kind === OTHER && !GLUE.includes(String.fromCharCode(unit));
}

interface Open {
  /** End of the last part that belongs to the word for certain. */
  end: number;
  letters: number;
  figures: boolean;
}

/** How many code units the word takes at `next`; 0 ends it. */
function stepInWord(text: string, next: number, start: number, word: Open): number {
  const kind = classAt(text, next);
  const width = classOf(text.charCodeAt(next)) === SURROGATE ? 2 : 1;
  if (kind === ALPHA || kind === COMBINING) {
    word.letters++;
    word.end = next + width;
    return width;
  }
  if (kind === JOINER) {
    if (isFinalConsonant(text, next)) word.end = next + width;
    return width;
  }
  if (kind === NOISE) return width;
  if (kind === DIGIT && isHangul(text.charCodeAt(word.end - 1))) return 0;
  if (kind === DIGIT || kind === LOWERED) return takeFigure(word, next, width);
  if (kind === UNDERSCORE) return isWordPart(text, next + 1) ? takeFigure(word, next, 1) : 0;
  if (kind === APOSTROPHE || isGershayim(text, next)) return apostrophe(text, next);
  if (kind === RAISED) return isPower(text, start, word, next) ? takeFigure(word, next, 1) : 0;
  if (text[next] === '.' && word.figures)
    return isPointInside(text, next) ? takeFigure(word, next, 1) : 0;
  return 0;
}

/** Behind the virama of Malayalam and Bengali the joiner makes another letter, at a word's end too. */
function isFinalConsonant(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return text.charCodeAt(at) === 0x200d && (before === 0x0d4d || before === 0x09cd);
}

/** Korean counts with or without spaces: 제3장 is 제 3 장. */
function isHangul(unit: number): boolean {
  return (unit >= 0xac00 && unit <= 0xd7a3) || (unit >= 0x1100 && unit <= 0x11ff);
}

function takeFigure(word: Open, next: number, width: number): number {
  word.figures = true;
  word.end = next + width;
  return width;
}

/** A letter or figure stands here, behind a few more underscores at most: __true__ ends with the e. */
function isWordPart(text: string, at: number): boolean {
  let next = at;
  while (next < at + 8 && text[next] === '_') next++;
  if (next >= text.length) return false;
  const kind = classAt(text, next);
  return kind === ALPHA || kind === DIGIT;
}

function isPointInside(text: string, at: number): boolean {
  return (
    classOf(text.charCodeAt(at - 1)) === DIGIT &&
    at + 1 < text.length &&
    classOf(text.charCodeAt(at + 1)) === DIGIT
  );
}

/** A raised figure belongs to x², km² and 10 m²; on a longer word it is a note number. */
function isPower(text: string, start: number, word: Open, next: number): boolean {
  return word.figures || word.letters === 1 || isUnit(text.slice(start, Math.min(next, start + 8)));
}

/** An apostrophe stays inside a word when a letter follows, save for the ending 's. */
function apostrophe(text: string, at: number): number {
  const next = afterNoise(text, at + 1);
  if (next >= text.length || classAt(text, next) !== ALPHA) return 0;
  // Korean has no apostrophe: what stands between its letters closes a quotation.
  if (isHangul(text.charCodeAt(next))) return 0;
  return possessiveEnd(text, at) > 0 ? 0 : 1;
}

/** Where the invisible characters from `at` on end; a decoded reference pads itself with a few. */
function afterNoise(text: string, at: number): number {
  let next = at;
  while (next < text.length && next < at + 10 && classOf(text.charCodeAt(next)) === NOISE) next++;
  return next;
}

/** Hebrew marks an abbreviation by a double mark before its last letter; answers type it as ". */
function isGershayim(text: string, at: number): boolean {
  const mark = text[at];
  if (mark !== '"' && mark !== '\u05f4' && mark !== '\u05f3') return false;
  return /^[\u05d0-\u05ea]["\u05f3\u05f4][\u05d0-\u05ea]$/.test(text.slice(at - 1, at + 2));
}

/** End of the ending 's that begins with the apostrophe at `at`; 0 when it is something else. */
function possessiveEnd(text: string, at: number): number {
  const letter = afterNoise(text, at + 1);
  if ((text.charCodeAt(letter) | 0x20) !== 0x73) return 0;
  if (letter + 1 >= text.length) return letter + 1;
  const kind = classAt(text, letter + 1);
  const isFree = kind !== ALPHA && kind !== COMBINING && kind !== DIGIT;
  return isFree ? letter + 1 : 0;
}

/** The ending 's is a token of its own, so that "the keeper" stands in "the keeper's lamp". */
export function scanPossessive(text: string, at: number, buffer: TokenBuffer): number {
  const end = possessiveEnd(text, at);
  if (end === 0) return at + 1;
  buffer.push(WORD, at, end);
  return end;
}

/** C++, C#, F♯, A+ and the ratings AA- and O−: how many signs are glued on. */
function gluedSign(text: string, at: number, length: number): number {
  if (length > 3 || at >= text.length) return 0;
  const sign = text[at] ?? '';
  if (sign === '#' || sign === '\u266f' || sign === '\u266d')
    return isFreeAfter(text, at + 1) ? 1 : 0;
  if (sign === '+') {
    const run = text[at + 1] === '+' ? 2 : 1;
    return isFreeAfter(text, at + run) ? run : 0;
  }
  if (!'-\u2212\u2013'.includes(sign)) return 0;
  const isRating = /^\p{Lu}+$/u.test(text.slice(at - length, at));
  return isRating && isFreeAfter(text, at + 1) && text[at + 1] !== '-' ? 1 : 0;
}

/** Nothing that could be joined follows; a line end may hide the rest of a broken word. */
function isFreeAfter(text: string, at: number): boolean {
  if (at >= text.length) return true;
  const kind = classAt(text, at);
  return kind !== ALPHA && kind !== DIGIT && kind !== LINE && kind !== IDEO;
}

/**
 * End of one grapheme of a script without spaces: base, marks, invisible characters. Thai and Lao am
 * may be typed as its two halves, of which the second is a letter elsewhere.
 */
export function scanLetter(text: string, at: number): number {
  let end = at + (classOf(text.charCodeAt(at)) === SURROGATE ? 2 : 1);
  let hasHalf = false;
  while (end < text.length) {
    const unit = text.charCodeAt(end);
    if (classOf(unit) !== COMBINING && !(hasHalf && (unit === 0x0e32 || unit === 0x0eb2))) break;
    hasHalf = unit === 0x0e4d || unit === 0x0ecd || (hasHalf && classOf(unit) === COMBINING);
    end++;
  }
  return end;
}
