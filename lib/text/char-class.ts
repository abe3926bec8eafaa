/**
 * Question: what may the code unit at this place be part of? One byte per BMP code unit, filled in
 * as units are met, so that the scanner's loop holds no regular expression and start-up is free.
 */
export const OTHER = 1;
export const SPACE = 2;
export const LINE = 3;
export const ALPHA = 4;
export const COMBINING = 5;
export const DIGIT = 6;
/** Letter of a script that writes no spaces between words. */
export const IDEO = 7;
export const APOSTROPHE = 8;
/** Invisible and without meaning. */
export const NOISE = 9;
/** ZWNJ and ZWJ: invisible, but spelling in some scripts. */
export const JOINER = 10;
export const SYMBOL = 11;
export const RAISED = 12;
export const LOWERED = 13;
export const FRACTION = 14;
export const SURROGATE = 15;
export const UNDERSCORE = 16;

const table = new Uint8Array(0x10000);

/** Class of one UTF-16 code unit. */
export function classOf(unit: number): number {
  const known = table[unit] ?? 0;
  if (known !== 0) return known;
  const met = classify(unit);
  table[unit] = met;
  return met;
}

/** Class of the code point whose first unit stands at `at`; looks past surrogate pairs. */
export function classAt(text: string, at: number): number {
  const known = classOf(text.charCodeAt(at));
  if (known !== SURROGATE) return known;
  return classifyText(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

const EXPLICIT: readonly (readonly [number, string])[] = [
  [LINE, '\n\r\u2028\u2029\u000b\u000c\u0085'],
  [APOSTROPHE, "'\u2019\u2018\u201b\u02bc\u02bb\u02b9\u2032\u00b4\uff07\u055a\ua78c"],
  [
    NOISE,
    '\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff\u0000',
  ],
  [JOINER, '\u200c\u200d'],
  [UNDERSCORE, '_'],
  // Signs of meaning that Unicode counts as punctuation, and the reverse.
  [SYMBOL, '%\u2030\u2031&\u066a\uff05\uff06#@\u266f'],
  [
    OTHER,
    '|`\u00a8\u00af\u00b8\u2122\u00ae\u00a9\u2212\u25cf\u25cb\u25aa\u25ab\u25e6\u25a0\u2666\u2044\u2053\ufffc',
  ],
  [ALPHA, '\u00aa\u00ba'],
  [IDEO, '\u30fc\uff70\u3005\u3006\u3007'],
];

function classify(unit: number): number {
  if (unit >= 0xd800 && unit <= 0xdfff) return SURROGATE;
  const char = String.fromCharCode(unit);
  for (const [kind, chars] of EXPLICIT) if (chars.includes(char)) return kind;
  if (unit >= 0xfe00 && unit <= 0xfe0f) return NOISE;
  return classifyText(char);
}

function classifyText(char: string): number {
  if (/\p{White_Space}/u.test(char)) return SPACE;
  if (/[\u2070\u00b9\u00b2\u00b3\u2074-\u207b\u207f]/u.test(char)) return RAISED;
  if (/[\u2080-\u208b]/u.test(char)) return LOWERED;
  if (/[\u00bc-\u00be\u2150-\u215f\u2189]/u.test(char)) return FRACTION;
  if (/\p{Nd}/u.test(char)) return DIGIT;
  if (/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u.test(char)) return NOISE;
  if (/\p{M}/u.test(char)) return COMBINING;
  if (/[\u0e33\u0eb3\uff9e\uff9f]/u.test(char)) return COMBINING;
  if (
    /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}\p{Script=Laoo}\p{Script=Khmr}\p{Script=Mymr}]/u.test(
      char,
    )
  ) {
    return /[\p{L}\p{Nl}]/u.test(char) ? IDEO : OTHER;
  }
  if (/[\p{L}\p{Nl}]/u.test(char)) return ALPHA;
  if (/[\p{Sm}\p{Sc}\p{So}]/u.test(char)) return SYMBOL;
  return OTHER;
}
