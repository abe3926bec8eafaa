import { isPageNumber } from '../text/split-pages';
import type { PdfLine } from './build-lines';

export interface PageLines {
  readonly height: number;
  readonly lines: readonly PdfLine[];
}

export interface PartedPages {
  /** The lines of each page without its heads and feet. */
  readonly bodies: readonly (readonly PdfLine[])[];
  readonly heads: readonly string[];
}

/** Lines looked at from the top and from the bottom of a page, and the share of its height they lie in. */
const DEPTH = 2;
const OUTER = 0.12;
/** Pages on which a line recurs, in a long document and in one of few pages. */
const RECURS = 3;
const RECURS_IN_FEW = 2;
const FEW_PAGES = 10;
/** Points that the same head may stand higher or lower on another page. */
const SAME_PLACE = 4;
/** Heights of its print that a lone page number keeps from the text. */
const APART = 1.7;

/**
 * Takes out what stands on a page only because it is a page: lines of the outermost height that recur
 * at one place with other figures, and bare page numbers.
 */
export function partRunningHeads(pages: readonly PageLines[]): PartedPages {
  const outer = pages.map(outerLines);
  const places = new Map<string, number[]>();
  for (const lines of outer) {
    for (const line of lines) {
      const key = mask(line.text);
      const known = places.get(key);
      if (known === undefined) places.set(key, [line.y]);
      else known.push(line.y);
    }
  }
  const least = pages.length < FEW_PAGES ? RECURS_IN_FEW : RECURS;
  const heads: string[] = [];
  const bodies = pages.map(({ lines }, page) => {
    const gone = outer[page]!.filter(
      (line) =>
        recurs(places.get(mask(line.text))!, line.y, least) ||
        (isPageNumber(line.text) && isApart(line, lines)),
    );
    heads.push(...gone.map(({ text }) => text));
    const parted = new Set(gone);
    return lines.filter((line) => !parted.has(line));
  });
  return { bodies, heads };
}

function outerLines({ height, lines }: PageLines): PdfLine[] {
  const falling = [...lines].sort((a, b) => b.y - a.y);
  const top = falling.slice(0, DEPTH).filter(({ y }) => y > height * (1 - OUTER));
  const bottom = falling.slice(-DEPTH).filter(({ y }) => y < height * OUTER);
  return [...new Set([...top, ...bottom])];
}

function recurs(places: readonly number[], y: number, least: number): boolean {
  let count = 0;
  for (const place of places) if (Math.abs(place - y) <= SAME_PLACE) count += 1;
  return count >= least;
}

/** Nothing stands as near as the next line of a paragraph would: "[59]" may end a column. */
function isApart(line: PdfLine, lines: readonly PdfLine[]): boolean {
  return lines.every((other) => other === line || Math.abs(other.y - line.y) > APART * line.height);
}

function mask(text: string): string {
  return text.replace(/\d+/g, '#').replace(/\s+/g, ' ');
}
