import type { PdfLine } from './build-lines';

/** Print of a note against the page's own, and the share of a page that may be notes. */
const SMALL = 0.92;
const MOST = 0.6;
/** A column begins anew when a line stands higher than the one before it by this many heights. */
const CLIMB = 2;

/**
 * Runs of lines in smaller print that end a column, as [first, behind the last] line indexes: notes,
 * and captions at the foot. A sentence of the page's own print may run across them to the next column
 * or page, so they may be left out, never must.
 */
export function findFootNotes(lines: readonly PdfLine[]): readonly (readonly [number, number])[] {
  const small = commonHeight(lines) * SMALL;
  const runs: [number, number][] = [];
  let charsInRuns = 0;
  for (let end = lines.length; end > 0; end = columnStart(lines, end)) {
    const top = columnStart(lines, end);
    let first = end;
    while (first > top && lines[first - 1]!.height < small) first -= 1;
    if (first === end || first === top) continue;
    runs.unshift([first, end]);
    for (const { text } of lines.slice(first, end)) charsInRuns += text.length;
  }
  const chars = lines.reduce((sum, { text }) => sum + text.length, 0);
  return charsInRuns > chars * MOST ? [] : runs;
}

/** Index of the first line of the column that ends before `end`. */
function columnStart(lines: readonly PdfLine[], end: number): number {
  let start = end - 1;
  while (start > 0) {
    const line = lines[start]!;
    const before = lines[start - 1]!;
    if (line.y > before.y + CLIMB * Math.max(line.height, before.height)) break;
    start -= 1;
  }
  return start;
}

/** Height of most characters. */
function commonHeight(lines: readonly PdfLine[]): number {
  const chars = new Map<number, number>();
  let common = 0;
  for (const { height, text } of lines) {
    const rounded = Math.round(height * 10) / 10;
    const count = (chars.get(rounded) ?? 0) + text.length;
    chars.set(rounded, count);
    if (count > (chars.get(common) ?? 0)) common = rounded;
  }
  return common;
}
