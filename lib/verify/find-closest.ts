import { placesOf } from './find-runs';
import type { StreamIndex } from './index-stream';
import { type Best, measureInto, type Pattern, patternOf } from './measure-distance';
import type { QuoteToken } from './read-quote';
import { MOST_CELLS } from './thresholds';
import { type Alignment, EditTrace, type Trace } from './trace-edits';

/**
 * Question: which stretch of the source has the least token edit distance to the quote?
 *
 * Exact over the whole source. If the best passage is at distance D, then of any D + 1 quote tokens at
 * least one stands in it unchanged, at its place give or take D. So only the neighbourhoods of the
 * D + 1 rarest tokens are measured, D doubled until the optimum found is within it, but never beyond the
 * best distance met; once the neighbourhoods cover most of the source, all of it is measured. Cost at worst O(N · ⌈M/32⌉).
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
  let bound = Math.max(1, unknown);
  for (;;) {
    const windows = windowsAround(tokens, stream, byRarity, bound);
    const best = measure(pattern, stream, windows);
    if (best.distance <= bound || isWhole(windows, stream)) return pickBest(tokens, stream, best);
    bound = Math.min(bound * 2, best.distance);
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
  const rarest = byRarity.slice(0, bound + 1);
  const places = rarest.reduce((sum, i) => sum + placesOf(tokens[i]!.key, stream).count, 0);
  if (places * (tokens.length + 2 * bound) > stream.tokens.count) return all;
  const windows = rarest.flatMap((index) =>
    Array.from(placesOf(tokens[index]!.key, stream).positions, (at) => ({
      from: Math.max(0, at - index - bound),
      to: Math.min(stream.tokens.count, at + tokens.length - index + bound),
    })),
  );
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

function measure(pattern: Pattern, stream: StreamIndex, windows: readonly Window[]): Best {
  const best: Best = { distance: Number.POSITIVE_INFINITY, ends: [] };
  for (const { from, to } of windows) measureInto(best, pattern, stream.ids, from, to);
  return best;
}

function pickBest(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  { distance, ends }: Best,
): Alignment | null {
  const trace = new EditTrace(tokens, stream, distance);
  const cells = (tokens.length + 1) * (2 * distance + 1);
  const affordable = Math.max(1, Math.floor(MOST_CELLS / cells));
  let picked: Trace | null = null;
  for (const end of ends.slice(0, affordable)) {
    const traced = trace.measure(end);
    if (picked === null || isBetter(traced, picked, tokens.length)) picked = traced;
  }
  return picked === null ? null : trace.align(picked.to);
}

/** The longer unbroken run; of one beginning, more equal words, then the quote's length; else the first. */
function isBetter(a: Trace, b: Trace, length: number): boolean {
  if (a.longestRun !== b.longestRun) return a.longestRun > b.longestRun;
  if (a.from !== b.from) return false;
  return a.equal > b.equal || (a.equal === b.equal && offBy(a, length) < offBy(b, length));
}

function offBy({ from, to }: Trace, length: number): number {
  return Math.abs(to - from - length);
}
