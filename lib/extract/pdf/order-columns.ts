import type { PdfLine } from './build-lines';

/** Rows side by side before a page counts as set in two columns. */
const ROWS = 6;
/** Characters that a piece of a column has on average; cells of a table have fewer. */
const PIECE_CHARS = 18;

/**
 * Some files write their columns row by row. Such a page shows a gap at one place in line after line,
 * prose on both sides of it; there the left pieces come first, then the right ones. Lines that run
 * over the gap stay where they are. Any other page keeps the order of the file.
 */
export function orderColumns(lines: readonly PdfLine[]): readonly PdfLine[] {
  const gutter = findGutter(lines);
  if (gutter === null) return lines;
  const ordered: PdfLine[] = [];
  let left: PdfLine[] = [];
  let right: PdfLine[] = [];
  const flush = (): void => {
    ordered.push(...left, ...right);
    left = [];
    right = [];
  };
  for (const line of lines) {
    const gap = line.gaps.find(({ from, to }) => from <= gutter && gutter <= to);
    if (gap !== undefined) {
      left.push(cut(line, 0, gap.at, line.x, gap.from));
      right.push(cut(line, gap.at, line.text.length, gap.to, line.end));
    } else if (line.end <= gutter) left.push(line);
    else if (line.x >= gutter) right.push(line);
    else {
      flush();
      ordered.push(line);
    }
  }
  flush();
  return ordered;
}

/** The x that lies in a gap of most lines; null if the page is not set so. */
function findGutter(lines: readonly PdfLine[]): number | null {
  const divided = lines.filter(({ gaps }) => gaps.length > 0);
  if (divided.length < ROWS) return null;
  const middles = divided.flatMap(({ gaps }) => gaps.map(({ from, to }) => (from + to) / 2));
  const gutter = middles.sort((a, b) => a - b)[Math.floor(middles.length / 2)]!;
  let rows = 0;
  let chars = 0;
  for (const { text, gaps } of divided) {
    const gap = gaps.find(({ from, to }) => from <= gutter && gutter <= to);
    if (gap === undefined) continue;
    rows += 1;
    chars += Math.min(gap.at, text.length - gap.at);
  }
  const isProse = rows >= ROWS && chars / rows >= PIECE_CHARS;
  return isProse && rows * 2 > lines.length ? gutter : null;
}

function cut(line: PdfLine, from: number, to: number, x: number, end: number): PdfLine {
  const text = line.text.slice(from, to).trimEnd();
  const shifted = line.shifted
    .filter((part) => part.start >= from && part.end <= to)
    .map((part) => ({ ...part, start: part.start - from, end: part.end - from }));
  return { ...line, text, x, end, shifted, gaps: [] };
}
