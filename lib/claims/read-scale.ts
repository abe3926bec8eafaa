import { NUMBER } from '../text/token';
import { gapBehind, isJoined, keyAt, rawAt, type TokenText } from './token-text';
import { scaleOf } from './words/any-scale';
import { isListed, numberWords } from './words/number-values';
import { unitCodes } from './words/unit-codes';

/** What multiplies a number; `to` is a token position. */
export interface Scale {
  readonly to: number;
  readonly factor: number;
  /** The letter may be a unit instead: 5 m are metres or millions. */
  readonly isUnsure: boolean;
}

/** Million, Mio., 万: what multiplies the number before it. */
export function readScale(at: TokenText, from: number, language: string): Scale {
  let to = from;
  let factor = 1;
  let isUnsure = false;
  while (to < at.tokens.count && (isJoined(at, to - 1) || isAbbreviated(at, to - 1))) {
    const value = scaleIn(keyAt(at, to), language);
    if (value === null || isUnsure) break;
    isUnsure = unitCodes(keyAt(at, to)) !== null;
    factor *= value;
    to++;
  }
  return { to, factor, isUnsure };
}

/** Letters by which a scale of another language is known: a short sentence leaves its language in doubt. */
const LEAST_LETTERS = 3;

/** The language's own, else any language's. */
function scaleIn(key: string, language: string): number | null {
  const word = numberWords(language).get(key);
  if (word?.isScale === true && isListed(language)) return word.value;
  const other = key.length >= LEAST_LETTERS ? scaleOf(key) : 1;
  return other >= 1000 ? other : null;
}

/** "2 Mio. Euro": the full stop behind a short scale is no end. */
function isAbbreviated(at: TokenText, i: number): boolean {
  return rawAt(at, i).length <= 4 && at.tokens.kinds[i] !== NUMBER && gapBehind(at, i) === '. ';
}
