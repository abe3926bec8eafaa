import { plainDigits } from '../text/fold-token';
import { gapBehind, keyAt, rawAt, type TokenText } from './token-text';
import { CENTURY_SHORT, isCenturyWord, italianCentury, ordinalCentury } from './words/centuries';
import { romanValue } from './words/roman';

/** A century with its number. Token positions are half-open. */
export interface Century {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

const LAST = 22;

/**
 * The century that begins with token i, its number before its word (19th century, XIXe siècle, im neunzehnten
 * Jahrhundert, 19. yüzyıl) or behind it (siglo XIX, القرن التاسع عشر); null when none does.
 */
export function readCentury(at: TokenText, i: number): Century | null {
  if (isCenturyWord(keyAt(at, i))) {
    const behind = numberAt(at, i + 1);
    return behind !== null && isNear(at, i)
      ? { from: i, to: behind.to, value: behind.value }
      : null;
  }
  const italian = italianCentury(rawAt(at, i));
  if (
    italian !== null &&
    i > 0 &&
    /^(?:nel|del|il|dal|al|sul|primo|tardo|fine|metà)$/.test(keyAt(at, i - 1))
  )
    return { from: i, to: i + 1, value: italian };
  const before = numberAt(at, i);
  if (before === null || !isNear(at, before.to - 1)) return null;
  const key = keyAt(at, before.to);
  const isShort = CENTURY_SHORT.has(key) && gapBehind(at, before.to).startsWith('.');
  return isCenturyWord(key) || isShort ? { from: i, to: before.to + 1, value: before.value } : null;
}

function numberAt(
  at: TokenText,
  i: number,
): { readonly value: number; readonly to: number } | null {
  const key = keyAt(at, i);
  const digits = /^(\d{1,2})(?:\p{L}{1,3})?$/u.exec(plainDigits(key))?.[1];
  const isEnding = /^(?:ᵉ|e|ème|th|st|nd|rd|го|й|м|वीं|व|ème|è)$/.test(keyAt(at, i + 1));
  const value = digits === undefined ? romanValue(key) : Number(digits);
  if (value !== null && value > 0 && value <= LAST)
    return { value, to: isEnding && /^[-\u2010\u2011]?$/.test(gapBehind(at, i)) ? i + 2 : i + 1 };
  const pair = ordinalCentury(`${key} ${keyAt(at, i + 1)}`);
  if (pair !== null) return { value: pair, to: i + 2 };
  const one = ordinalCentury(key);
  return one === null ? null : { value: one, to: i + 1 };
}

/** A full stop behind an ordinal, a space or a hyphen. */
function isNear(at: TokenText, i: number): boolean {
  return /^[\s.\u2010\u2011º°ª-]{0,3}$/.test(gapBehind(at, i)) && !/\n/.test(gapBehind(at, i));
}
