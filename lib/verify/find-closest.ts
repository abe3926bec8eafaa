import { placesOf } from './find-runs';
import type { StreamIndex } from './index-stream';
import { distancesOver, type Pattern, patternOf } from './measure-distance';
import type { QuoteToken } from './read-quote';
import { MOST_CELLS, MOST_TIES } from './thresholds';
import { type Alignment, traceEdits } from './trace-edits';

/**
 * Question: which stretch of the source has the least token edit distance to the quote?
 *
 * Exact over the whole source. If the best passage is at distance D, then of any D + 1 quote tokens at
 * least one stands in it unchanged, at its place give or take D. So only the neighbourhoods of the
 * D + 1 rarest tokens are measured, D doubled until the optimum found is within it; once the
 * neighbourhoods cover most of the source, all of it is measured. Cost at worst O(N · ⌈M/32⌉).
 * Ties go to the longest unbroken run, then to the first.
 * After: Sellers 1980 (semi-global alignment), Myers 1999 and Hyyrö 2003 (bit-parallel over blocks).
 */
export function findClosest(tokens: readonly QuoteToken[], stream: StreamIndex): Alignment | null {
  if (stream.tokens.count === 0 || tokens.length === 0) return null;
  const pattern = patternOf(tokens, stream);
  const places = tokens.map((token) => placesOf(token.key, stream).count);
  const byRarity = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]! || a - b);
  const unknown = places.filter((count) => count === 0).length;
  if (unknown === tokens.length) return null;
  for (let bound = Math.max(1, unknown); ; bound *= 2) {
    const windows = windowsAround(tokens, stream, byRarity, Math.min(bound, tokens.length));
    const best = measure(pattern, stream, windows);
    if (best.distance <= bound || isWhole(windows, stream)) return pickBest(tokens, stream, best);
  }
}

interface Window {
  readonly from: number;
  readonly to: number;
}

/** The neighbourhoods of the bound + 1 rarest quote tokens, merged and in order; all when they are much. */
function windowsAround(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  byRarity: readonly number[],
  bound: number,
): Window[] {
  const all: Window[] = [{ from: 0, to: stream.tokens.count }];
  if (bound + 1 > tokens.length) return all;
  const windows: Window[] = [];
  let covered = 0;
  for (const index of byRarity.slice(0, bound + 1)) {
    const id = stream.vocabulary.find(tokens[index]!.key);
    if (id < 0) continue;
    for (let p = stream.firsts[id]!; p < stream.firsts[id + 1]!; p++) {
      const at = stream.postings[p]!;
      const window = {
        from: Math.max(0, at - index - bound),
        to: Math.min(stream.tokens.count, at + tokens.length - index + bound),
      };
      windows.push(window);
      covered += window.to - window.from;
      if (covered > stream.tokens.count) return all;
    }
  }
  return merge(windows);
}

function merge(windows: Window[]): Window[] {
  windows.sort((a, b) => a.from - b.from);
  const merged: { from: number; to: number }[] = [];
  for (const window of windows) {
    const last = merged.at(-1);
    if (last !== undefined && window.from <= last.to) last.to = Math.max(last.to, window.to);
    else merged.push({ ...window });
  }
  return merged;
}

function isWhole(windows: readonly Window[], stream: StreamIndex): boolean {
  return windows.length === 1 && windows[0]!.from === 0 && windows[0]!.to === stream.tokens.count;
}

interface Best {
  readonly distance: number;
  /** Source positions behind the last token of a best passage, rising. */
  readonly ends: readonly number[];
}

function measure(pattern: Pattern, stream: StreamIndex, windows: readonly Window[]): Best {
  let distance = Number.POSITIVE_INFINITY;
  let ends: number[] = [];
  for (const { from, to } of windows) {
    distancesOver(pattern, stream.ids, from, to, (at, measured) => {
      if (measured > distance) return;
      if (measured < distance) ends = [];
      distance = measured;
      if (ends.length < MOST_TIES) ends.push(at);
    });
  }
  return { distance, ends };
}

function pickBest(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  best: Best,
): Alignment | null {
  let picked: Alignment | null = null;
  const cells = (tokens.length + 1) * (2 * best.distance + 1);
  const affordable = Math.max(1, Math.floor(MOST_CELLS / cells));
  for (const end of best.ends.slice(0, affordable)) {
    const alignment = traceEdits(tokens, stream, end, best.distance);
    if (picked === null || isBetter(alignment, picked, tokens.length)) picked = alignment;
  }
  return picked;
}

/** The longer unbroken run; of one beginning, more equal words, then the quote's length; else the first. */
function isBetter(a: Alignment, b: Alignment, length: number): boolean {
  if (a.longestRun !== b.longestRun) return a.longestRun > b.longestRun;
  if (a.from !== b.from) return false;
  const equal = equalPairs(a) - equalPairs(b);
  return equal > 0 || (equal === 0 && offBy(a, length) < offBy(b, length));
}

function equalPairs({ pairs }: Alignment): number {
  return pairs.filter((pair) => pair.isEqual).length;
}

function offBy({ from, to }: Alignment, length: number): number {
  return Math.abs(to - from - length);
}
