/** EDGE: what the reader adds to records, takes in and throws away. Each change is one transaction. */
import { browser } from 'wxt/browser';
import type { ReaderEntry } from '../model/reader-entry';
import type { EvidenceRecord } from '../model/record';
import type { Result } from '../model/result';
import { type Sealed, seal } from '../model/seal';
import type { SnapshotId } from '../model/snapshot';
import { compareSealed } from './compare-sealed';
import { openDatabase } from './open-database';
import { makingRoom } from './storage-bounds';

export async function addEntries(entries: readonly ReaderEntry[]): Promise<void> {
  const transaction = (await openDatabase()).transaction('entries', 'readwrite');
  await Promise.all([
    ...entries.map((entry) => transaction.store.add(seal(entry))),
    transaction.done,
  ]);
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
    const copies: unknown = record?.snapshots;
    // One that was damaged can be deleted too.
    for (const snapshot of new Set<SnapshotId>(Array.isArray(copies) ? copies : [])) {
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

/** How many records were new, and how many were here already. One that was damaged here is new. */
export interface Imported {
  readonly added: number;
  readonly known: number;
}

/** Room for a record of a file, in bytes, with its excerpts. */
const RECORD_BYTES = 10_000;

/**
 * Takes in all of them or none: a record that contradicts one of the same id refuses the whole, since one of
 * the two was changed. What is new is marked as coming from a file, and takes the place of a damaged one.
 */
export async function importRecords(
  records: readonly EvidenceRecord[],
  entries: readonly ReaderEntry[],
  now: number,
): Promise<Result<Imported, 'contradicts' | 'full'>> {
  const brought = records.map((record) => seal(record));
  const byId = new Map(brought.map((record) => [record.id, record]));
  if (brought.some((record) => byId.get(record.id)?.seal !== record.seal))
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
  records: readonly Sealed<EvidenceRecord>[],
  entries: readonly ReaderEntry[],
  now: number,
): Promise<number | null> {
  const transaction = (await openDatabase()).transaction(['records', 'entries'], 'readwrite');
  const [stored, added] = [transaction.objectStore('records'), transaction.objectStore('entries')];
  const known = await Promise.all(records.map(({ id }) => stored.get(id)));
  const standing = records.map((record, index) => compareSealed(known[index], record));
  if (standing.includes('other')) return null;
  const fresh = records.filter((_, index) => standing[index] !== 'same');
  const damaged = records.filter((_, index) => standing[index] === 'damaged');
  for (const { id } of damaged) await stored.delete(id);
  for (const record of fresh) {
    const { id } = record;
    await stored.add(record);
    await added.put(seal({ kind: 'imported', id: `imported:${id}`, record: id, at: now }));
  }
  for (const entry of entries.map((one) => seal(one))) {
    const stands = compareSealed(await added.get(entry.id), entry);
    if (stands === 'new' || stands === 'damaged') await added.put(entry);
  }
  await transaction.done;
  return fresh.length;
}
