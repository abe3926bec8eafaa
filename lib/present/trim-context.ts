import type { Segment } from './segment';

/** Context on each side of the passage, in characters; enough for the whole of most sentences. */
const CONTEXT_MAX = 240;

/** Shortens long context before and after the passage at a space, and says so with an ellipsis. */
export function trimContext(segments: readonly Segment[]): readonly Segment[] {
  return segments.map((segment, index) => {
    if (segment.kind !== 'around' || segment.text.length <= CONTEXT_MAX) return segment;
    if (index === 0) return { ...segment, text: keepEnd(segment.text) };
    if (index === segments.length - 1) return { ...segment, text: keepStart(segment.text) };
    return segment;
  });
}

function keepEnd(text: string): string {
  const tail = text.slice(-CONTEXT_MAX);
  const cut = tail.search(/\s/);
  return `…${cut < 0 ? Array.from(tail).slice(1).join('') : tail.slice(cut)}`;
}

function keepStart(text: string): string {
  const head = text.slice(0, CONTEXT_MAX);
  const cut = head.search(/\s\S*$/);
  return `${cut < 0 ? Array.from(head).slice(0, -1).join('') : head.slice(0, cut)} …`;
}
