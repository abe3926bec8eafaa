/** EDGE: what the reader adds to records, takes in and throws away. Each change is one transaction. */
import { browser } from 'wxt/browser';
import type { ReaderEntry } from '../model/reader-entry';
import type { EvidenceRecord } from '../model/record';
import type { Result } from '../model/result';
import { isSame } from './is-same';
import { openDatabase } from './open-database';
import { makingRoom } from './storage-bounds';

export async function addEntries(entries: readonly ReaderEntry[]): Promise<void> {
  const transaction = (await openDatabase()).transaction('entries', 'readwrite');
  await Promise.all([...entries.map((entry) => transaction.store.add(entry)), transaction.done]);
}

/** Deletes records, what was added to them, and snapshots that no other record needs. */
export async function deleteRecords(ids: readonly string[]): Promise<void> {
  const stores = ['records', 'entries', 'snapshots', 'uses'] as const;
  const transaction = (await openDatabase()).transaction(stores, 'readwrite');
  const [records, entries] = [
    transaction.objectStore('records'),
    transaction.objectStore('entries'),
  ];
  for (const id of ids) {
    const record = await records.get(id);
    await records.delete(id);
    for (const key of await entries.index('byRecord').getAllKeys(id)) await entries.delete(key);
    for (const snapshot of new Set(record?.snapshots ?? [])) {
      if ((await records.index('bySnapshot').count(snapshot)) > 0) continue;
      await transaction.objectStore('snapshots').delete(snapshot);
      await transaction.objectStore('uses').delete(snapshot);
    }
  }
  await transaction.done;
}

/** Deletes all that checks have left, checks under way and answers of archives included. */
export async function clearAll(): Promise<void> {
  const stores = ['records', 'entries', 'snapshots', 'uses', 'jobs'] as const;
  const transaction = (await openDatabase()).transaction(stores, 'readwrite');
  await Promise.all(stores.map((store) => transaction.objectStore(store).clear()));
  await transaction.done;
  await browser.storage.local.remove(['archive-answers', 'pinned-changes']);
}

/** How many records were new, and how many were here already. */
export interface Imported {
  readonly added: number;
  readonly known: number;
}

/** Room for a record of a file, in bytes, with its excerpts. */
const RECORD_BYTES = 10_000;

/**
 * Takes in all of them or none: a record that contradicts one of the same id refuses the whole, since one of
 * the two was changed. What is new is marked as coming from a file.
 */
export async function importRecords(
  records: readonly EvidenceRecord[],
  entries: readonly ReaderEntry[],
  now: number,
): Promise<Result<Imported, 'contradicts' | 'full'>> {
  const byId = new Map(records.map((record) => [record.id, record]));
  if (records.some((record) => !isSame(byId.get(record.id), record)))
    return { ok: false, error: 'contradicts' };
  let added: number | null = 0;
  const fits = await makingRoom(byId.size * RECORD_BYTES, async () => {
    added = await addAll([...byId.values()], entries, now);
  });
  if (!fits) return { ok: false, error: 'full' };
  if (added === null) return { ok: false, error: 'contradicts' };
  return { ok: true, value: { added, known: byId.size - added } };
}

/** How many were new; null, and nothing is added, where one contradicts what is here. */
async function addAll(
  records: readonly EvidenceRecord[],
  entries: readonly ReaderEntry[],
  now: number,
): Promise<number | null> {
  const transaction = (await openDatabase()).transaction(['records', 'entries'], 'readwrite');
  const [stored, added] = [transaction.objectStore('records'), transaction.objectStore('entries')];
  const known = await Promise.all(records.map(({ id }) => stored.get(id)));
  const contradicts = (record: EvidenceRecord, index: number): boolean =>
    known[index] !== undefined && !isSame(known[index], record);
  if (records.some(contradicts)) return null;
  const fresh = records.filter((_, index) => known[index] === undefined);
  for (const record of fresh) {
    await stored.add(record);
    await added.put({ kind: 'imported', id: `imported:${record.id}`, record: record.id, at: now });
  }
  for (const entry of entries)
    if ((await added.get(entry.id)) === undefined) await added.add(entry);
  await transaction.done;
  return fresh.length;
}
