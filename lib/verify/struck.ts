import type { Span } from '../model/span';
import type { StreamIndex } from './index-stream';

/** How far around a place the marks of Markdown strike-through are looked for, in UTF-16 units. */
const WINDOW = 400;

/** A part of the stretch is struck out in the source, by markup or by the marks of Markdown. */
export function overlapsStruck(stream: StreamIndex, span: Span<'source'>): boolean {
  return stream.struck.overlaps(span) || isTilded(stream.text, span);
}

function isTilded(text: string, span: Span<'source'>): boolean {
  const from = Math.max(0, span.start - WINDOW);
  const around = text.slice(from, span.end + WINDOW);
  if (!around.includes('~~')) return false;
  for (const { 0: struck, index } of around.matchAll(/~~(?=\S)[^~\n]{1,400}~~/g)) {
    if (from + index < span.end && from + index + struck.length > span.start) return true;
  }
  return false;
}
