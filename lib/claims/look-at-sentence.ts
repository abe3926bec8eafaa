import type { ClaimLook } from '../model/claim-result';
import type { SourceIndex } from '../verify/index-source';
import { checkClaim } from './check-claim';
import { shareWords } from './share-words';

/** `checkClaim`, and what a card needs to show its closest passage. */
export function lookAtSentence(sentence: string, source: SourceIndex): ClaimLook {
  const reading = checkClaim(sentence, source);
  return { reading, shared: shareWords(sentence, reading, source) };
}
