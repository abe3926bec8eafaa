import type { Segment } from './segment';

/** A line longer than this is folded, … */
const FOLD_ABOVE = 480;
/** … and then shows about so many characters, … */
const FOLDED_LENGTH = 340;
/** … of which those before the quote are no more than this. */
const LEAD = 120;

/**
 * The beginning of a long line, cut at spaces and closed with an ellipsis; null when it is not long. What
 * stands around the words of interest gives way to them.
 */
export function foldWords(segments: readonly Segment[]): readonly Segment[] | null {
  if (segments.reduce((sum, { text }) => sum + text.length, 0) <= FOLD_ABOVE) return null;
  const kept: Segment[] = [];
  let left = FOLDED_LENGTH;
  for (const { kind, text } of withShortLead(segments)) {
    if (text.length >= left) return [...kept, { kind, text: cutAtSpace(text, left) }];
    kept.push({ kind, text });
    left -= text.length;
  }
  return kept;
}

function withShortLead(segments: readonly Segment[]): readonly Segment[] {
  const [first, ...rest] = segments;
  if (first?.kind !== 'around' || first.text.length <= LEAD || rest.length === 0) return segments;
  const tail = first.text.slice(-LEAD);
  return [{ kind: 'around', text: `… ${tail.slice(tail.search(/\s\S/) + 1)}` }, ...rest];
}

function cutAtSpace(text: string, length: number): string {
  const head = text.slice(0, length);
  const space = head.search(/\s\S*$/);
  // Without a space the last character goes, which may be half of a pair.
  return `${space > 0 ? head.slice(0, space) : Array.from(head).slice(0, -1).join('')} …`;
}
