import { textToSourceText } from '../extract/text-to-source-text';
import type { EvidenceCard } from '../model/evidence-card';
import { indexSource } from '../verify/index-source';
import { verifyQuote } from '../verify/verify-quote';

/** What an evidence card shows when it is tried again on its own passage. */
export type CardAnswer = 'holds' | 'does-not-hold' | 'shows-nothing';

/**
 * Tries a card again without a network: its quote on the source's words that it carries. Only a card that says
 * "found" can hold; one without a passage, or of another verdict, shows nothing either way.
 */
export function recheckCard({ quote, verdict, passage, selectors }: EvidenceCard): CardAnswer {
  if (verdict !== 'found' && verdict !== 'found-with-edits') return 'shows-nothing';
  if (passage === null) return 'shows-nothing';
  const finding = verifyQuote(quote, indexSource(textToSourceText(passage.text, 'text')));
  const isThere = finding.kind === 'found' || finding.kind === 'found-with-edits';
  const areWhere = selectors.every(({ position, quote: { exact } }) => {
    const start = position.start - passage.start;
    return passage.text.slice(start, start + exact.length) === exact;
  });
  return isThere && areWhere ? 'holds' : 'does-not-hold';
}
