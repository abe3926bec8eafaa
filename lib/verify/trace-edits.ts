import type { StreamIndex } from './index-stream';
import type { QuoteToken } from './read-quote';

/** One pair of an alignment; −1 where a side has no token. */
export interface Pair {
  readonly quote: number;
  readonly source: number;
  readonly isEqual: boolean;
}

/** What a passage is worth: source tokens [from, to) against the whole quote. */
export interface Trace {
  readonly from: number;
  readonly to: number;
  /** Pairs of equal tokens, and the most of them without a break. */
  readonly equal: number;
  readonly longestRun: number;
}

/** The best passage that ends at one place, with what stands for what. */
export interface Alignment extends Trace {
  readonly distance: number;
  readonly pairs: readonly Pair[];
}

const FAR = 1 << 29;

/**
 * Walks back from the end of a passage of known distance and says which tokens stand for which. The
 * passage begins at most M + D tokens before its end, and no path strays more than D from the
 * diagonal, so a band of 2 D + 1 columns is enough: O(M · D) time and memory.
 *
 * Both sides are read backwards from the end, where the passage's last token is fixed. Cell (i, d) is
 * the distance between the last i quote tokens and the last i + d source tokens, −D ≤ d ≤ D. A column
 * of FAR on either side stands for what is out of the band. Many passages of one distance are traced
 * one after the other, so the cells are made once.
 */
export class EditTrace {
  private readonly quoteIds: Int32Array;
  private readonly width: number;
  private readonly cells: Int32Array;

  constructor(
    tokens: readonly QuoteToken[],
    private readonly stream: StreamIndex,
    private readonly distance: number,
  ) {
    this.quoteIds = Int32Array.from(tokens, (token) => stream.vocabulary.find(token.key));
    this.width = 2 * distance + 3;
    this.cells = new Int32Array((tokens.length + 1) * this.width).fill(FAR);
  }

  /** How good the best passage that ends in front of the source token `end` is. */
  measure(end: number): Trace {
    let equal = 0;
    let run = 0;
    let longestRun = 0;
    const from = this.walk(end, (_quote, _source, isEqual) => {
      run = isEqual ? run + 1 : 0;
      if (isEqual) equal++;
      if (run > longestRun) longestRun = run;
    });
    return { from, to: end, equal, longestRun };
  }

  /** The same with its pairs, in the order of the text. */
  align(end: number): Alignment {
    const pairs: Pair[] = [];
    const traced = this.measure(end);
    this.walk(end, (quote, source, isEqual) => pairs.push({ quote, source, isEqual }));
    return { ...traced, distance: this.distance, pairs };
  }

  private fill(end: number): void {
    const { cells, width, distance, quoteIds } = this;
    const length = quoteIds.length;
    for (let d = 0; d <= distance; d++) cells[distance + 1 + d] = d <= end ? d : FAR;
    for (let i = 1; i <= length; i++) {
      const row = i * width + distance + 1;
      const first = Math.max(-distance, -i);
      const last = Math.max(first - 1, Math.min(distance, end - i));
      cells.fill(FAR, row - distance, row + first);
      this.fillRow(row, first, last, i, end);
      cells.fill(FAR, row + last + 1, row + distance + 1);
    }
  }

  /** Cells (i, first … last); `row` is where (i, 0) stands. */
  private fillRow(row: number, first: number, last: number, i: number, end: number): void {
    const { cells, width, quoteIds } = this;
    const { ids } = this.stream;
    const id = quoteIds[quoteIds.length - i]!;
    for (let d = first; d <= last; d++) {
      const here = row + d;
      const above = here - width;
      const j = i + d;
      let best = cells[above + 1]! + 1;
      if (j > 0) {
        const paired = cells[above]! + (ids[end - j] === id ? 0 : 1);
        const left = cells[here - 1]! + 1;
        if (paired < best) best = paired;
        if (left < best) best = left;
      }
      cells[here] = best;
    }
  }

  /** From the passage's beginning back to its end, which is text order. Returns where it begins. */
  private walk(
    end: number,
    meet: (quote: number, source: number, isEqual: boolean) => void,
  ): number {
    this.fill(end);
    const { cells, width, distance, quoteIds } = this;
    const { ids } = this.stream;
    const length = quoteIds.length;
    let d = this.startOffset(end);
    let i = length;
    const from = end - (i + d);
    while (i > 0 || i + d > 0) {
      const j = i + d;
      const here = i * width + d + distance + 1;
      const value = cells[here]!;
      const isSame = i > 0 && j > 0 && ids[end - j] === quoteIds[length - i];
      if (i > 0 && j > 0 && cells[here - width]! + (isSame ? 0 : 1) === value) {
        meet(length - i, end - j, isSame);
        i--;
      } else if (i > 0 && d < distance && cells[here - width + 1]! + 1 === value) {
        meet(length - i, -1, false);
        i--;
        d++;
      } else {
        meet(-1, end - j, false);
        d--;
      }
    }
    return from;
  }

  /** Among beginnings of equal distance, the one whose passage is nearest the quote's length. */
  private startOffset(end: number): number {
    const { cells, width, distance } = this;
    const length = this.quoteIds.length;
    const row = length * width + distance + 1;
    let best = 0;
    for (let k = 0; k <= 2 * distance; k++) {
      const d = k % 2 === 0 ? k / 2 : -(k + 1) / 2;
      const j = length + d;
      if (j < 0 || j > end) continue;
      if (cells[row + d] === distance) return d;
      best = best === 0 ? d : best;
    }
    return best;
  }
}
