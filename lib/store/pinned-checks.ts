/** EDGE: the quotes and sentences that the reader has pinned, and every check of them. */
import { type EvidenceRecord, isWholeRecord } from '../model/record';
import { openDatabase } from './open-database';
import { openRecord } from './open-sealed';
import { pinnedRecords } from './pinned-records';

export interface PinnedChecks {
  /** Ids of the pinned checks. */
  readonly pinned: ReadonlySet<string>;
  /** For each quote and each sentence all its checks, the newest first. */
  readonly checks: readonly (readonly EvidenceRecord[])[];
}

export async function readPinnedChecks(): Promise<PinnedChecks> {
  const transaction = (await openDatabase()).transaction(['entries', 'records']);
  const pinned = await pinnedRecords(transaction);
  const index = transaction.objectStore('records').index('byCitation');
  const keys = [...new Set(pinned.map(({ citation }) => citation.key))];
  const checks = await Promise.all(keys.map((key) => index.getAll(key)));
  return {
    pinned: new Set(pinned.map(({ id }) => id)),
    checks: checks.map((all) =>
      all
        .map(openRecord)
        .filter(isWholeRecord)
        .sort((a, b) => b.checkedAt - a.checkedAt),
    ),
  };
}
