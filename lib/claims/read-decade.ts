import { gapBehind, keyAt, type TokenText } from './token-text';

/** Words in front of the first year of a decade: années 1990, la década de 1990. */
const BEFORE = /^(?:années|annees|ans|años|anos|anni|década|décennie|decennio)$/;

/** Those of them that stand before a "de" too; años de 1990 are years that go by. */
const BEFORE_DE = /^(?:década|décennie)$/;

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
  return isNamed(i, at) ? i + 1 : null;
}

/** Not "en trente ans, de 1990 à 2020", whose years stand alone. */
function isNamed(i: number, at: TokenText): boolean {
  const before = keyAt(at, i - 1);
  if (!isSpace(gapBehind(at, i - 1))) return false;
  if (before !== 'de') return BEFORE.test(before);
  return BEFORE_DE.test(keyAt(at, i - 2)) && isSpace(gapBehind(at, i - 2));
}

const isSpace = (gap: string): boolean => /^\s$/.test(gap);
