import type { QuoteText, QuoteToken } from './read-quote';

const ELLIPSIS = /(?:\[|\()?\s?(?:\u2026|\u22ef|\.{3,}|\.(?: \.){2,})\s?(?:\]|\))?/;

/**
 * The tokens of a quote in the pieces that its ellipses leave; one piece when it has none. Ellipses in
 * front of the first and behind the last token are free.
 */
export function splitEllipses(quote: QuoteText): QuoteToken[][] {
  const pieces: QuoteToken[][] = [];
  let end = 0;
  for (const token of quote.tokens) {
    const gap = quote.text.slice(end, token.start);
    if (pieces.length === 0 || ELLIPSIS.test(gap)) pieces.push([]);
    pieces.at(-1)!.push(token);
    end = token.end;
  }
  return pieces;
}
