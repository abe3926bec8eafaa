/** EDGE: records and entries as the evidence page reads them: the newest at once, the others in pieces. */
import type { KeptEntry } from '../model/reader-entry';
import type { KeptRecord } from '../model/record';
import type { SnapshotId } from '../model/snapshot';
import { openDatabase } from './open-database';
import { openEntry, openRecord } from './open-sealed';

/** Records read at once: few enough that the page stays at hand between two pieces. */
const PIECE = 500;

export async function countRecords(): Promise<number> {
  return (await openDatabase()).count('records');
}

export async function newestRecords(most: number): Promise<KeptRecord[]> {
  const index = (await openDatabase()).transaction('records').store.index('byTime');
  const newest: KeptRecord[] = [];
  let cursor = await index.openCursor(null, 'prev');
  while (cursor !== null && newest.length < most) {
    newest.push(openRecord(cursor.value));
    cursor = await cursor.continue();
  }
  return newest;
}

/** Every record, in the order of their ids. */
export async function* eachRecords(): AsyncGenerator<KeptRecord[]> {
  const database = await openDatabase();
  let piece = await database.getAll('records', null, PIECE);
  while (piece.length > 0) {
    yield piece.map(openRecord);
    const last = piece.at(-1)!.id;
    piece = await database.getAll('records', IDBKeyRange.lowerBound(last, true), PIECE);
  }
}

/** All entries, the earliest first. */
export async function readEntries(): Promise<KeptEntry[]> {
  const entries = await (await openDatabase()).getAll('entries');
  return entries.map(openEntry).sort((a, b) => a.at - b.at);
}

/** Every check of a citation or look at a claim, the newest first. */
export async function readHistory(citationKey: string): Promise<KeptRecord[]> {
  const records = await (await openDatabase()).getAllFromIndex(
    'records',
    'byCitation',
    citationKey,
  );
  return records.map(openRecord).sort((a, b) => b.checkedAt - a.checkedAt);
}

/** Ids of checks that were asked for and are not done, those of private windows aside. */
export async function waitingJobs(): Promise<ReadonlySet<string>> {
  return new Set(await (await openDatabase()).getAllKeys('jobs'));
}

/** The records of these ids that are there, in one look. */
export async function readRecords(ids: readonly string[]): Promise<KeptRecord[]> {
  const { store } = (await openDatabase()).transaction('records');
  const records = await Promise.all(ids.map((id) => store.get(id)));
  return records.filter((record) => record !== undefined).map(openRecord);
}

/** Says that the reader needed a snapshot, so that it is not the next to leave. */
export async function touchSnapshot(id: SnapshotId, now: number): Promise<void> {
  const transaction = (await openDatabase()).transaction('uses', 'readwrite');
  const use = await transaction.store.get(id);
  if (use !== undefined) await transaction.store.put({ ...use, usedAt: now });
  await transaction.done;
}
