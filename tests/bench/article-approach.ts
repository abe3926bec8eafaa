/**
 * The article's approach, written again for the bench and as plainly as it is told: a regular
 * expression makes the tokens, Knuth–Morris–Pratt looks for the whole run, and when there is none a
 * window of the quote's length slides over the source and the share of common words is its score.
 */
export function verifyLikeTheArticle(quote: string, source: string): number {
  const wanted = tokensOf(quote);
  const words = tokensOf(source);
  if (hasRun(wanted, words)) return 1;
  return bestWindow(wanted, words);
}

function tokensOf(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(TOKEN) ?? [];
}

const TOKEN =
  /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:['’](?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+)*/gu;

function hasRun(wanted: readonly string[], words: readonly string[]): boolean {
  const borders = [0];
  for (let i = 1, k = 0; i < wanted.length; i++) {
    while (k > 0 && wanted[i] !== wanted[k]) k = borders[k - 1]!;
    if (wanted[i] === wanted[k]) k++;
    borders[i] = k;
  }
  let matched = 0;
  for (const word of words) {
    while (matched > 0 && word !== wanted[matched]) matched = borders[matched - 1]!;
    if (word === wanted[matched]) matched++;
    if (matched === wanted.length) return true;
  }
  return false;
}

/** Greatest share of the quote's words in a window of its length; counts are kept while it slides. */
function bestWindow(wanted: readonly string[], words: readonly string[]): number {
  const missing = new Map<string, number>();
  for (const word of wanted) missing.set(word, (missing.get(word) ?? 0) + 1);
  let common = 0;
  let best = 0;
  for (let i = 0; i < words.length; i++) {
    const entering = missing.get(words[i]!);
    if (entering !== undefined) {
      if (entering > 0) common++;
      missing.set(words[i]!, entering - 1);
    }
    const left = i >= wanted.length ? missing.get(words[i - wanted.length]!) : undefined;
    if (left !== undefined) {
      if (left >= 0) common--;
      missing.set(words[i - wanted.length]!, left + 1);
    }
    best = Math.max(best, common);
  }
  return best / wanted.length;
}
