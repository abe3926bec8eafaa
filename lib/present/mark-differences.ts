import type { Excerpt } from '../model/check-result';
import type { Edit } from '../model/finding';
import type { Place } from '../model/span';
import { cutIntoSegments, type Mark, type Segment, showable } from './segment';

export interface MarkedLines {
  /** "The answer says": `same` and `differs`. */
  readonly answer: readonly Segment[];
  /** "The source says": `around`, `same` and `differs`; empty when there is no excerpt. */
  readonly source: readonly Segment[];
}

/** Quote and passage as two lines, with what differs marked in both. */
export function markDifferences(
  quote: string,
  edits: readonly Edit[],
  passage: Place,
  excerpt: Excerpt | null,
): MarkedLines {
  return {
    answer: showable(cutIntoSegments(quote, quoteMarks(edits), 'same')),
    source: excerpt === null ? [] : showable(sourceLine(edits, passage, excerpt)),
  };
}

function quoteMarks(edits: readonly Edit[]): Mark[] {
  return edits.flatMap((edit) =>
    edit.kind === 'dropped' ? [] : [{ ...edit.quote, kind: 'differs' as const }],
  );
}

/** Context before, the passage with its differences, context after. */
function sourceLine(edits: readonly Edit[], passage: Place, excerpt: Excerpt): Segment[] {
  const start = offsetIn(excerpt, passage.span.start);
  const end = offsetIn(excerpt, passage.span.end);
  const marks: Mark[] = edits.flatMap((edit) =>
    edit.kind === 'added'
      ? []
      : [
          {
            start: offsetIn(excerpt, edit.source.start),
            end: offsetIn(excerpt, edit.source.end),
            kind: 'differs' as const,
          },
        ],
  );
  return cutIntoSegments(excerpt.text, [...marks, ...between(marks, start, end)], 'around');
}

/** The stretches of the passage that no edit covers. */
function between(marks: readonly Mark[], start: number, end: number): Mark[] {
  const gaps: Mark[] = [];
  let at = start;
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    if (mark.start > at) gaps.push({ start: at, end: Math.min(mark.start, end), kind: 'same' });
    at = Math.max(at, mark.end);
  }
  if (at < end) gaps.push({ start: at, end, kind: 'same' });
  return gaps;
}

function offsetIn(excerpt: Excerpt, offset: number): number {
  return Math.min(Math.max(offset - excerpt.start, 0), excerpt.text.length);
}
