import type { Note, Reason } from '../model/finding';
import type { Span } from '../model/span';
import { NUMBER } from '../text/token';
import { crossesBorder } from './crosses-border';
import { keyOf, type StreamIndex } from './index-stream';
import { judgeAll } from './judge-all';
import type { Judgement } from './judge-run';
import type { QuoteText, QuoteToken } from './read-quote';
import { LONGEST_OMISSION, MOST_OMITTED_PARAGRAPHS } from './thresholds';
import { CONDITIONS } from './words/conditions';
import { hasNegatingLetters, isNegation } from './words/negations';

/** Pieces of a quote found in order, and what was left out between them. */
export interface Pieces {
  readonly pieces: readonly Judgement[];
  readonly omitted: readonly Span<'source'>[];
  readonly reasons: readonly Reason[];
  readonly cautions: readonly ('condition-left-out' | 'number-left-out')[];
  readonly notes: readonly Note[];
}

/**
 * Question: do the pieces of a quote with ellipses stand in the source in this order, close to each
 * other and with nothing left out that turns the statement? For each place of the first piece the
 * nearest place of the next is taken, and so on. Null when a piece is not there at all.
 */
export function findPieces(
  quote: QuoteText,
  pieces: readonly (readonly QuoteToken[])[],
  stream: StreamIndex,
): Pieces | null {
  const places: Judgement[][] = [];
  for (const piece of pieces) {
    const found = judgeAll(quote, piece, stream);
    if (found.length === 0) return null;
    const clean = found.filter((place) => place.reasons.length === 0);
    places.push(clean.length > 0 ? clean : found);
  }
  let best: Pieces | null = null;
  const cursors = places.map(() => 0);
  for (const first of places[0]!) {
    const chain = chainFrom(first, places, cursors);
    if (chain === null) break;
    const judged = judgeChain(chain, stream);
    if (judged.reasons.length === 0) return judged;
    best ??= judged;
  }
  return best ?? outOfOrder(places);
}

/** The nearest following place of every piece; cursors only move forward, so the whole is linear. */
function chainFrom(
  first: Judgement,
  places: readonly Judgement[][],
  cursors: number[],
): Judgement[] | null {
  const chain = [first];
  for (let i = 1; i < places.length; i++) {
    const end = chain[i - 1]!.span.end;
    while (cursors[i]! < places[i]!.length && places[i]![cursors[i]!]!.span.start < end)
      cursors[i]!++;
    const next = places[i]![cursors[i]!];
    if (next === undefined) return null;
    chain.push(next);
  }
  return chain;
}

function outOfOrder(places: readonly Judgement[][]): Pieces {
  const pieces = places.map((found) => found[0]!);
  const reasons: Reason[] = [{ kind: 'pieces-out-of-order', quote: null, source: null }];
  return { pieces, omitted: [], reasons, cautions: [], notes: [] };
}

function judgeChain(chain: readonly Judgement[], stream: StreamIndex): Pieces {
  const reasons: Reason[] = chain.flatMap((piece) => piece.reasons);
  const cautions = new Set<'condition-left-out' | 'number-left-out'>();
  const omitted: Span<'source'>[] = [];
  for (let i = 1; i < chain.length; i++) {
    const from = chain[i - 1]!.steps.at(-1)!.to;
    const to = chain[i]!.steps[0]!.from;
    omitted.push({ start: chain[i - 1]!.span.end, end: chain[i]!.span.start });
    judgeOmission(stream, from, to, reasons, cautions);
  }
  const notes: Note[] = omitted.map((span) => ({
    kind: 'words-left-out',
    quote: null,
    source: stream.text.slice(span.start, span.end).trim(),
  }));
  return { pieces: chain, omitted, reasons, cautions: [...cautions], notes };
}

function judgeOmission(
  stream: StreamIndex,
  from: number,
  to: number,
  reasons: Reason[],
  cautions: Set<'condition-left-out' | 'number-left-out'>,
): void {
  const start = stream.tokens.ends[from - 1]!;
  const end = stream.tokens.starts[to]!;
  if (end - start > LONGEST_OMISSION || isOtherPlace(stream, { start, end })) {
    reasons.push({ kind: 'pieces-too-far-apart', quote: null, source: null });
    return;
  }
  for (let i = from; i < to; i++) {
    const key = keyOf(stream.text, stream.tokens, i);
    if (isNegation(key)) reasons.push({ kind: 'negation-left-out', quote: null, source: key });
    if (CONDITIONS.has(key)) cautions.add('condition-left-out');
    if (stream.tokens.kinds[i] === NUMBER) cautions.add('number-left-out');
  }
  const text = stream.text.slice(start, end);
  if (hasNegatingLetters(text))
    reasons.push({ kind: 'negation-left-out', quote: null, source: text.trim() });
}

/** The omission holds more than a paragraph, or another speaker or frame begins in it. */
function isOtherPlace(stream: StreamIndex, span: Span<'source'>): boolean {
  const omitted = stream.text.slice(span.start, span.end);
  const paragraphs = omitted.split(/\n[ \t\r]*\n/).length - 1;
  return (
    crossesBorder(stream.source, span) ||
    paragraphs > MOST_OMITTED_PARAGRAPHS ||
    /\n[ \t]*[\p{Lu}][\p{L} .'-]{0,40}:[ \t]/u.test(omitted) ||
    /\n[ \t]*[\p{Lu}][\p{L} .'-]{0,40}:\s*$/u.test(omitted)
  );
}
