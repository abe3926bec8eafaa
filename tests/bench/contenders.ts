import search from 'approx-string-match';
import { diff_match_patch } from 'diff-match-patch';
import { partial_ratio } from 'fuzzball';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import { verifyLikeTheArticle } from './article-approach';

/** A way to look for quotes in one source. Peers take one quote a call and keep nothing between calls. */
export interface Contender {
  readonly name: string;
  check(quotes: readonly string[], text: string): number;
}

export const VERBATIM = 'Verbatim';
export const ARTICLE = 'article';
export const APPROX = 'approx-string-match';

/** The index is built in the measured time, once for all quotes. */
export const verbatim: Contender = {
  name: VERBATIM,
  check: (quotes, text) => {
    const index = indexSource(text);
    return sumOf(quotes, (quote) => verifyQuote(quote, index).kind.length);
  },
};

/** As many errors as Hypothesis allows: half the quote, 256 at most. */
function approx(quote: string, text: string): number {
  return search(text, quote, Math.min(256, quote.length >> 1)).length;
}

/** Looks for 32 characters, which is the most it can; anywhere in the text. */
function matchMain(quote: string, text: string): number {
  const matcher = new diff_match_patch();
  matcher.Match_Distance = text.length * 10;
  return matcher.match_main(text, quote.slice(0, 32), 0);
}

export const PEERS: readonly Contender[] = [
  peer(ARTICLE, verifyLikeTheArticle),
  peer(APPROX, approx),
  peer('diff-match-patch', matchMain),
  peer('fuzzball', (quote, text) => partial_ratio(quote, text)),
];

/** What no verifier can be faster than: it reads the text once, or lets the platform search it. */
export const LIMITS: readonly Contender[] = [
  peer('indexOf', countByIndexOf),
  { name: 'one pass', check: (_, text) => sumOfUnits(text) },
];

function peer(name: string, check: (quote: string, text: string) => number): Contender {
  return { name, check: (quotes, text) => sumOf(quotes, (quote) => check(quote, text)) };
}

/** Every place, as the verifier reports every place. */
function countByIndexOf(quote: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) count++;
  return count;
}

function sumOfUnits(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
  return sum;
}

function sumOf(quotes: readonly string[], check: (quote: string) => number): number {
  return quotes.reduce((sum, quote) => sum + check(quote), 0);
}
