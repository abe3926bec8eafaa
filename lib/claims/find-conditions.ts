import type { Place, Span } from '../model/span';
import { scanTokens } from '../text/scan-tokens';
import { sentencesAround } from '../text/sentence-around';
import { keyOf, type StreamIndex } from '../verify/index-stream';
import { CONDITION_LETTERS, CONDITIONS } from '../verify/words/conditions';

/**
 * Words near a passage that may limit it (but, only if, except, however), in the sentences of the
 * passage and the ones before and behind. A reading aid: whether they matter is the reader's to say.
 */
export function findConditions(passage: Place, { text }: StreamIndex): Place[] {
  const near = sentencesAround(text, passage.span);
  const stretch = text.slice(near.start, near.end);
  const spans = [...wordsIn(stretch), ...lettersIn(stretch)].sort((a, b) => a.start - b.start);
  return joined(spans, stretch).map(({ start, end }) => ({
    ...passage,
    span: { start: near.start + start, end: near.start + end },
  }));
}

function wordsIn(stretch: string): Span<'source'>[] {
  const tokens = scanTokens(stretch);
  const spans: Span<'source'>[] = [];
  for (let i = 0; i < tokens.count; i++)
    if (CONDITIONS.has(keyOf(stretch, tokens, i)))
      spans.push({ start: tokens.starts[i]!, end: tokens.ends[i]! });
  return spans;
}

function lettersIn(stretch: string): Span<'source'>[] {
  return CONDITION_LETTERS.flatMap((word) => {
    const spans: Span<'source'>[] = [];
    for (let at = stretch.indexOf(word); at >= 0; at = stretch.indexOf(word, at + word.length))
      spans.push({ start: at, end: at + word.length });
    return spans;
  });
}

/** "Only if" is one condition. */
function joined(spans: readonly Span<'source'>[], stretch: string): Span<'source'>[] {
  const all: Span<'source'>[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    const isNext = last !== undefined && /^\s?$/.test(stretch.slice(last.end, span.start));
    if (isNext) all[all.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else all.push(span);
  }
  return all;
}
