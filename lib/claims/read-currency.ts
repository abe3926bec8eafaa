import { LETTER, SIGN } from '../text/token';
import { gapBehind, isJoined, keyAt, rawAt, type TokenText } from './token-text';
import { unitCodes } from './words/unit-codes';

/** The units of a sign or code of money at token i; null where there is none. */
export function currencyOf(at: TokenText, i: number): readonly string[] | null {
  const isMark = at.tokens.kinds[i] === SIGN && /^\p{Sc}$/u.test(rawAt(at, i));
  const isCode = /^(?:USD|EUR|GBP|JPY|CNY|INR|CHF|Rs)$/.test(rawAt(at, i));
  return isMark || isCode ? unitCodes(keyAt(at, i)) : null;
}

/** A sign or code of money glued in front, with the country before it: US$ 5. */
export function currencyBefore(
  at: TokenText,
  i: number,
): { readonly from: number; readonly codes: readonly string[] } | null {
  if (i === 0 || at.tokens.kinds[i] === LETTER || !isJoined(at, i - 1)) return null;
  const codes = currencyOf(at, i - 1);
  if (codes === null) return null;
  const hasCountry = /^(?:US|A|C|NZ|HK|S)$/.test(rawAt(at, i - 2)) && gapBehind(at, i - 2) === '';
  // The real has no sign of its own.
  if (rawAt(at, i - 2) === 'R' && gapBehind(at, i - 2) === '')
    return { from: i - 2, codes: ['R$'] };
  return { from: hasCountry ? i - 2 : i - 1, codes };
}
