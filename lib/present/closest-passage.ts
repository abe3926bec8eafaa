import type { Claim } from '../model/claim';
import type { ClaimSource } from '../model/claim-result';
import type { Span } from '../model/span';
import type { Say } from '../model/words';
import { isRead } from './claim-state';
import type { PassageInContext } from './link-to-passage';
import { placeInExcerpt } from './place-in-excerpt';
import { safeWords } from './safe-words';
import { cutIntoSegments, type Segment, showable } from './segment';

/** The passage of one source that shares most of the sentence's words. */
export interface ClosestPassage {
  /** With the words marked that it shares, and those near it that may limit it. */
  readonly segments: readonly Segment[];
  /** Telling words of the sentence that neither it nor what stands around it has, missing details aside. */
  readonly lacks: readonly string[];
  /** Words near it that may limit it, each once, in quotation marks. */
  readonly conditions: readonly string[];
  readonly context: PassageInContext;
}

/** Null where no passage comes close, or nothing was read. */
export function closestPassage(
  { sentence }: Claim,
  { outcome, excerpt, shared }: ClaimSource,
  say: Say,
): ClosestPassage | null {
  if (!isRead(outcome) || outcome.closest === null || excerpt === null) return null;
  const passage = placeInExcerpt(outcome.closest, excerpt, 'same');
  if (passage === null) return null;
  const { start, end } = passage;
  const conditions = outcome.conditions.flatMap(
    (place) => placeInExcerpt(place, excerpt, 'condition') ?? [],
  );
  const common = shared.inPassage.flatMap(
    (span) => placeInExcerpt({ ...outcome.closest!, span }, excerpt, 'shared') ?? [],
  );
  const words = (span: Span<'source'>) => excerpt.text.slice(Math.max(span.start, 0), span.end);
  const limits = conditions.map((span) => words(span).trim());
  const shown = excerpt.text.toLowerCase();
  const missing = outcome.details.filter(({ found }) => !found).map(({ span }) => span);
  return {
    segments: showable(inContext(excerpt.text, passage, [...conditions, ...common])),
    lacks: shared.onlyInSentence
      .filter((span) => !missing.some((one) => one.start <= span.start && span.end <= one.end))
      .map((span) => sentence.slice(span.start, span.end))
      .filter((word) => !shown.includes(word.toLowerCase()))
      .filter((word, at, all) => all.indexOf(word) === at)
      .map(safeWords),
    conditions: [...new Set(limits.map(safeWords))].map(
      (limit) => `${say('quotationOpen')}${limit}${say('quotationClose')}`,
    ),
    context: {
      before: excerpt.text.slice(0, Math.max(start, 0)),
      text: words(passage),
      after: excerpt.text.slice(end),
      ambiguous: false,
    },
  };
}

type Marks = Parameters<typeof cutIntoSegments>[1];

/** Sentences before, the passage, sentences behind: what no mark covers of these is `around` or `same`. */
function inContext(text: string, { start, end }: Span<'source'>, marks: Marks): Segment[] {
  const inside = (from: number, to: number) =>
    marks
      .filter((mark) => mark.start < to && mark.end > from)
      .map((mark) => ({ ...mark, start: mark.start - from, end: mark.end - from }));
  const [from, to] = [Math.max(start, 0), Math.min(end, text.length)];
  return [
    ...cutIntoSegments(text.slice(0, from), inside(0, from), 'around'),
    ...cutIntoSegments(text.slice(from, to), inside(from, to), 'same'),
    ...cutIntoSegments(text.slice(to), inside(to, text.length), 'around'),
  ];
}
