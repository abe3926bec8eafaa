/**
 * What a checker by similarity measures: the share of the quote's words that stand, in any order, in the
 * best window of the source of the quote's own length. Slow and obvious; for comparison only.
 */
export function overlap(quote: string, source: string): number {
  const wanted = wordsOf(quote);
  const words = wordsOf(source);
  let best = 0;
  for (let from = 0; from === 0 || from + wanted.length <= words.length; from++)
    best = Math.max(best, shared(wanted, words.slice(from, from + wanted.length)));
  return best / wanted.length;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function shared(wanted: readonly string[], window: readonly string[]): number {
  const left = [...window];
  return wanted.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}
