import { withoutOverrides } from './safe-words';

/**
 * A stretch of a line with one meaning: context around the passage, words that agree, words that
 * differ, the quote itself, words the quote left out. Of a cited sentence: words that its passage shares
 * with it, words that may limit it, a detail that was not found.
 */
export interface Segment {
  readonly kind:
    | ('around' | 'same' | 'differs' | 'quote' | 'omitted')
    | ('shared' | 'condition' | 'missing');
  readonly text: string;
}

/** A half-open range of UTF-16 offsets with what it is. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: Segment['kind'];
}

/**
 * Cuts `text` at the marks; what no mark covers is `rest`. Marks are clipped to the text and widened
 * to whole characters, so that neither a surrogate pair nor a letter and its accents come apart.
 * Where marks overlap, the earlier one keeps the shared stretch.
 */
export function cutIntoSegments(
  text: string,
  marks: readonly Mark[],
  rest: Segment['kind'],
): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    const start = Math.max(at, startOfCharacter(text, mark.start));
    const end = endOfCharacter(text, Math.max(mark.start, mark.end));
    if (end <= start) continue;
    push(segments, rest, text.slice(at, start));
    push(segments, mark.kind, text.slice(start, end));
    at = end;
  }
  push(segments, rest, text.slice(at));
  return segments;
}

/** Segments without characters that would turn them around. */
export function showable(segments: readonly Segment[]): Segment[] {
  return segments.map(({ kind, text }) => ({ kind, text: withoutOverrides(text) }));
}

function push(segments: Segment[], kind: Segment['kind'], text: string): void {
  if (text === '') return;
  const last = segments.at(-1);
  if (last?.kind === kind) segments[segments.length - 1] = { kind, text: last.text + text };
  else segments.push({ kind, text });
}

/** Marks, joiners and the second half of a pair belong to the character before them. */
const CONTINUES = /^(?:\p{M}|\u200c|\u200d)/u;

function startOfCharacter(text: string, offset: number): number {
  let at = clamp(offset, text.length);
  while (at > 0 && at < text.length && isInside(text, at)) at -= 1;
  return at;
}

function endOfCharacter(text: string, offset: number): number {
  let at = clamp(offset, text.length);
  while (at > 0 && at < text.length && isInside(text, at)) at += 1;
  return at;
}

function isInside(text: string, at: number): boolean {
  const splitsPair =
    isBetween(text.charCodeAt(at), 0xdc00, 0xdfff) &&
    isBetween(text.charCodeAt(at - 1), 0xd800, 0xdbff);
  return splitsPair || CONTINUES.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

function isBetween(code: number, low: number, high: number): boolean {
  return code >= low && code <= high;
}

function clamp(offset: number, length: number): number {
  return Math.min(Math.max(offset, 0), length);
}
