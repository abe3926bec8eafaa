import { foldToken } from '../text/fold-token';
import { LETTER, WORD } from '../text/token';
import { gapBehind, isJoined, keyAt, type TokenText } from './token-text';
import { hanNumber } from './words/han-numbers';
import { isKoreanCounter, koreanValue } from './words/korean-numbers';
import { compoundValue } from './words/number-compounds';
import {
  FRACTION_WORDS,
  HALF_BEFORE,
  HALVES_BEFORE,
  HALVES_BEHIND,
  isNumberWord,
  JOINING,
  LONE_SCALES,
  type NumberWord,
  numberWords,
  ONES,
} from './words/number-values';
import { ORDINALS } from './words/ordinals';
import { romanValue } from './words/roman';

export interface Spelled {
  readonly value: number;
  /** Token position behind the last word. */
  readonly to: number;
}

/** Words of one number at most; a longer run is a list. */
const MOST_WORDS = 10;

/**
 * The number in words that begins with token i: two hundred and fifty thousand, vingt-cinq,
 * fünfundzwanzig, 三十五. A lone "one" is an article as often as a number and is none; so is a bare
 * "million" without anything before it.
 */
export function readSpelled(at: TokenText, i: number, language: string): Spelled | null {
  if (at.tokens.kinds[i] === LETTER) return readHan(at, i);
  if (at.tokens.kinds[i] !== WORD) return null;
  if (HALVES_BEFORE.has(keyAt(at, i))) return readHalf(at, i, language);
  if (keyAt(at, i) === HALF_BEFORE) return readHalfBefore(at, i, language);
  const century = readCentury(at, i);
  if (century !== null) return century;
  let sum: Sum = { total: 0, current: 0, last: null, words: 0 };
  let to = i;
  while (to < i + MOST_WORDS && (to === i || isJoined(at, to - 1))) {
    const key = keyAt(at, to);
    const isLink = to > i && JOINING.has(key) && wordAt(at, to + 1, language) !== null;
    const word = isLink ? wordAt(at, to + 1, language) : wordAt(at, to, language, to === i);
    const next = word && add(sum, word, language);
    if (next == null || (isLink && !isJoined(at, to))) break;
    sum = next;
    to += isLink ? 2 : 1;
  }
  if (to === i) return null;
  const value = sum.total + sum.current;
  const half = readAndHalf(at, to, sum, language);
  if (half !== null) return half;
  if (isNoNumber(at, i, to, language)) return null;
  const parts = FRACTION_WORDS.get(keyAt(at, to));
  return parts !== undefined && isJoined(at, to - 1)
    ? { value: value / parts, to: to + 1 }
    : { value, to };
}

/** Nine and a half, one and a half million, три с половиной. */
function readAndHalf(
  at: TokenText,
  i: number,
  { total, current, last }: Sum,
  language: string,
): Spelled | null {
  const end = halfEnd(at, i);
  if (end === null) return null;
  const whole = total + current;
  // Due milioni e mezzo: half of the scale.
  if (last?.isScale === true && last.value >= 1000)
    return { value: whole + last.value / 2, to: end };
  const scale = isJoined(at, end - 1) ? numberWords(language).get(keyAt(at, end)) : undefined;
  const isScaled = scale?.isScale === true && scale.value >= 100;
  return { value: (whole + 0.5) * (isScaled ? scale.value : 1), to: isScaled ? end + 1 : end };
}

/** The token position behind "and a half" at token i, or null. */
export function halfEnd(at: TokenText, i: number): number | null {
  if (!isJoined(at, i - 1)) return null;
  const words = [0, 1, 2].map((n) => (n === 0 || isJoined(at, i + n - 1) ? keyAt(at, i + n) : ''));
  const half = HALVES_BEHIND.find((one) => `${words.join(' ')} `.startsWith(`${one} `));
  return half === undefined ? null : i + half.split(' ').length;
}

/** साढ़े तीन, साढ़े आठ करोड़: a half more than the number behind it, times its scale. */
function readHalfBefore(at: TokenText, i: number, language: string): Spelled | null {
  const word = isJoined(at, i) ? wordAt(at, i + 1, language) : null;
  if (word === null || word.isScale) return null;
  const scale = isJoined(at, i + 1) ? numberWords(language).get(keyAt(at, i + 2)) : undefined;
  const value = word.value + 0.5;
  return scale?.isScale === true ? { value: value * scale.value, to: i + 3 } : { value, to: i + 2 };
}

/** English writes small ordinals in words; only a century is a figure by one. */
const CENTURIES: readonly string[] = [...ORDINALS, 'twentieth'];

function readCentury(at: TokenText, i: number): Spelled | null {
  const roman = ROMAN_BEFORE.test(keyAt(at, i + 1)) ? romanValue(keyAt(at, i)) : null;
  if (roman !== null) return { value: roman, to: i + 1 };
  const isTwenty = keyAt(at, i) === 'twenty' && gapBehind(at, i) === '-';
  const last = isTwenty ? i + 1 : i;
  const value = CENTURIES.indexOf(keyAt(at, last)) + 1;
  const isCentury = value > 0 && /^centur(?:y|ies)$/.test(keyAt(at, last + 1));
  if (!isTwenty && gapBehind(at, i - 1) === '-') return null;
  return isCentury ? { value: isTwenty ? 20 + value : value, to: last + 1 } : null;
}

/** Centuries whose figures stand before them: XVIIe siècle, XIX век, XVII secolo. */
const ROMAN_BEFORE = /^(?:siècles?|secol[oi]|век[ае]?|веков)$/;

