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
import { FIGURE, LETTERLIKE, leads, meetLead, PASS, PLAIN, SPACELESS } from './lead-class';
import { scanNumber, startsNumber } from './scan-number';
import { scanSign } from './scan-sign';
import { scanLetter, scanPossessive, scanWord } from './scan-word';
import { IDENTIFIER, LETTER, MARK, NUMBER, SIGN, WORD } from './token';
import { TokenBuffer } from './token-buffer';

/**
 * Question: where do the tokens of this text stand? One pass from left to right; every branch moves
 * forward and looks ahead at most a fixed number of code units, so the cost is linear whatever the
 * text holds. Everything between two tokens is punctuation, space or noise; `readGap` reads it.
 */
export function scanTokens(text: string, buffer = new TokenBuffer(text.length >> 2)): TokenBuffer {
  const { length } = text;
  let at = 0;
  while (at < length) {
    const unit = text.charCodeAt(at);
    const lead = leads[unit]! || meetLead(unit);
    if (lead === PASS) at++;
    else if (lead === PLAIN) at = scanPlain(text, at, buffer);
    else if (lead === SPACELESS) at = push(buffer, LETTER, at, scanLetter(text, at));
    else if (lead === LETTERLIKE) at = scanWord(text, at, buffer);
    else if (lead === FIGURE) at = scanFigures(text, at, buffer);
    else at = isPassedOver(unit, text, at) ? at + 1 : scanOther(text, at, buffer);
  }
  return buffer;
}

/**
 * Most tokens of most pages: ASCII letters, and behind them what can be no part of a word. Five bits
 * tell a letter in either case, so the letters are packed while they are read, six to a number: up to
 * twelve letters the two numbers are the word, and who counts words need not read it again.
 */
function scanPlain(text: string, at: number, buffer: TokenBuffer): number {
  const { length } = text;
  let end = at;
  let unit = text.charCodeAt(at);
  let low = 0;
  let high = 0;
  const middle = Math.min(at + 6, length);
  do {
    low = (low << 5) | (unit & 31);
    end++;
    if (end === length) break;
    unit = text.charCodeAt(end);
  } while (leads[unit] === PLAIN && end < middle);
  while (end < length && leads[unit] === PLAIN) {
    high = (high << 5) | (unit & 31);
    end++;
    unit = end < length ? text.charCodeAt(end) : 0;
  }
  const isWhole =
    end === length ||
    (unit < 128 && ENDERS[unit] === 1) ||
    (unit === HYPHEN && end - at > RATING_LENGTH);
  if (!isWhole) return scanWord(text, at, buffer);
  if (end - at <= PACKED_LETTERS) buffer.pushPacked(at, end, low, high);
  else buffer.push(WORD, at, end);
  return unit === SPACE_UNIT ? end + 1 : end;
}

const PACKED_LETTERS = 12;

/** A full stop, a hyphen or an exclamation mark before a letter or a space begins nothing. */
function isPassedOver(unit: number, text: string, at: number): boolean {
  if (unit !== POINT && unit !== HYPHEN && unit !== EXCLAMATION) return false;
  if (at + 1 >= text.length) return false;
  const next = text.charCodeAt(at + 1);
  return next === 0x20 || next === 0x0a || leads[next] === PLAIN;
}

/** Figures of ASCII with nothing glued to them need no closer look. */
function scanFigures(text: string, at: number, buffer: TokenBuffer): number {
  let end = at + 1;
  while (end < text.length && leads[text.charCodeAt(end)] === FIGURE) end++;
  if (end + 1 >= text.length) return scanNumber(text, at, buffer);
  const next = text.charCodeAt(end);
  const isClosed =
    next === 0x29 ||
    next === 0x5d ||
    next === 0x0a ||
    ((next === 0x20 || next === COMMA || next === POINT) && endsFigures(text.charCodeAt(end + 1)));
  return isClosed ? push(buffer, NUMBER, at, end) : scanNumber(text, at, buffer);
}

/** Behind a space, a comma or a full stop: a letter of ASCII or a plain space ends the number. */
function endsFigures(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || leads[unit] === PLAIN;
}

function scanOther(text: string, at: number, buffer: TokenBuffer): number {
  if (text.charCodeAt(at) === TRUE_HYPHEN) buffer.hasTrueHyphen = true;
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
  buffer.push(kind, start, end);
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

/** ASCII units that end a word for certain: none of them may be glued to it or stand inside it. */
const ENDERS = new Uint8Array(128);
for (const unit of ' \n\r\t,.:;?!()[]{}<>="*`/|&$%') ENDERS[unit.charCodeAt(0)] = 1;
const SPACE_UNIT = 0x20;
const HYPHEN = 0x2d;
const TRUE_HYPHEN = 0x2010;
const POINT = 0x2e;
const COMMA = 0x2c;
const EXCLAMATION = 0x21;
/** Longest word behind which a hyphen may be a rating (AA-); see `scanWord`. */
const RATING_LENGTH = 3;
