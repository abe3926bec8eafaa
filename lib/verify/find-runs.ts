import type { StreamIndex } from './index-stream';
import type { QuoteToken } from './read-quote';
import { CANDIDATE_BUDGET, MOST_RUN_TOKENS } from './thresholds';
import { type Step, walk } from './walk-run';

/**
 * Question: where does the source hold these tokens in this order, up to what a key folds and up to
 * what may be skipped or read in two ways?
 *
 * The postings of the quote's rarest token are the candidates; from each the run is walked to both
 * sides. A token that the source does not hold in any reading means that there is no run. Cost: number
 * of postings times the length of the agreement, within a budget, so that a page of one repeated word
 * costs no more than a linear search.
 */
export function findRuns(tokens: readonly QuoteToken[], stream: StreamIndex): Step[][] {
  return searchRuns(tokens, stream).runs;
}

/** The same, and whether the budget ended the search before the last candidate. */
export function searchRuns(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
): { runs: Step[][]; isCut: boolean } {
  const anchor = rarest(tokens, stream);
  if (anchor === null) return { runs: [], isCut: false };
  const runs: Step[][] = [];
  const budget = { left: CANDIDATE_BUDGET };
  let lastStart = -1;
  for (const position of anchor.positions) {
    if (budget.left <= 0 || runs.length * tokens.length > MOST_RUN_TOKENS)
      return { runs, isCut: true };
    const run = walkBoth(tokens, stream, anchor.index, position, budget);
    const start = run === null ? -1 : run[0]!.from;
    if (run === null || start === lastStart) continue;
    lastStart = start;
    runs.push(run);
  }
  return { runs, isCut: false };
}

interface Anchor {
  readonly index: number;
  readonly positions: Iterable<number>;
}

/** The token with the fewest places; null when one has none. In a PDF unknown tokens may be misjoined. */
function rarest(tokens: readonly QuoteToken[], stream: StreamIndex): Anchor | null {
  let best: Anchor | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  const isBlind = isSpaceBlind(tokens, stream);
  for (let index = 0; index < tokens.length; index++) {
    const places = placesOf(tokens[index]!.key, stream);
    if (places.count === 0 && (isBlind || mayBeSplit(stream))) continue;
    if (places.count === 0) return null;
    if (places.count >= fewest) continue;
    fewest = places.count;
    best = { index, positions: places.positions };
  }
  return best;
}

/** A word that an inline tag edge or a line end divides has places under its parts or its whole. */
function mayBeSplit(stream: StreamIndex): boolean {
  return stream.splits.length > 0 || stream.joins.size > 0;
}

/** PDF text may lack spaces; over a whole quote of several words the letters alone are proof enough. */
export function isSpaceBlind(tokens: readonly QuoteToken[], stream: StreamIndex): boolean {
  return stream.source.form === 'pdf' && tokens.length >= 4;
}

export interface Places {
  readonly count: number;
  readonly positions: Iterable<number>;
}

/** Every token position at which the key can be read. */
export function placesOf(key: string, stream: StreamIndex): Places {
  const id = stream.vocabulary.find(key);
  const other = stream.readings.get(key) ?? [];
  if (id < 0) return { count: other.length, positions: other };
  const exact = stream.postings.subarray(stream.firsts[id]!, stream.firsts[id + 1]!);
  if (other.length === 0) return { count: exact.length, positions: exact };
  const all = [...new Set([...exact, ...other])].sort((a, b) => a - b);
  return { count: all.length, positions: all };
}

function walkBoth(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  index: number,
  position: number,
  budget: { left: number },
): Step[] | null {
  for (let first = index; first >= 0 && first > index - MOST_PARTS; first--) {
    const right = walk(tokens, stream, first, position, 1, budget);
    const isAnchored = right !== null && right[0]!.quoteTo > index;
    if (isAnchored) return walkLeft(tokens, stream, first, right, budget);
    if (!mayBeSplit(stream) && !isSpaceBlind(tokens, stream)) return null;
  }
  return null;
}

/** Words of a quote that one word of the source may stand for: the anchor may be the last of them. */
const MOST_PARTS = 4;

function walkLeft(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  first: number,
  right: Step[],
  budget: { left: number },
): Step[] | null {
  if (first === 0) return right;
  const left = walk(tokens, stream, first - 1, right[0]!.from - 1, -1, budget);
  return left === null ? null : [...left.reverse(), ...right];
}
