import type { TokenBuffer } from '../text/token-buffer';

/**
 * Finds tokens by offset for askers whose offsets only rise. Looks ahead in doubling steps and then by
 * halves, so a thousand questions about a long text cost no walk over all its tokens.
 */
export class TokenFinder {
  private from = 0;

  constructor(private readonly tokens: TokenBuffer) {}

  /** The first token that starts at `offset` or behind it; the count of tokens when there is none. */
  startingFrom(offset: number): number {
    const { starts, count } = this.tokens;
    let low = this.from;
    let step = 1;
    while (low + step < count && starts[low + step]! < offset) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step, count);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle]! < offset) low = middle + 1;
      else high = middle;
    }
    this.from = low;
    return low;
  }
}
