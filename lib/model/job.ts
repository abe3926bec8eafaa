import type { Citation } from './citation';
import type { SnapshotId } from './snapshot';

/** One check that was asked for and has no record yet. Kept until its record is stored. */
export interface Job {
  readonly id: string;
  readonly tabId: number;
  readonly citation: Citation;
  readonly metOn: { readonly site: string | null; readonly pageUrl: string };
  /** From a private window: nothing of it may reach the disk. */
  readonly isPrivate: boolean;
  /** The reader pressed "Check again": what was read before is not good enough. */
  readonly again: boolean;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  /** How often the check was begun; a worker may be stopped in the middle of one. */
  readonly attempt: number;
  /** By index into the citation's sources: what has been read already. */
  readonly snapshots: Readonly<Record<number, SnapshotId>>;
}
