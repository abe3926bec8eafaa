/** EDGE: records of checks. Append-only: a re-check adds a new one. */
import type { CitationRecord } from '../model/record';
import { openDatabase } from './open-database';

export async function addRecord(record: CitationRecord): Promise<void> {
  await (await openDatabase()).add('records', record);
}

export async function readRecord(id: string): Promise<CitationRecord | null> {
  return (await (await openDatabase()).get('records', id)) ?? null;
}

/** All records, oldest first. */
export async function readRecords(): Promise<readonly CitationRecord[]> {
  return (await openDatabase()).getAllFromIndex('records', 'byTime');
}

/** The newest record of a citation, or null. */
export async function latestRecord(citationKey: string): Promise<CitationRecord | null> {
  const records = await (await openDatabase()).getAllFromIndex(
    'records',
    'byCitation',
    citationKey,
  );
  return records.reduce<CitationRecord | null>(
    (latest, record) => (latest === null || record.checkedAt >= latest.checkedAt ? record : latest),
    null,
  );
}
