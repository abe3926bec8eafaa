import type { RangeKind, SourceRange } from '../../model/source-text';

/** Sorts by start, outer before inner, and drops ranges that stand inside one of their own kind. */
export function tidyRanges(ranges: readonly SourceRange[]): SourceRange[] {
  const sorted = [...ranges].sort((a, b) => a.start - b.start || b.end - a.end);
  const lastEnd = new Map<RangeKind, number>();
  return sorted.filter(({ kind, start, end }) => {
    const covered = lastEnd.get(kind) ?? -1;
    if (end <= covered && start < covered) return false;
    if (start === end && covered === end) return false;
    lastEnd.set(kind, Math.max(covered, end));
    return true;
  });
}
