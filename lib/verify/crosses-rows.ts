import type { Span } from '../model/span';

/** Longest line looked through for a cell border, in UTF-16 units. */
const LINE_WINDOW = 2_000;

/** The stretch runs from one table row into another: a line end with a tab in both its lines. */
export function crossesRows(text: string, span: Span<'source'>): boolean {
  // Only the stretch is searched: a page without line ends would be walked to its end for every run.
  const stretch = text.slice(span.start, span.end);
  for (let at = stretch.indexOf('\n'); at >= 0; at = stretch.indexOf('\n', at + 1)) {
    const line = span.start + at;
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
