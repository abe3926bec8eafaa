import {
  ALPHA,
  APOSTROPHE,
  classAt,
  classOf,
  DIGIT,
  FRACTION,
  IDEO,
  LOWERED,
  RAISED,
  SURROGATE,
  SYMBOL,
} from './char-class';
import { scanNumber, startsNumber } from './scan-number';
import { scanSign } from './scan-sign';
import { scanLetter, scanPossessive, scanWord } from './scan-word';
import { IDENTIFIER, LETTER, MARK, SIGN, WORD } from './token';
import { TokenBuffer } from './token-buffer';

/**
 * Question: where do the tokens of this text stand? One pass from left to right; every branch moves
 * forward and looks ahead at most a fixed number of code units, so the cost is linear whatever the
 * text holds. Everything between two tokens is punctuation, space or noise; `readGap` reads it.
 */
export function scanTokens(text: string): TokenBuffer {
  const buffer = new TokenBuffer(text.length >> 2);
  let at = 0;
  while (at < text.length) at = scanOne(text, at, buffer);
  return buffer;
}

/** Pushes the token that begins at `at`, if any; returns where to go on. Always moves forward. */
function scanOne(text: string, at: number, buffer: TokenBuffer): number {
  const unit = text.charCodeAt(at);
  // Most units of most pages: an ASCII letter begins a plain word.
  if (isAsciiLetter(unit)) {
    const end = plainWordEnd(text, at);
    if (end > 0) {
      buffer.push(WORD, at, end, 1);
      return end;
    }
    return scanWord(text, at, buffer);
  }
  if (unit === 0x20 || unit === 0x0a) return at + 1;
  return scanOther(text, at, buffer);
}

function scanOther(text: string, at: number, buffer: TokenBuffer): number {
  const kind = classAt(text, at);
  if (kind === ALPHA) return scanWord(text, at, buffer);
  if (kind === IDEO) return push(buffer, LETTER, at, scanLetter(text, at));
  if (kind === DIGIT || kind === FRACTION || startsNumber(text, at))
    return scanNumber(text, at, buffer);
  if (kind === RAISED) return push(buffer, MARK, at, runOf(text, at, RAISED));
  if (kind === LOWERED) return push(buffer, IDENTIFIER, at, runOf(text, at, LOWERED));
  if (kind === APOSTROPHE) return scanPossessive(text, at, buffer);
  const end = scanSign(text, at, kind === SYMBOL);
  if (end > at) return push(buffer, SIGN, at, end);
  return at + (classOf(text.charCodeAt(at)) === SURROGATE ? wide(text, at) : 1);
}

function push(buffer: TokenBuffer, kind: number, start: number, end: number): number {
  buffer.push(kind, start, end, 0);
  return end;
}

function runOf(text: string, at: number, kind: number): number {
  let end = at + 1;
  while (end < text.length && classOf(text.charCodeAt(end)) === kind) end++;
  return end;
}

function wide(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

function isAsciiLetter(unit: number): boolean {
  const lower = unit | 0x20;
  return lower >= 0x61 && lower <= 0x7a && unit < 0x80;
}

/** ASCII units that end a word for certain: none of them may be glued to it or stand inside it. */
const ENDERS = new Uint8Array(128);
for (const unit of ' \n\r\t,.:;?!()[]{}<>="*`/|&$%') ENDERS[unit.charCodeAt(0)] = 1;
const HYPHEN = 0x2d;
/** Longest word behind which a hyphen may be a rating (AA-); see `gluedSign`. */
const RATING_LENGTH = 3;

/** End of a run of ASCII letters that is a whole word for certain; 0 where a closer look is due. */
function plainWordEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && isAsciiLetter(text.charCodeAt(end))) end++;
  if (end === text.length) return end;
  const next = text.charCodeAt(end);
  if (next < 128 && ENDERS[next] === 1) return end;
  return next === HYPHEN && end - at > RATING_LENGTH ? end : 0;
}
