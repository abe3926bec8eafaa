/** The first index whose entry passes, in a list where those that pass come last; its length if none. */
export function firstIndex<T>(list: readonly T[], passes: (entry: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(list[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
