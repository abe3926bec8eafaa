import { closesAt, opensAt } from './beside';
import type { MarkedStretch } from './quote';

/**
 * Pairs the double quotation marks of one block.
 *
 * A stack holds the marks that are open; a closing mark takes the nearest one that it can close and
 * drops what was opened inside and never closed. Marks that face one way in one language and the other
 * in the next (`“`, `”`, `»`, `«`) and `"`, which faces none, are judged by what stands beside them and
 * by what is open. Every mark is pushed and popped once, so the cost is linear in the text.
 *
 * `marks` are offsets in ascending order.
 */
export function matchDoubleMarks(text: string, marks: readonly number[]): MarkedStretch[] {
  if (marks.length === 0) return [];
  const stack = new OpenMarks();
  const pairs: MarkedStretch[] = [];
  const straights = marks.filter((offset) => kindOf(text, offset) === '"');
  let nextStraight = 0;
  for (const offset of marks) {
    const kind = kindOf(text, offset);
    if (kind === '"') nextStraight++;
    const side = sideOf(text, offset, stack, straights[nextStraight]);
    if (side === 'open') stack.push(kind, offset);
    const opener = side === 'close' ? stack.take(kind) : null;
    if (opener !== null)
      pairs.push({ ...trim(text, opener + 1, offset), outerStart: opener, outerEnd: offset + 1 });
  }
  return pairs;
}

export const DOUBLE_MARK = /["״＂“”„‟«»‹›「」『』﹁﹂﹃﹄]/g;

/** Hebrew's own mark and the full-width one face no side, like `"`. */
function kindOf(text: string, offset: number): string {
  const mark = text[offset]!;
  return mark === '״' || mark === '＂' ? '"' : mark;
}

type Side = 'open' | 'close' | null;

function sideOf(
  text: string,
  offset: number,
  open: OpenMarks,
  straightAfter: number | undefined,
): Side {
  const mark = kindOf(text, offset);
  switch (mark) {
    case '"':
      return sideOfStraight(text, offset, open, straightAfter);
    case '“':
      return open.has('„‟”') && !opensAt(text, offset) ? 'close' : 'open';
    case '”':
      return open.has('“„‟”"') ? 'close' : openIf(opensAt(text, offset));
    case '«':
    case '‹':
      return open.has(MIRROR[mark]) && closesAt(text, offset) ? 'close' : 'open';
    case '»':
    case '›':
      if (open.has(MIRROR[mark])) return 'close';
      return open.has(mark) && closesAt(text, offset) ? 'close' : openIf(opensAt(text, offset));
    default:
      return '„‟「『﹁﹃'.includes(mark) ? 'open' : 'close';
  }
}

const MIRROR = { '«': '»', '»': '«', '‹': '›', '›': '‹' } as const;

function openIf(isOpening: boolean): Side {
  return isOpening ? 'open' : null;
}

function sideOfStraight(
  text: string,
  offset: number,
  open: OpenMarks,
  after: number | undefined,
): Side {
  if (isGershayim(text, offset)) return null;
  const isAfterSpace = /^\s?$/.test(text.charAt(offset - 1));
  if (!open.has('"')) {
    if (opensAt(text, offset)) return 'open';
    return open.has('“„‟') && closesAt(text, offset) && !isAfterDigit(text, offset)
      ? 'close'
      : null;
  }
  if (isAfterSpace && opensAt(text, offset)) return 'open';
  return closesAt(text, offset) && !isInches(text, offset, after) ? 'close' : null;
}

/** The mark inside Hebrew abbreviations, which is typed as a quotation mark. */
function isGershayim(text: string, offset: number): boolean {
  return /^\p{Script=Hebrew}["״]\p{Script=Hebrew}$/u.test(
    text.slice(Math.max(0, offset - 1), offset + 2),
  );
}

/** `27"`: behind a digit, while the mark after it is the one that closes. */
function isInches(text: string, offset: number, after: number | undefined): boolean {
  return (
    after !== undefined &&
    isAfterDigit(text, offset) &&
    !opensAt(text, after) &&
    closesAt(text, after)
  );
}

function isAfterDigit(text: string, offset: number): boolean {
  return /\d/.test(text.charAt(offset - 1));
}

function trim(text: string, from: number, to: number): { start: number; end: number } {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(text[start]!)) start++;
  while (end > start && /\s/.test(text[end - 1]!)) end--;
  return { start, end };
}

class OpenMarks {
  readonly #open: { mark: string; offset: number }[] = [];
  readonly #counts = new Map<string, number>();

  has(marks: string): boolean {
    return [...marks].some((mark) => (this.#counts.get(mark) ?? 0) > 0);
  }

  push(mark: string, offset: number): void {
    this.#open.push({ mark, offset });
    this.#count(mark, 1);
  }

  /** Takes the nearest mark that `closing` can close; its own kind before a mixed pair. */
  take(closing: string): number | null {
    const openers = CLOSES[closing]?.find((marks) => this.has(marks));
    if (openers === undefined) return null;
    for (;;) {
      const { mark, offset } = this.#open.pop()!;
      this.#count(mark, -1);
      if (openers.includes(mark)) return offset;
    }
  }

  #count(mark: string, by: number): void {
    this.#counts.set(mark, (this.#counts.get(mark) ?? 0) + by);
  }
}

/** What a mark closes, kinds that belong to it first. */
const CLOSES: Readonly<Record<string, readonly string[]>> = {
  '"': ['"', '“„‟'],
  // `”…“` is how Arabic and Persian answers turn them.
  '“': ['„‟', '”'],
  '”': ['“„‟”', '"'],
  '»': ['«', '»'],
  '«': ['»'],
  '›': ['‹', '›'],
  '‹': ['›'],
  '」': ['「'],
  '』': ['『'],
  '﹂': ['﹁'],
  '﹄': ['﹃'],
};
