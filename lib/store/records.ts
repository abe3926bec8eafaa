/** EDGE: records of checks. Append-only: a re-check adds a new one. */
import type { CitationRecord, EvidenceRecord } from '../model/record';
import { openDatabase } from './open-database';
import { makingRoom } from './storage-bounds';

/** Room for a record, in bytes, with its excerpts. */
const RECORD_BYTES = 100_000;

/** Throws on a disk that is full of what may not leave: the check is then begun again later. */
export async function addRecord(record: EvidenceRecord): Promise<void> {
  const database = await openDatabase();
  const isStored = await makingRoom(RECORD_BYTES, async () => {
    await database.add('records', record);
  });
  if (!isStored) throw new Error('A record was to be stored, but the disk is full.');
}

export async function readRecord(id: string): Promise<EvidenceRecord | null> {
  return (await (await openDatabase()).get('records', id)) ?? null;
}

export function isOfQuote(record: EvidenceRecord): record is CitationRecord {
  return !('kind' in record);
}

export async function readQuoteRecord(id: string): Promise<CitationRecord | null> {
  const record = await readRecord(id);
  return record !== null && isOfQuote(record) ? record : null;
}
