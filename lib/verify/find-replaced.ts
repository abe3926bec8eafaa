import type { Note } from '../model/finding';
import { crossesBorder } from './crosses-border';
import type { Pieces } from './find-pieces';
import type { StreamIndex } from './index-stream';
import { keyOf } from './index-stream';
import { judgeAll } from './judge-all';
import type { Judgement } from './judge-run';
import type { QuoteText, QuoteToken } from './read-quote';
import { PRONOUNS } from './words/pronouns';

/**
 * Question: do the words around bracketed insertions stand side by side in the source, with nothing
 * but one pronoun where the quote puts "[Smith]"? A name for "he" is what brackets are for; any other
 * word replaced would be a word changed. `quote` has its brackets blanked; null when it is not so.
 */
export function findReplaced(
  quote: QuoteText,
  insertions: readonly Note[],
  stream: StreamIndex,
): Pieces | null {
  const pieces = splitAtBlanks(quote);
  if (pieces.length < 2) return null;
  const places = pieces.map((piece) => judgeAll(quote, piece, stream).filter(isInsideClean));
  const byStart = places.map((found) => new Map(found.map((run) => [run.steps[0]!.from, run])));
  for (const first of places[0]!) {
    const chain = chainFrom(first, byStart, stream);
    if (chain !== null) return chainOf(chain, insertions, stream);
  }
  return null;
}

function isInsideClean(run: Judgement): boolean {
  return run.reasons.length === 0;
}

/** The tokens in the stretches between blanked brackets. */
function splitAtBlanks(quote: QuoteText): QuoteToken[][] {
  const pieces: QuoteToken[][] = [];
  let end = 0;
  for (const token of quote.tokens) {
    if (pieces.length === 0 || /\u2060{3}/.test(quote.text.slice(end, token.start)))
      pieces.push([]);
    pieces.at(-1)!.push(token);
    end = token.end;
  }
  return pieces;
}

function chainFrom(
  first: Judgement,
  byStart: readonly ReadonlyMap<number, Judgement>[],
  stream: StreamIndex,
): Judgement[] | null {
  const chain = [first];
  for (const places of byStart.slice(1)) {
    const end = chain.at(-1)!.steps.at(-1)!.to;
    const next = places.get(end) ?? (isPronoun(stream, end) ? places.get(end + 1) : undefined);
    if (next === undefined) return null;
    const span = { start: first.span.start, end: next.span.end };
    if (crossesBorder(stream.source, span)) return null;
    chain.push(next);
  }
  return chain;
}

function isPronoun(stream: StreamIndex, i: number): boolean {
  if (i + 1 >= stream.tokens.count || !PRONOUNS.has(keyOf(stream.text, stream.tokens, i)))
    return false;
  const { text, tokens } = stream;
  const before = text.slice(tokens.ends[i - 1], tokens.starts[i]);
  return /^\s+$/.test(before) && /^\s+$/.test(text.slice(tokens.ends[i], tokens.starts[i + 1]));
}

function chainOf(
  pieces: readonly Judgement[],
  insertions: readonly Note[],
  stream: StreamIndex,
): Pieces {
  const omitted = pieces.slice(1).flatMap((piece, i) => {
    const span = { start: pieces[i]!.span.end, end: piece.span.start };
    return /\p{L}/u.test(stream.text.slice(span.start, span.end)) ? [span] : [];
  });
  const notes: Note[] = omitted.map((span, i) => ({
    kind: 'words-left-out',
    quote: insertions[i]?.quote ?? null,
    source: stream.text.slice(span.start, span.end).trim(),
  }));
  return { pieces, omitted, reasons: [], cautions: [], notes };
}
