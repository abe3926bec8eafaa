/** EDGE: records of checks. Append-only: a re-check adds a new one. */
import type { CitationRecord } from '../model/record';
import { openDatabase } from './open-database';

export async function addRecord(record: CitationRecord): Promise<void> {
  await (await openDatabase()).add('records', record);
}

export async function readRecord(id: string): Promise<CitationRecord | null> {
  return (await (await openDatabase()).get('records', id)) ?? null;
}
