/** EDGE: which records the reader has pinned. */
import type { IDBPTransaction, StoreNames } from 'idb';
import type { KeptEntry } from '../model/reader-entry';
import { type EvidenceRecord, isWholeRecord } from '../model/record';
import type { SnapshotId } from '../model/snapshot';
import type { Schema } from './open-database';
import { openEntry, openRecord } from './open-sealed';

/** Any transaction that may read entries and records. */
type Reading = IDBPTransaction<Schema, ArrayLike<StoreNames<Schema>>, 'readonly' | 'readwrite'>;

/** Those that are what was kept, by pins that are. */
export async function pinnedRecords(transaction: Reading): Promise<EvidenceRecord[]> {
  const ids = pinnedIds(await entriesOf(transaction));
  const stored = await storedOf(transaction, ids);
  return stored.map(openRecord).filter(isWholeRecord);
}

/** The copies that may not leave: also those of a damaged record, and of one whose pin may have been damaged. */
export async function pinnedSnapshots(transaction: Reading): Promise<Set<SnapshotId>> {
  const entries = await entriesOf(transaction);
  const ids = pinnedIds(entries);
  for (const { kind, record } of entries) if (kind === 'changed') ids.add(record);
  return new Set((await storedOf(transaction, ids)).flatMap(({ snapshots }) => snapshots));
}

async function entriesOf(transaction: Reading): Promise<KeptEntry[]> {
  return (await transaction.objectStore('entries').getAll()).map(openEntry);
}

async function storedOf(transaction: Reading, ids: ReadonlySet<string>) {
  const records = transaction.objectStore('records');
  const stored = await Promise.all([...ids].map((id) => records.get(id)));
  return stored.filter((record) => record !== undefined);
}

/** Of several pins of a record the last one holds. */
function pinnedIds(entries: readonly KeptEntry[]): Set<string> {
  const pinned = new Set<string>();
  for (const entry of [...entries].sort((a, b) => a.at - b.at)) {
    if (entry.kind !== 'pin') continue;
    if (entry.pinned) pinned.add(entry.record);
    else pinned.delete(entry.record);
  }
  return pinned;
}
