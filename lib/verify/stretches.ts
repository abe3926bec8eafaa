import type { RangeKind, SourceRange } from '../model/source-text';
import type { Span } from '../model/span';

/** Stretches of one kind, apart and in order, asked by offset in O(log n). */
export class Stretches {
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  constructor(ranges: readonly SourceRange[], kind: RangeKind) {
    for (const range of ranges) {
      if (range.kind !== kind || range.end <= range.start) continue;
      const last = this.ends.length - 1;
      if (last >= 0 && range.start <= this.ends[last]!)
        this.ends[last] = Math.max(this.ends[last]!, range.end);
      else {
        this.starts.push(range.start);
        this.ends.push(range.end);
      }
    }
  }

  has(offset: number): boolean {
    return this.overlaps({ start: offset, end: offset + 1 });
  }

  overlaps(span: Span<'source'>): boolean {
    const i = this.lastStartingBefore(span.end);
    return i >= 0 && this.ends[i]! > span.start;
  }

  /** The span lies wholly in one stretch. */
  holds(span: Span<'source'>): boolean {
    const i = this.lastStartingBefore(span.start + 1);
    return i >= 0 && this.ends[i]! >= span.end;
  }

  private lastStartingBefore(offset: number): number {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts[middle]! < offset) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
