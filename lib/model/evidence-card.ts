import type { Excerpt } from './check-result';
import type { Hashes, PassageSelector } from './evidence';
import type { CitationRecord } from './record';
import type { Reading } from './snapshot';
import type { VerdictKind } from './verdict';

/** One record as one small file that anyone can hold against the text again, without a network. */
export interface EvidenceCard {
  readonly format: 'verbatim-evidence-card';
  readonly version: 1;
  readonly means: string;
  readonly record: string;
  readonly quote: string;
  readonly url: string;
  readonly title: string | null;
  readonly verdict: VerdictKind;
  readonly hashes: Hashes | null;
  readonly selectors: readonly PassageSelector[];
  /** The source's own words around the passage. */
  readonly passage: Excerpt | null;
  readonly via: Reading['via'] | null;
  /** UTC, ISO 8601. */
  readonly readAt: string | null;
  readonly checkedAt: string;
  readonly versions: CitationRecord['versions'];
}

export const CARD_MEANS =
  'This shows that the words were on the page as this browser received it; it does not show that the claim is true.';
