import { gapBehind, keyAt, type TokenText } from './token-text';

/** Words in front of the first year of a decade: années 1990, la década de 1990. */
const BEFORE = /^(?:années|annees|ans|años|anos|anni|década|décennie|decennio)$/;

/**
 * The token position behind a decade whose figures are token i: 1990s, 1990-х, 1990年代, 1990 के दशक,
 * années 1990; null where token i is none.
 */
export function decadeEnd(i: number, at: TokenText): number | null {
  const [next, second] = [keyAt(at, i + 1), keyAt(at, i + 2)];
  const gap = gapBehind(at, i);
  if (/^['’]?s$/.test(next) && /^['’]?$/.test(gap)) return i + 2;
  if (/^(?:х|е|ых|ые)$/.test(next) && /^[-\u2010\u2011]$/.test(gap)) return i + 2;
  if (next === '年' && second === '代') return i + 3;
  if (next === 'के' && second === 'दशक') return i + 3;
  const isNamed =
    BEFORE.test(keyAt(at, i - 1)) || (keyAt(at, i - 1) === 'de' && BEFORE.test(keyAt(at, i - 2)));
  return isNamed ? i + 1 : null;
}
