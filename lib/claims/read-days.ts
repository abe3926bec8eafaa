import { plainDigits } from '../text/fold-token';
import { NUMBER, WORD } from '../text/token';
import { isSmallWord } from '../verify/words/function-words';
import { gapBehind, isJoined, keyAt, rawAt, type TokenText } from './token-text';

/** Days of a month, one or the two ends of several. `to` is a token position. */
export interface Days {
  readonly days: readonly number[];
  readonly to: number;
}

/** The days that begin with token i: 3, 3rd, 3–5, 3 to 5, 3 and 4; null when none do. */
export function readDays(at: TokenText, i: number): Days | null {
  const days = daysAt(at, i);
  if (days.length === 0) return null;
  // 1° luglio.
  if (/^[°º]$/.test(rawAt(at, i + 1)) && gapBehind(at, i) === '') return { days, to: i + 2 };
  const join = DAY_JOINS.has(keyAt(at, i + 1)) && isJoined(at, i) ? i + 2 : i + 1;
  const isLinked = join === i + 2 ? isJoined(at, i + 1) : DASH.test(gapBehind(at, i));
  const last = isLinked && days.length === 1 ? daysAt(at, join) : [];
  const isRange = last.length === 1 && last[0]! > days[0]! && !isCount(at, join);
  return isRange ? { days: [...days, ...last], to: join + 1 } : { days, to: i + 1 };
}

/** Words between the first day and the last. */
const DAY_JOINS: ReadonlySet<string> = new Set(
  'to and through thru till until bis und au et al a y до и по e'.split(' '),
);
const DASH = /^\s?[\u2010-\u2015-]\s?$/;

/** "May 3 and 12 others": the second number counts what stands behind it. */
function isCount(at: TokenText, i: number): boolean {
  const isWord = at.tokens.kinds[i + 1] === WORD && isJoined(at, i);
  return (
    isWord && !isSmallWord(keyAt(at, i + 1)) && !/^\p{Lu}|^[a-z]{2,3}$/u.test(rawAt(at, i + 1))
  );
}

/** Day numbers of one token, with an ordinal ending or as a range. */
function daysAt(at: TokenText, i: number): number[] {
  if (at.tokens.kinds[i] !== NUMBER) return [];
  const parts = /^(\d{1,2})(?:\s?[-\u2010-\u2015]\s?(\d{1,2}))?(?:st|nd|rd|th|er|º|ª)?$/i.exec(
    plainDigits(rawAt(at, i)),
  );
  const days = (parts?.slice(1) ?? []).filter((part) => part !== undefined).map(Number);
  return days.every((day) => day >= 1 && day <= 31) ? days : [];
}
