/** EDGE: records of checks. Append-only: a re-check adds a new one. */
import type { EvidenceRecord, KeptRecord } from '../model/record';
import { seal } from '../model/seal';
import { openDatabase } from './open-database';
import { openRecord } from './open-sealed';
import { makingRoom } from './storage-bounds';

/** Room for a record, in bytes, with its excerpts. */
const RECORD_BYTES = 100_000;

/** Throws on a disk that is full of what may not leave: the check is then begun again later. */
export async function addRecord(record: EvidenceRecord): Promise<void> {
  const database = await openDatabase();
  const isStored = await makingRoom(RECORD_BYTES, async () => {
    await database.add('records', seal(record));
  });
  if (!isStored) throw new Error('A record was to be stored, but the disk is full.');
}

export async function readRecord(id: string): Promise<KeptRecord | null> {
  const stored = await (await openDatabase()).get('records', id);
  return stored === undefined ? null : openRecord(stored);
}
