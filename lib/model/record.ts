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

/**
 * What is left of a record that is not what was kept: enough to name it and to delete it. Anything of it may be what
 * was changed, so it has no verdict, and nothing is made of it.
 */
export interface ChangedRecord {
  readonly state: 'changed';
  readonly id: string;
  /** The quote or the cited sentence as it lies there; empty where there is none. */
  readonly cited: string;
  /** Milliseconds since the epoch; 0 where it is no time. */
  readonly checkedAt: number;
}

/** A record as it is read from the store. */
export type KeptRecord = EvidenceRecord | ChangedRecord;

export function isWholeRecord(record: KeptRecord): record is EvidenceRecord {
  return !('state' in record);
}
