/** EDGE: which records the reader has pinned. */
import type { IDBPTransaction, StoreNames } from 'idb';
import type { ReaderEntry } from '../model/reader-entry';
import type { EvidenceRecord } from '../model/record';
import type { Schema } from './open-database';

/** In any transaction that may read entries and records. */
export async function pinnedRecords(
  transaction: IDBPTransaction<Schema, ArrayLike<StoreNames<Schema>>, 'readonly' | 'readwrite'>,
): Promise<EvidenceRecord[]> {
  const ids = pinnedIds(await transaction.objectStore('entries').getAll());
  const records = await Promise.all(
    [...ids].map((id) => transaction.objectStore('records').get(id)),
  );
  return records.filter((record) => record !== undefined);
}

/** Of several pins of a record the last one holds. */
function pinnedIds(entries: readonly ReaderEntry[]): Set<string> {
  const pinned = new Set<string>();
  for (const entry of [...entries].sort((a, b) => a.at - b.at)) {
    if (entry.kind !== 'pin') continue;
    if (entry.pinned) pinned.add(entry.record);
    else pinned.delete(entry.record);
  }
  return pinned;
}
