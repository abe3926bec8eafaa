import type { Claim } from '../model/claim';
import type { ClaimResult } from '../model/claim-result';
import type { Span } from '../model/span';
import { bestReading, missingDetails } from './claim-state';
import { withoutOverrides } from './safe-words';
import { cutIntoSegments, type Segment, showable } from './segment';

/** A part of the sentence with the details marked that were not found. */
export interface SentencePart {
  readonly segments: readonly Segment[];
  /** By their words; empty where none is missing. */
  readonly missing: readonly string[];
}

/** The sentence in its parts; in one where nothing was read. */
export function sentenceParts({ sentence }: Claim, result: ClaimResult | null): SentencePart[] {
  const missing = result === null ? [] : missingDetails(result);
  const parts = result === null ? null : bestReading(result)?.parts;
  return placeParts(sentence, parts ?? [{ text: sentence }]).map(({ start, end }) => {
    const here = missing.filter(({ span }) => span.start >= start && span.start < end);
    const marks = here.map(({ span }) => ({
      start: span.start - start,
      end: span.end - start,
      kind: 'missing' as const,
    }));
    const text = sentence.slice(start, end);
    return {
      segments: showable(cutIntoSegments(text, marks, 'same')),
      missing: here.map((detail) => withoutOverrides(detail.text)),
    };
  });
}

/** Parts follow each other, so each begins at the first place behind the one before that has its words. */
function placeParts(
  sentence: string,
  parts: readonly { readonly text: string }[],
): Span<'sentence'>[] {
  let at = 0;
  return parts.map(({ text }) => {
    const start = Math.max(at, sentence.indexOf(text, at));
    at = start + text.length;
    return { start, end: at };
  });
}
