import type { CheckResult } from './check-result';
import type { Citation } from './citation';
import type { Claim } from './claim';
import type { ClaimResult } from './claim-result';
import type { SnapshotId } from './snapshot';

/** What is kept of one check. Never edited: a re-check adds a new record. */
export interface CitationRecord {
  readonly id: string;
  readonly citation: Citation;
  /** Where the quote was met. */
  readonly metOn: { readonly site: string | null; readonly pageUrl: string };
  readonly result: CheckResult;
  readonly snapshots: readonly SnapshotId[];
  readonly versions: {
    readonly extractor: string;
    readonly normalizer: string;
    readonly verifier: string;
  };
  /** Set where the stored copy was read again; absent where the page was fetched. */
  readonly readFrom?: 'store';
  /** Milliseconds since the epoch. */
  readonly checkedAt: number;
}

/** What is kept of one look at a cited sentence that quotes nothing. `versions.verifier` is that of the look. */
export interface ClaimRecord extends Omit<CitationRecord, 'citation' | 'result'> {
  readonly kind: 'claim';
  /** Under the same name as in a `CitationRecord`, by which both are found. */
  readonly citation: Claim;
  readonly result: ClaimResult;
}

/** Whatever is kept of one check. */
export type EvidenceRecord = CitationRecord | ClaimRecord;
