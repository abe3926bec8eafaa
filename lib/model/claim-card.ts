import type { Excerpt } from './check-result';
import type { ClaimDetail } from './claim-reading';
import type { ClaimOutcome } from './claim-result';
import type { PassageSelector } from './evidence';
import type { EvidenceCard } from './evidence-card';
import type { LinkClass } from './verdict';

/** A detail with the words that it was found in. */
export interface CardDetail extends Pick<ClaimDetail, 'text' | 'kind' | 'found'> {
  /** Null where it was not found, or in the page's title alone. */
  readonly selector: PassageSelector | null;
  readonly passage: Excerpt | null;
}

/** One look at a cited sentence as one small file: what is on the page can be tried again, never what is not. */
export interface ClaimCard extends Omit<EvidenceCard, 'quote' | 'verdict'> {
  readonly kind: 'claim';
  readonly sentence: string;
  readonly outcome: ClaimOutcome['kind'];
  readonly topic: 'on-topic' | 'elsewhere' | 'unclear' | null;
  readonly linkClass: LinkClass | null;
  readonly details: readonly CardDetail[];
}

export const CLAIM_CARD_MEANS =
  'This shows which details of the sentence were on the page as this browser received it, and where; that the others are not there cannot be seen from this file. It does not show that the page says what the sentence says, nor that the sentence is true.';
