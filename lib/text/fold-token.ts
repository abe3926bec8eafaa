import { foldFigures, foldLetters } from './fold-letters';
import { IDENTIFIER, NUMBER, SIGN, WORD } from './token';

/**
 * The key a token is looked up by. It folds more than equality allows (case, vowel points, joiners,
 * ß, ı, grouping marks, notation of fractions and powers), so that every passage worth a look is met;
 * whether two tokens with one key are equal, an edit or different is said by `verify/compare-token`.
 */
export function foldToken(raw: string, kind: number): string {
  if (isPlainAscii(raw)) return raw.toLowerCase();
  if (kind === NUMBER) return numberKey(raw);
  if (kind === SIGN) return foldLetters(raw);
  const key = wordKey(raw);
  return kind === WORD ? key : figuresInWords(key, kind);
}

/** ASCII letters and figures alone: nothing to fold but case. Most tokens of most pages. */
function isPlainAscii(raw: string): boolean {
  for (let at = 0; at < raw.length; at++) {
    const unit = raw.charCodeAt(at);
    const isDigit = unit >= 0x30 && unit <= 0x39;
    const lower = unit | 0x20;
    if (!isDigit && !(lower >= 0x61 && lower <= 0x7a && unit < 0x80)) return false;
  }
  return true;
}

function wordKey(raw: string): string {
  const text = foldLetters(raw);
  return foldCase(stripPoints(text));
}

/** Small letters, with the letters that capitals write alike made one: ß and ss, ı and i, ς and σ, ά and α. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^\0-\x7f]/.test(lower)) return lower;
  return lower
    .replace(/i\u0307/g, 'i')
    .replace(/\u0131/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/ς/g, 'σ')
    .replace(/[άέήίόύώΐΰ]/g, (letter) => UNACCENTED[letter] ?? letter);
}

/** Capitals of Greek are written without the accents that small letters carry. */
const UNACCENTED: Readonly<Record<string, string>> = {
  ά: 'α',
  έ: 'ε',
  ή: 'η',
  ί: 'ι',
  ό: 'ο',
  ύ: 'υ',
  ώ: 'ω',
  ΐ: 'ϊ',
  ΰ: 'ϋ',
};

const POINTS =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670\u200c\u200d]/g;

/** Stress marks that dictionaries and textbooks set on Cyrillic words; й and ё are letters of their own. */
const STRESS = /(?<=\p{Script=Cyrillic})[\u0300\u0301]/gu;

/** Without Arabic and Hebrew vowel points, without Cyrillic stress marks and without joiners. */
export function stripPoints(text: string): string {
  const plain = text.replace(POINTS, '');
  return /[\u0300\u0301]/.test(plain) ? plain.replace(STRESS, '') : plain;
}

const RAISED_DIGITS = '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079';

/** Raised figures as ^2, lowered ones plain: x² is not x2, CO₂ may be CO2. */
function figuresInWords(key: string, kind: number): string {
  if (!/[^\0-\x7f]/.test(key)) return key;
  const text = raisedToCaret(key)
    .replace(/[\u2080-\u2089]/g, (char) => String(char.charCodeAt(0) - 0x2080))
    .replace(/\u208a/g, '+')
    .replace(/[\u208b\u2212\u2013]/g, '-');
  return kind === IDENTIFIER ? plainDigits(text) : text;
}

function raisedToCaret(text: string): string {
  return text.replace(
    /[\u2070\u00b9\u00b2\u00b3\u2074-\u207b]+/g,
    (run) => `^${[...run].map(plainRaised).join('')}`,
  );
}

function plainRaised(char: string): string {
  const digit = RAISED_DIGITS.indexOf(char);
  if (digit >= 0) return String(digit);
  return char === '\u207a' ? '+' : '-';
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '\u00bd': '1/2',
  '\u2153': '1/3',
  '\u2154': '2/3',
  '\u00bc': '1/4',
  '\u00be': '3/4',
  '\u2155': '1/5',
  '\u2156': '2/5',
  '\u2157': '3/5',
  '\u2158': '4/5',
  '\u2159': '1/6',
  '\u215a': '5/6',
  '\u2150': '1/7',
  '\u215b': '1/8',
  '\u215c': '3/8',
  '\u215d': '5/8',
  '\u215e': '7/8',
  '\u2151': '1/9',
  '\u2152': '1/10',
};

function numberKey(raw: string): string {
  const text = raisedToCaret(plainDigits(foldFigures(raw))).toLowerCase();
  const fraction = FRACTIONS[text];
  if (fraction !== undefined) return fraction;
  return PLAIN_NUMBER.test(text) ? text.replace(/[.,'\u00b7\u066b\u066c ]/g, '') : text;
}

/** A number whose only marks group or divide decimals: times, dates and ranges keep theirs. */
const PLAIN_NUMBER = /^[-+]?[.]?\d[\d.,'\u00b7\u066b\u066c ]*(\^[-+]?\d+|e[-+]?\d+)?$/;

/** Digits of every script as 0–9; the value of a decimal digit is its distance from its script's zero. */
export function plainDigits(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Decimal digits stand in runs of ten in every script. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code < 0x80 ? code - 0x30 : (code - zero) % 10;
}
