import type { SourceText } from '../model/source-text';
import type { Span } from '../model/span';

/** Longest line looked through for a cell border, in UTF-16 units. */
const LINE_WINDOW = 2_000;

/**
 * The stretch runs from one table row into another: a line end with a tab in both its lines. Lines of
 * one cell stay in their row, where the reading could tell.
 */
export function crossesRows(source: SourceText, span: Span<'source'>): boolean {
  const { text, cellLines = [] } = source;
  // Only the stretch is searched: a page without line ends would be walked to its end for every run.
  const stretch = text.slice(span.start, span.end);
  for (let at = stretch.indexOf('\n'); at >= 0; at = stretch.indexOf('\n', at + 1)) {
    const line = span.start + at;
    if (isAmong(cellLines, line)) continue;
    if (hasTab(text, before(text, line), line) && hasTab(text, line + 1, after(text, line)))
      return true;
  }
  return false;
}

function before(text: string, line: number): number {
  const from = Math.max(0, line - LINE_WINDOW);
  const start = text.slice(from, line).lastIndexOf('\n');
  return start < 0 ? from : from + start + 1;
}

function after(text: string, line: number): number {
  const piece = text.slice(line + 1, line + 1 + LINE_WINDOW);
  const end = piece.indexOf('\n');
  return line + 1 + (end < 0 ? piece.length : end);
}

function hasTab(text: string, from: number, to: number): boolean {
  const tab = text.slice(from, to).trimStart().indexOf('\t');
  return tab > 0;
}

/** By halves: a layout table may hold a whole page. */
function isAmong(offsets: readonly number[], offset: number): boolean {
  let from = 0;
  let to = offsets.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (offsets[middle]! < offset) from = middle + 1;
    else to = middle;
  }
  return offsets[from] === offset;
}
