import { lookAtSentence } from '../claims/look-at-sentence';
import type { ClaimLook } from '../model/claim-result';
import type { SourceText } from '../model/source-text';
import { indexSource, type SourceIndex } from '../verify/index-source';

export { lookAtSentence };

/** Indexed texts kept at once; each may be a page of some megabytes. */
const KEPT = 4;

const indices = new Map<string, SourceIndex>();

/**
 * What a text has of a sentence, for one who keeps no index: each text is told once and known by its
 * name from then on. "unknown-text" where `source` is null and the text has not been told, or has gone.
 */
export function lookAtText(
  sentence: string,
  textId: string,
  source: SourceText | null,
): ClaimLook | 'unknown-text' {
  const index = indices.get(textId) ?? (source === null ? null : indexSource(source));
  if (index === null) return 'unknown-text';
  indices.delete(textId);
  indices.set(textId, index);
  for (const oldest of indices.keys()) {
    if (indices.size <= KEPT) break;
    indices.delete(oldest);
  }
  return lookAtSentence(sentence, index);
}
