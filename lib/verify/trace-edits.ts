import type { StreamIndex } from './index-stream';
import type { QuoteToken } from './read-quote';

/** One pair of an alignment; −1 where a side has no token. */
export interface Pair {
  readonly quote: number;
  readonly source: number;
  readonly isEqual: boolean;
}

/** The best passage that ends at one place: source tokens [from, to) against the whole quote. */
export interface Alignment {
  readonly from: number;
  readonly to: number;
  readonly distance: number;
  readonly pairs: readonly Pair[];
  readonly longestRun: number;
}

/**
 * Walks back from the end of a passage of known distance and says which tokens stand for which. The
 * passage begins at most M + D tokens before its end, and no path strays more than D from the
 * diagonal, so a band of 2 D + 1 columns is enough: O(M · D) time and memory.
 */
export function traceEdits(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  end: number,
  distance: number,
): Alignment {
  const band = fillBand(tokens, stream, end, distance);
  return readBack(tokens.length, end, distance, band);
}

/**
 * Both sides read backwards from `end`, where the passage's last token is fixed. Cell (i, d) is the
 * distance between the last i quote tokens and the last i + d source tokens, −D ≤ d ≤ D.
 */
interface Band {
  readonly cells: Int32Array;
  readonly width: number;
  isEqual(i: number, j: number): boolean;
}

const FAR = 1 << 29;

function fillBand(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  end: number,
  distance: number,
): Band {
  const length = tokens.length;
  const width = 2 * distance + 1;
  const cells = new Int32Array((length + 1) * width).fill(FAR);
  const ids = tokens.map((token) => stream.vocabulary.find(token.key));
  const isEqual = (i: number, j: number): boolean => ids[length - i] === stream.ids[end - j];
  for (let i = 0; i <= length; i++) {
    for (let d = -distance; d <= distance; d++) {
      const j = i + d;
      if (j < 0 || j > end) continue;
      cells[i * width + d + distance] =
        i === 0 ? j : cellOf(cells, width, distance, i, d, j, isEqual);
    }
  }
  return { cells, width, isEqual };
}

function cellOf(
  cells: Int32Array,
  width: number,
  distance: number,
  i: number,
  d: number,
  j: number,
  isEqual: Band['isEqual'],
): number {
  const here = i * width + d + distance;
  const above = here - width;
  let best = d < distance ? cells[above + 1]! + 1 : FAR;
  if (j > 0) {
    best = Math.min(best, cells[above]! + (isEqual(i, j) ? 0 : 1));
    if (d > -distance) best = Math.min(best, cells[here - 1]! + 1);
  }
  return best;
}

/** From the passage's beginning (the best cell of the last row) back to its end, which is text order. */
function readBack(length: number, end: number, distance: number, band: Band): Alignment {
  const { cells, width, isEqual } = band;
  let d = startOffset(length, end, distance, band);
  let i = length;
  const from = end - (i + d);
  const pairs: Pair[] = [];
  while (i > 0 || i + d > 0) {
    const j = i + d;
    const here = i * width + d + distance;
    const value = cells[here]!;
    const isSame = i > 0 && j > 0 && isEqual(i, j);
    if (i > 0 && j > 0 && cells[here - width]! + (isSame ? 0 : 1) === value) {
      pairs.push({ quote: length - i, source: end - j, isEqual: isSame });
      i--;
    } else if (i > 0 && d < distance && cells[here - width + 1]! + 1 === value) {
      pairs.push({ quote: length - i, source: -1, isEqual: false });
      i--;
      d++;
    } else {
      pairs.push({ quote: -1, source: end - j, isEqual: false });
      d--;
    }
  }
  return { from, to: end, distance, pairs, longestRun: longestRun(pairs) };
}

/** Among beginnings of equal distance, the one whose passage is nearest the quote's length. */
function startOffset(length: number, end: number, distance: number, band: Band): number {
  let best = 0;
  for (let k = 0; k <= 2 * distance; k++) {
    const d = k % 2 === 0 ? k / 2 : -(k + 1) / 2;
    const j = length + d;
    if (j < 0 || j > end) continue;
    if (band.cells[length * band.width + d + distance] === distance) return d;
    best = best === 0 ? d : best;
  }
  return best;
}

function longestRun(pairs: readonly Pair[]): number {
  let longest = 0;
  let run = 0;
  for (const pair of pairs) {
    run = pair.isEqual ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
