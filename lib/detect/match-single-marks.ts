import { opensAt } from './beside';
import type { MarkedStretch } from './quote';

/**
 * Pairs single quotation marks that stand outside the double ones. They are the least sure of all
 * marks, since each is an apostrophe elsewhere: one opens only before a letter and closes only where
 * no letter follows. Curly marks may hold a double quotation; straight ones may not, because `'tis` and
 * `dogs'` would swallow it. Linear in the marks.
 *
 * `marks` are offsets in ascending order, `doubles` are the double quotations in order.
 */
export function matchSingleMarks(
  text: string,
  marks: readonly number[],
  doubles: readonly MarkedStretch[],
): MarkedStretch[] {
  const pairs: MarkedStretch[] = [];
  let open: Open | null = null as Open | null;
  let passed = 0;
  for (const offset of marks) {
    while (passed < doubles.length && doubles[passed]!.outerEnd <= offset) {
      if (open?.closers === "'") open = null;
      passed++;
    }
    if (passed < doubles.length && doubles[passed]!.outerStart < offset) continue;
    const mark = text[offset]!;
    if (open?.closers.includes(mark) && closes(text, offset)) {
      const [outerStart, start] = [open.offset, open.offset + 1];
      pairs.push({ outerStart, start, end: offset, outerEnd: offset + 1 });
      open = null;
    } else if (CLOSERS[mark] !== undefined && opens(text, offset)) {
      open = { offset, closers: CLOSERS[mark] };
    }
  }
  return pairs;
}

interface Open {
  readonly offset: number;
  readonly closers: string;
}

export const SINGLE_MARK = /['‘’‚]/g;

const CLOSERS: Readonly<Record<string, string | undefined>> = { "'": "'", '‘': '’', '‚': '‘’' };

function opens(text: string, offset: number): boolean {
  return opensAt(text, offset) && !ELISION.test(text.slice(offset + 1, offset + 8));
}

/** Words that begin with an apostrophe. */
const ELISION = /^(?:tis|twas|em|cause|til|n|\d0s)(?![\p{L}\p{N}])/iu;

function closes(text: string, offset: number): boolean {
  return /\S/.test(text.charAt(offset - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(offset + 1));
}