export function centuryWords(value: number): string[] {
  return CENTURIES.slice(value - 1, value);
}

/** An article alone, or a scale that needs a number before it. */
function isNoNumber(at: TokenText, i: number, to: number, language: string): boolean {
  if (to > i + 1) return false;
  const key = keyAt(at, i);
  const isZero = numberWords(language).get(key)?.value === 0;
  const isScale = SCALE_ALONE.has(key) || numberWords(language).get(key)?.isScale === true;
  return isZero || ONES.has(key) || (isScale && !LONE_SCALES.has(key));
}

const SCALE_ALONE = new Set(
  'مليون ملايين مليار مليارات آلاف ألفا yüz hundred thousand million billion trillion millions millionen milliarden dozen dutzend lakh crore millones milliards vingts m k mn bn tn mio mill mrd tsd md mds mille mila тысяч тысячи млн млрд тыс'
    .split(' ')
    .map((word) => foldToken(word, WORD)),
);

interface Sum {
  readonly total: number;
  readonly current: number;
  readonly last: NumberWord | null;
  readonly words: number;
}

/** The key is a word by which a number in words may begin. */
export function mayBeginNumber(key: string, language: string): boolean {
  return (
    isNumberWord(key, language) ||
    compoundValue(key, language) !== null ||
    (language === 'ar' && arabicWord(key) !== null) ||
    (language === 'ko' && koreanValue(key) !== null)
  );
}

function koreanWord(key: string, next: string): NumberWord | null {
  const value = isKoreanCounter(next) ? koreanValue(key) : null;
  return value === null ? null : { value, isScale: false };
}

/** Arabic glues "and" and the article to the word behind them: وتسعين, الاثني. */
function arabicWord(key: string): NumberWord | null {
  const bare = key.replace(/^\u0648?(?:\u0627\u0644)?/, '');
  return bare === key ? null : (numberWords('ar').get(bare) ?? null);
}

/** What one token adds to a number in words, or null. */
function wordAt(at: TokenText, i: number, language: string, isFirst = false): NumberWord | null {
  if (i >= at.tokens.count || at.tokens.kinds[i] !== WORD) return null;
  const key = keyAt(at, i);
  if (isFirst && ONES.has(key)) return { value: 1, isScale: false };
  const word = numberWords(language).get(key);
  if (word !== undefined) return key.length === 1 ? null : word;
  const glued = compoundValue(key, language);
  if (glued !== null) return { value: glued, isScale: false };
  if (language === 'ko') return koreanWord(key, keyAt(at, i + 1));
  return language === 'ar' ? arabicWord(key) : null;
}

/** Adds one more word, or null where it cannot belong to the same number. */
function add({ total, current, last, words }: Sum, word: NumberWord, language: string): Sum | null {
  const { value, isScale } = word;
  const sum = { last: word, words: words + 1 };
  if (!isScale) {
    if (language === 'fr' && value === 20 && last?.value === 4)
      return { ...sum, total, current: current - 4 + 80 };
    // Arabic says the unit first: two and ninety, five ten.
    if (language === 'ar' && last !== null && last.value < 10 && value >= 10 && value < 100)
      return { ...sum, total, current: current + value };
    const isFirstPart = last === null || last.isScale;
    const room = isFirstPart ? Number.POSITIVE_INFINITY : roomIn(current);
    return value < room && (current === 0 || value < roomIn(current))
      ? { ...sum, total, current: current + value }
      : null;
  }
  if (value === 100 || value === 12) {
    if (current >= 100) return null;
    return { ...sum, total, current: (current || 1) * value };
  }
  if (total > 0 && total < value) return { ...sum, total: (total + current) * value, current: 0 };
  return { ...sum, total: total + (current || 1) * value, current: 0 };
}

/** Behind twenty there is room for 1 to 9, behind a hundred for 1 to 99. */
function roomIn(current: number): number {
  if (current === 0) return Number.POSITIVE_INFINITY;
  if (current % 100 === 0) return 100;
  return current % 20 === 0 && current >= 60 && current <= 80 ? 20 : current % 10 === 0 ? 10 : 0;
}

/** Half a million, half a dozen. */
function readHalf(at: TokenText, i: number, language: string): Spelled | null {
  const next = keyAt(at, i + 1) === 'a' ? i + 2 : i + 1;
  const scale = numberWords(language).get(keyAt(at, next));
  return scale?.isScale === true ? { value: scale.value / 2, to: next + 1 } : null;
}

/** Letters that count something behind Han figures; 一些, 十分 and 万一 are words. */
const COUNTED =
  /^[人个個名岁歲年月日天周次位家座条條所米吨噸元円章倍件本台艘间間层層块塊只隻根票册冊栋棟户戶种種]/;

function readHan(at: TokenText, i: number): Spelled | null {
  const start = at.tokens.starts[i]!;
  const run = /^[〇零一二三四五六七八九十百千两兩][〇零一二三四五六七八九十百千两兩万萬亿億]*/.exec(
    at.text.slice(start, start + LONGEST_HAN),
  )?.[0];
  if (
    run === undefined ||
    run === '一' ||
    !(
      COUNTED.test(at.text.slice(start + run.length, start + run.length + 1)) ||
      /.[万萬亿億]$/.test(run)
    )
  )
    return null;
  const value = hanNumber(run);
  return value === null ? null : { value, to: i + run.length };
}

const LONGEST_HAN = 16;
