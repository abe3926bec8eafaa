/** EDGE: the quotes that the reader has pinned, and every check of them. */
import type { CitationRecord } from '../model/record';
import { openDatabase } from './open-database';
import { openRecord } from './open-sealed';
import { pinnedRecords } from './pinned-records';
import { isOfQuote } from './records';

export interface PinnedQuotes {
  /** Ids of the pinned checks. */
  readonly pinned: ReadonlySet<string>;
  /** For each quote all its checks, the newest first. */
  readonly checks: readonly (readonly CitationRecord[])[];
}

export async function readPinnedQuotes(): Promise<PinnedQuotes> {
  const transaction = (await openDatabase()).transaction(['entries', 'records']);
  const pinned = (await pinnedRecords(transaction)).filter(isOfQuote);
  const index = transaction.objectStore('records').index('byCitation');
  const keys = [...new Set(pinned.map(({ citation }) => citation.key))];
  const checks = await Promise.all(keys.map((key) => index.getAll(key)));
  return {
    pinned: new Set(pinned.map(({ id }) => id)),
    checks: checks.map((all) =>
      all
        .map(openRecord)
        .filter(isOfQuote)
        .sort((a, b) => b.checkedAt - a.checkedAt),
    ),
  };
}
