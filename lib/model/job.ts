import type { CheckResult } from './check-result';
import type { Citation, FoundSource } from './citation';
import type { Claim } from './claim';
import type { ClaimResult } from './claim-result';
import type { KeptSnapshot, SnapshotId } from './snapshot';

/** Ways to read a source that the reader asks for by a press, when its address alone did not do. */
export const WAYS = ['open-tab', 'copies', 'other-sources', 'file'] as const;
export type Way = (typeof WAYS)[number];

/** What the reader asked for, of one source, and what was known before. */
export interface OtherWay<Result = CheckResult> {
  readonly way: Way;
  /** Index into the citation's sources. */
  readonly source: number;
  readonly previous: Result;
  /** The file that the reader chose, in the store; null for every other way. */
  readonly file: SnapshotId | null;
}

interface Asked {
  readonly id: string;
  readonly tabId: number;
  readonly metOn: { readonly site: string | null; readonly pageUrl: string };
  /** From a private window: nothing of it may reach the disk. */
  readonly isPrivate: boolean;
  /** The reader pressed "Check again": what was read before is not good enough. */
  readonly again: boolean;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  /** How often the worker was stopped while the check was under way; one that only waits is not counted. */
  readonly attempt: number;
  /** By index into the citation's sources: what has been read already. Jobs of early versions name it alone. */
  readonly snapshots: Readonly<Record<number, KeptSnapshot | SnapshotId>>;
  /** Other sources of the same answer. Jobs of early versions lack them. */
  readonly others?: readonly FoundSource[];
  /** Addresses of the answer's own source list; absent or empty where it has none. */
  readonly listed?: readonly string[];
}

export interface QuoteJob extends Asked {
  readonly citation: Citation;
  /** Absent where every source is read by its address. */
  readonly otherWay?: OtherWay;
}

export interface ClaimJob extends Asked {
  readonly kind: 'claim';
  readonly citation: Claim;
  readonly otherWay?: OtherWay<ClaimResult>;
}

/** One check that was asked for and has no record yet. Kept until its record is stored. */
export type Job = QuoteJob | ClaimJob;
