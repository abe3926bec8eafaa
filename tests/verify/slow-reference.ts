import { tokenise } from '../../lib/text/tokenise';

/** Slow and obvious: the keys of a text's tokens. */
export function keysOf(text: string): string[] {
  return tokenise(text).map((token) => token.key);
}

/**
 * Slow and obvious: the least token edit distance between the whole quote and any stretch of the
 * source, by the full table of Sellers.
 */
export function leastDistance(quote: readonly string[], source: readonly string[]): number {
  let row = new Array<number>(source.length + 1).fill(0);
  for (let i = 1; i <= quote.length; i++) {
    const next = [i];
    for (let j = 1; j <= source.length; j++) {
      const swap = row[j - 1]! + (quote[i - 1] === source[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return Math.min(...row);
}

/** Slow and obvious: the plain edit distance of two lists. */
export function distance(a: readonly string[], b: readonly string[]): number {
  let row = b.map((_, j) => j).concat(b.length);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** Slow and obvious: the quote's words, as written and one space apart, stand in the source's. */
export function standsAsWritten(quote: string, source: string): boolean {
  const words = (text: string): string => ` ${text.split(/\s+/).filter(Boolean).join(' ')} `;
  return words(source).toLowerCase().includes(words(quote).toLowerCase());
}
