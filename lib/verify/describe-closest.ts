import type { Edit, Finding, Reason } from '../model/finding';
import type { Place } from '../model/span';
import { SIGN } from '../text/token';
import { countContent } from './content-word';
import { findClosest } from './find-closest';
import type { Pieces } from './find-pieces';
import { findReworded } from './find-reworded';
import { findRuns } from './find-runs';
import type { StreamIndex } from './index-stream';
import type { Judgement } from './judge-run';
import { nameReasons } from './name-reasons';
import type { QuoteText, QuoteToken } from './read-quote';
import { FEW_EDITS, NEARLY_ALL, SHARED_CONTENT, WORTH_SHOWING } from './thresholds';
import type { Alignment } from './trace-edits';

/**
 * The passage to show beside a quote that must not pass, and what differs, by kind: a run of the same
 * words that was refused, pieces that do not fit together, or the nearest passage of all.
 */
export function describeClosest(
  quote: QuoteText,
  stream: StreamIndex,
  near: readonly Judgement[],
  chain: Pieces | null,
): Finding {
  const refusedRun = near.reduce<Judgement | null>(
    (best, run) => (best === null || weightOf(run) < weightOf(best) ? run : best),
    null,
  );
  if (refusedRun !== null) return ofRun(refusedRun);
  if (chain !== null) return ofChain(quote, chain);
  return ofAlignment(quote, stream);
}

/** Of several refused runs the one with the fewest differences is shown; an edge that is cut is the least. */
function weightOf(run: Judgement): number {
  const cuts = run.reasons.filter((reason) => reason.kind.startsWith('cut-')).length;
  return (run.reasons.length - cuts) * 100 + cuts;
}

/** A refused run is shown with what was cut off at its ends. */
function ofRun(run: Judgement): Finding {
  const cut = run.places.flatMap((place) => (place.kind === 'dropped' ? [place.source] : []));
  const start = Math.min(run.span.start, ...cut.map((span) => span.start));
  const end = Math.max(run.span.end, ...cut.map((span) => span.end));
  const [first, ...rest] = run.places;
  if (first === undefined)
    throw new Error('A refused run names the places of its reasons; got none.');
  const passage: Place = { stream: 'main', index: 0, span: { start, end } };
  return { kind: 'closest', passage, edits: [first, ...rest], reasons: run.reasons };
}

function ofChain(quote: QuoteText, chain: Pieces): Finding {
  const spans = chain.pieces.map((piece) => piece.span);
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  const isNear =
    chain.omitted.length > 0 &&
    !chain.reasons.some((reason) => reason.kind === 'pieces-too-far-apart');
  const span = isNear ? { start, end } : chain.pieces[0]!.span;
  const omitted = chain.omitted.map((source): Edit => ({ kind: 'dropped', source }));
  const whole: Edit = {
    kind: 'changed',
    quote: { start: quote.tokens[0]!.start, end: quote.tokens.at(-1)!.end },
    source: span,
  };
  const [first = whole, ...rest] = isNear ? omitted : [];
  return {
    kind: 'closest',
    passage: { stream: 'main', index: 0, span },
    edits: [first, ...rest],
    reasons: chain.reasons,
  };
}

function ofAlignment(quote: QuoteText, stream: StreamIndex): Finding {
  const alignment = findClosest(quote.tokens, stream);
  if (alignment === null || !isWorthShowing(quote.tokens, alignment))
    return ofReworded(quote, stream);
  const { edits, reasons } = nameReasons(quote.tokens, stream, alignment);
  const [first, ...rest] = edits;
  if (first === undefined) return { kind: 'not-in-source' };
  const span = {
    start: stream.tokens.starts[alignment.from]!,
    end: stream.tokens.ends[alignment.to - 1]!,
  };
  const joined = alignment.distance > FEW_EDITS && joinedPassages(quote.tokens, stream);
  const named: Reason[] = joined
    ? [{ kind: 'passages-joined', quote: null, source: null }, ...reasons]
    : [...reasons];
  return {
    kind: 'closest',
    passage: { stream: 'main', index: 0, span },
    edits: [first, ...rest],
    reasons: named,
  };
}

/** Nothing in common but single words: the passage that has most of them, or none. */
function ofReworded(quote: QuoteText, stream: StreamIndex): Finding {
  const passage = findReworded(quote.tokens, stream);
  if (passage === null) return { kind: 'not-in-source' };
  const inQuote = { start: quote.tokens[0]!.start, end: quote.tokens.at(-1)!.end };
  return {
    kind: 'closest',
    passage,
    edits: [{ kind: 'changed', quote: inQuote, source: passage.span }],
    reasons: [{ kind: 'reworded', quote: null, source: null }],
  };
}

/**
 * A display decision only: enough of the quote's words, in order, or a good run of them; and not its
 * small words alone, which stand on every page.
 */
function isWorthShowing(tokens: readonly QuoteToken[], alignment: Alignment): boolean {
  const shared = alignment.pairs.filter((pair) => pair.isEqual).map((pair) => pair.quote);
  if (alignment.to <= alignment.from || shared.length < 2) return false;
  if (alignment.distance <= tokens.length * NEARLY_ALL) return true;
  if (shared.length < tokens.length * WORTH_SHOWING && alignment.longestRun < 4) return false;
  const content = countContent(sharedRuns(tokens, shared));
  return content > 0 && content >= countContent(tokens) * SHARED_CONTENT;
}

/** The shared tokens, with a gap wherever the quote has others between them. */
function sharedRuns(
  tokens: readonly QuoteToken[],
  shared: readonly number[],
): { kind: number; key: string }[] {
  return shared.flatMap((at, i) => {
    const isNext = i === 0 || shared[i - 1] === at - 1;
    return isNext ? [tokens[at]!] : [GAP, tokens[at]!];
  });
}

const GAP = { kind: SIGN, key: '' };

/** The quote's beginning and its rest both stand in the source, but not together. */
function joinedPassages(tokens: readonly QuoteToken[], stream: StreamIndex): boolean {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (findRuns(tokens.slice(0, middle), stream).length > 0) low = middle;
    else high = middle - 1;
  }
  if (low < 2 || tokens.length - low < 2) return false;
  return findRuns(tokens.slice(low), stream).length > 0;
}
