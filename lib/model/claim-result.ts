import type { ArchivedPage, Excerpt, FormKind } from './check-result';
import type { ClaimReading } from './claim-reading';
import type { Evidence } from './evidence';
import type { ListComparison } from './list-comparison';
import type { NonEmpty } from './result';
import type { Reading } from './snapshot';
import type { Span } from './span';
import type { Unreadable } from './verdict';

/** Telling words that the sentence and its closest passage have in common, by their places; in order. */
export interface SharedWords {
  readonly inSentence: readonly Span<'sentence'>[];
  /** Telling words that the passage does not have. */
  readonly onlyInSentence: readonly Span<'sentence'>[];
  /** In the main text of the source, inside the closest passage. */
  readonly inPassage: readonly Span<'source'>[];
}

/** All that is worked out of one cited sentence and one source. */
export interface ClaimLook {
  readonly reading: ClaimReading;
  readonly shared: SharedWords;
}

/** What one source was found to have of a cited sentence, or why it could not be looked at. */
export type ClaimOutcome =
  | ClaimReading
  | { readonly kind: 'could-not-check'; readonly why: Unreadable };

export interface ClaimSource {
  /** Index into the claim's sources. */
  readonly source: number;
  readonly outcome: ClaimOutcome;
  readonly reading: Reading | null;
  /** The page's own title, or null. */
  readonly title: string | null;
  /** The closest passage with the sentences before and behind it; null where there is none. */
  readonly excerpt: Excerpt | null;
  /** For each of the outcome's details, the sentence that it stands in; null where it stands in none. */
  readonly detailExcerpts: readonly (Excerpt | null)[];
  readonly shared: SharedWords;
  /** PDF: 1-based page of the closest passage; null elsewhere. */
  readonly page: number | null;
  /** The heading above the closest passage; null where there is none. */
  readonly heading: string | null;
  /** Selectors: of the closest passage, then of each detail that was found, in order. */
  readonly evidence?: Evidence;
  /** Set when it was not the cited page but another form of it that was read. */
  readonly otherForm?: FormKind;
  /** How the address stands to the answer's own source list. */
  readonly inList?: ListComparison;
  /** Absent until the reader looks for a copy. */
  readonly archived?: ArchivedPage<ClaimSource>;
}

/**
 * What one look at a cited sentence gives. It has no verdict: whether a page supports a sentence is the
 * reader's to say. `best` indexes `bySource`: the source that has most of the details.
 */
export interface ClaimResult {
  readonly best: number;
  readonly bySource: NonEmpty<ClaimSource>;
  readonly moreSources: number;
}
