import { findDetailsIn } from '../claims/find-details-in';
import { textToSourceText } from '../extract/text-to-source-text';
import type { CardDetail, ClaimCard } from '../model/claim-card';
import { indexSource, type SourceIndex } from '../verify/index-source';
import type { CardAnswer } from './recheck-card';

/**
 * Tries a card again without a network: each detail that it calls found, in the words that the card carries
 * for it. A card that carries none shows nothing; that a detail is missing no card can show.
 */
export function recheckClaimCard({ sentence, details, passage }: ClaimCard): CardAnswer {
  const shown = details.filter((detail) => detail.found && detail.passage !== null);
  if (shown.length === 0) return 'shows-nothing';
  const known = [passage, ...shown.map((detail) => detail.passage)].map((one) => one?.text ?? '');
  const all = indexOf(known.join('\n'));
  return shown.every((detail) => stands(detail, sentence, all)) ? 'holds' : 'does-not-hold';
}

function stands(
  { text, kind, selector, passage }: CardDetail,
  sentence: string,
  known: SourceIndex,
): boolean {
  if (selector === null || passage === null) return false;
  const { position, quote } = selector;
  const start = position.start - passage.start;
  const isWhere = passage.text.slice(start, start + quote.exact.length) === quote.exact;
  // The words of a name may stand apart on a page: then its own passage has not all of them.
  const words = kind === 'name' ? known : indexOf(passage.text);
  return isWhere && findDetailsIn(sentence, words, known).includes(text);
}

function indexOf(text: string): SourceIndex {
  return indexSource(textToSourceText(text, 'text'));
}
