import type { ClaimReading } from '../model/claim-reading';
import type { SharedWords } from '../model/claim-result';
import type { Span } from '../model/span';
import { shadowText } from '../text/shadow-text';
import { LETTER, NUMBER, WORD } from '../text/token';
import { isContentWord } from '../verify/content-word';
import type { SourceIndex } from '../verify/index-source';
import { keyAt, readSentence, type TokenText } from './token-text';
import { stemsOf } from './word-forms';

const NONE: SharedWords = { inSentence: [], onlyInSentence: [], inPassage: [] };

/**
 * Which telling words of the sentence stand in its closest passage, also in another form, and which of
 * its details do. For showing only: words in common do not tell that the passage says the same.
 */
export function shareWords(
  sentence: string,
  reading: ClaimReading,
  source: SourceIndex,
): SharedWords {
  if (reading.kind !== 'read' || reading.closest === null) return NONE;
  const { start, end } = reading.closest.span;
  const said = readSentence(shadowText(sentence));
  const passage = readSentence(shadowText(source.source.text.slice(start, end)));
  const keys = keyed(passage);
  const inSentence: Span<'sentence'>[] = [];
  const others: Span<'sentence'>[] = [];
  const inPassage: Span<'source'>[] = [];
  // "Years" of "65 years" is no shared word where the page has other years.
  const missing = reading.details.filter(({ found, kind }) => !found && kind !== 'name');
  for (const term of keyed(said)) {
    if (missing.some(({ span }) => span.start < term.span.end && term.span.start < span.end)) {
      others.push(term.span);
      continue;
    }
    const same = keys.filter((other) => term.keys.some((key) => other.own === key));
    (same.length === 0 ? others : inSentence).push(term.span);
    for (const { span } of same) inPassage.push(shift(span, start));
  }
  const within = reading.details.filter(
    ({ at }) => at?.stream === 'main' && at.span.start >= start && at.span.end <= end,
  );
  for (const { at } of within) inPassage.push(at!.span);
  const known = [...inSentence, ...within.map(({ span }) => span)];
  return {
    inSentence: inOrder(inSentence),
    onlyInSentence: without(inOrder(others), inOrder(known)),
    inPassage: inOrder(inPassage),
  };
}

/** What is left of `spans` outside of `known`; a single letter of a longer stretch is no word. */
function without(
  spans: readonly Span<'sentence'>[],
  known: readonly Span<'sentence'>[],
): Span<'sentence'>[] {
  let left = spans.map((span) => ({ ...span }));
  for (const { start, end } of known)
    left = left.flatMap((span) => {
      if (span.end <= start || span.start >= end) return [span];
      return [
        { start: span.start, end: start },
        { start: end, end: span.end },
      ].filter((rest) => rest.end - rest.start > 1);
    });
  return left;
}

interface Keyed {
  readonly own: string;
  /** Its own and those of its other forms. */
  readonly keys: readonly string[];
  readonly span: Span<'sentence'>;
}

/** The telling tokens; of writing without spaces, each two letters in a row. */
function keyed(at: TokenText): Keyed[] {
  const { tokens } = at;
  const all: Keyed[] = [];
  for (let i = 0; i < tokens.count; i++) {
    const kind = tokens.kinds[i]!;
    const own = keyAt(at, i);
    const span = { start: tokens.starts[i]!, end: tokens.ends[i]! };
    if (kind === LETTER && i + 1 < tokens.count && tokens.kinds[i + 1] === LETTER)
      all.push(pairOf(own, keyAt(at, i + 1), { start: span.start, end: tokens.ends[i + 1]! }));
    else if (kind === NUMBER) all.push({ own, keys: [own], span });
    else if (kind !== LETTER && isContentWord({ kind, key: own }))
      all.push({ own, keys: kind === WORD ? stemsOf(own) : [own], span });
  }
  return all;
}

function pairOf(one: string, next: string, span: Span<'sentence'>): Keyed {
  const own = `${one}${next}`;
  return { own, keys: [own], span };
}

function shift({ start, end }: Span<'sentence'>, by: number): Span<'source'> {
  return { start: start + by, end: end + by };
}

/** Sorted, with what overlaps or touches as one. */
function inOrder<In extends 'sentence' | 'source'>(spans: readonly Span<In>[]): Span<In>[] {
  const all: Span<In>[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last === undefined || span.start > last.end) all.push(span);
    else all[all.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return all;
}
