import { SIGN } from '../text/token';
import type { TokenBuffer } from '../text/token-buffer';
import type { Skip } from './find-skips';

/** Signs that set a line apart in plain text: quoted mail, Markdown headings, lists. ✓ and ✗ say something. */
const LINE_SIGNS = '>#+\u2192\u25ba\u25b6\u25b8\u27a4\u276f\u2756\u25c6\u2605\u2606\u2726';
/** Spaces by which an item may be set in. */
const MOST_INDENT = 4;

/** A figure, a letter or a sign that opens a line; `number` is its place in a list, NaN for a sign. */
export interface Item extends Skip {
  readonly number: number;
  readonly sign: string;
}

/** The line behind the line end at `at` may open with a list mark; looks a few units ahead. */
export function mayOpenItem(text: string, at: number): boolean {
  let next = at + 1;
  while (next <= at + MOST_INDENT && text[next] === ' ') next++;
  const unit = text.charCodeAt(next);
  if (unit >= 0x30 && unit <= 0x39) return true;
  if (LINE_SIGNS.includes(text[next] ?? '\n')) return true;
  return unit >= 0x61 && unit <= 0x7a && /^[a-z]{1,4}[.)]/.test(text.slice(next, next + 5));
}

export function itemAt(text: string, tokens: TokenBuffer, i: number): Item | null {
  const start = tokens.starts[i]!;
  const end = tokens.ends[i]!;
  const lead = text.slice(Math.max(0, start - MOST_INDENT - 1), start);
  if (end - start > 4 || !(start <= MOST_INDENT ? /^ *$|\n *$/ : /\n *$/).test(lead)) return null;
  if (tokens.kinds[i] === SIGN) return signItem(text, tokens, i);
  if (!/^[.)][ \t]+[\p{L}"\u201c\u2018'(]/u.test(text.slice(end, end + 8))) return null;
  const number = placeOf(text.slice(start, end));
  return { number, sign: '', from: i, to: i + 1, start, end: end + 1, kind: 'layout' };
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

function placeOf(mark: string): number {
  if (/^\d{1,3}$/.test(mark)) return Number(mark);
  const roman = ROMAN.indexOf(mark);
  if (roman >= 0) return roman + 1;
  return /^[a-z]$/.test(mark) ? mark.charCodeAt(0) - 0x60 : Number.NaN;
}

function signItem(text: string, tokens: TokenBuffer, i: number): Item | null {
  const start = tokens.starts[i]!;
  const sign = text[start] ?? '';
  let to = i + 1;
  while (
    to < i + 6 &&
    text[start] === '#' &&
    tokens.starts[to] === tokens.ends[to - 1] &&
    text[tokens.starts[to]!] === '#'
  )
    to++;
  const end = tokens.ends[to - 1]!;
  if (!LINE_SIGNS.includes(sign) || text[end] !== ' ') return null;
  return { number: Number.NaN, sign, from: i, to, start, end, kind: 'layout' };
}

/** A lone mark may be a part of the sentence above it; those that count up, or come again, are a list's. */
export function listItems(items: readonly Item[]): Item[] {
  return items.filter((item, i) => follows(items[i - 1], item) || follows(item, items[i + 1]));
}

function follows(before: Item | undefined, after: Item | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  return after.sign === '' ? before.number + 1 === after.number : before.sign === after.sign;
}
