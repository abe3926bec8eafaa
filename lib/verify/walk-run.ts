import { foldToken } from '../text/fold-token';
import { SIGN, WORD } from '../text/token';
import { isSpaceBlind } from './find-runs';
import { keyOf, type StreamIndex } from './index-stream';
import type { QuoteToken } from './read-quote';
import { MOST_CHOICES } from './thresholds';

/**
 * One step of a run: quote tokens [quoteFrom, quoteTo) stand for source tokens [from, to). More than
 * one token on a side only where the source may be read with other word limits.
 */
export interface Step {
  readonly quoteFrom: number;
  readonly quoteTo: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Walks quote and source together from (index, position) to one side (1 or −1) until the quote is
 * used up; null when they part. Literal first: a mark in the source is skipped only when taking it
 * leads nowhere.
 */
export function walk(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  index: number,
  position: number,
  side: 1 | -1,
  budget: { left: number },
): Step[] | null {
  const steps: Step[] = [];
  const choices: { index: number; position: number; steps: number }[] = [];
  let choicesMade = 0;
  let at = { index, position };
  while (at.index >= 0 && at.index < tokens.length) {
    budget.left--;
    const step = stepAt(tokens, stream, at.index, at.position, side);
    const beyond = skipFrom(stream, at.position, side);
    if (step !== null) {
      if (beyond !== null && choicesMade++ < MOST_CHOICES) {
        choices.push({ index: at.index, position: beyond, steps: steps.length });
      }
      steps.push(step);
      at =
        side === 1
          ? { index: step.quoteTo, position: step.to }
          : { index: step.quoteFrom - 1, position: step.from - 1 };
    } else if (beyond !== null && steps.length + index >= 0) {
      at = { index: at.index, position: beyond };
    } else {
      const back = choices.pop();
      if (back === undefined) return null;
      steps.length = back.steps;
      at = back;
    }
  }
  return steps;
}

/** Where the walk goes on when the mark at this position is left out; null when none stands here. */
function skipFrom(stream: StreamIndex, position: number, side: 1 | -1): number | null {
  if (side === 1) return stream.skips.byFirst.get(position)?.to ?? null;
  const skip = stream.skips.byEnd.get(position + 1);
  return skip === undefined ? null : skip.from - 1;
}

function stepAt(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  index: number,
  position: number,
  side: 1 | -1,
): Step | null {
  if (position < 0 || position >= stream.tokens.count) return null;
  const token = tokens[index]!;
  if (stream.ids[position] === stream.vocabulary.find(token.key)) {
    return { quoteFrom: index, quoteTo: index + 1, from: position, to: position + 1 };
  }
  const flat = (side === 1 ? stream.flat.byFirst : stream.flat.byLast).get(position);
  if (flat?.key === token.key)
    return { quoteFrom: index, quoteTo: index + 1, from: flat.from, to: flat.to };
  if (stream.joins.size > 0 || isSpaceBlind(tokens, stream)) {
    const joined = joinedStep(tokens, stream, index, position, side);
    if (joined !== null) return joined;
  }
  if (stream.splits.length > 0 || isSpaceBlind(tokens, stream))
    return splitStep(tokens, stream, index, position, side);
  return null;
}

/** One quote token for several source tokens: a word broken at a line end, or spaced letters of a PDF. */
function joinedStep(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  index: number,
  position: number,
  side: 1 | -1,
): Step | null {
  const key = tokens[index]!.key;
  if (tokens[index]!.kind !== WORD) return null;
  let from = position;
  let to = position + 1;
  let joined = keyOf(stream.text, stream.tokens, position);
  while (joined.length < key.length) {
    const seam = side === 1 ? to - 1 : from - 1;
    if (seam < 0 || seam + 1 >= stream.tokens.count || !isSeam(tokens, stream, seam)) return null;
    if (side === 1) joined += keyOf(stream.text, stream.tokens, to++);
    else joined = keyOf(stream.text, stream.tokens, --from) + joined;
  }
  return joined === key ? { quoteFrom: index, quoteTo: index + 1, from, to } : null;
}

/** The two source tokens around this seam may be read as one. */
function isSeam(tokens: readonly QuoteToken[], stream: StreamIndex, seam: number): boolean {
  if (stream.joins.has(seam)) return true;
  if (!isSpaceBlind(tokens, stream)) return false;
  const { text, tokens: all } = stream;
  if (all.kinds[seam] !== WORD || all.kinds[seam + 1] !== WORD) return false;
  return /^\s{1,8}$/.test(
    text.slice(all.ends[seam], Math.min(all.starts[seam + 1]!, all.ends[seam]! + 9)),
  );
}

/** Several quote tokens for one source token: an inline tag edge, an optional hyphen, a lost space. */
function splitStep(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  index: number,
  position: number,
  side: 1 | -1,
): Step | null {
  const { text, tokens: all } = stream;
  const end = all.ends[position]!;
  const whole = keyOf(text, all, position);
  if (tokens[index]!.kind === SIGN) return null;
  let from = index;
  let to = index + 1;
  let joined = tokens[index]!.key;
  while (joined.length < whole.length) {
    const next = side === 1 ? to : from - 1;
    if (next < 0 || next >= tokens.length) return null;
    joined = side === 1 ? joined + tokens[next]!.key : tokens[next]!.key + joined;
    if (side === 1) to++;
    else from--;
  }
  if (joined !== whole || to - from < 2) return null;
  const isFree = isSpaceBlind(tokens, stream) && all.kinds[position] === WORD;
  if (!isFree && !areSplits(tokens.slice(from, to), stream, all.starts[position]!, end))
    return null;
  return { quoteFrom: from, quoteTo: to, from: position, to: position + 1 };
}

/** Every seam between the quote's tokens falls on a place where the source may be divided. */
function areSplits(
  parts: readonly QuoteToken[],
  stream: StreamIndex,
  start: number,
  end: number,
): boolean {
  let at = start;
  for (const part of parts.slice(0, -1)) {
    const seam = stream.splits.find(
      (split) =>
        split > at &&
        split < end &&
        foldToken(stream.text.slice(at, split), part.kind) === part.key,
    );
    if (seam === undefined) return false;
    at = seam;
  }
  return true;
}
