/** EDGE: the database of everything that must outlive the background process. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Job } from '../model/job';
import type { CitationRecord } from '../model/record';
import type { Snapshot, SnapshotId } from '../model/snapshot';

export type StoredSnapshot = Snapshot & { readonly id: SnapshotId };

interface Schema extends DBSchema {
  snapshots: { key: SnapshotId; value: StoredSnapshot };
  records: { key: string; value: CitationRecord; indexes: { byCitation: string; byTime: number } };
  jobs: { key: string; value: Job };
}

export type Database = IDBPDatabase<Schema>;

const VERSION = 1;

let opened: Promise<Database> | null = null;

/** Opens the database once per process; a lost connection is opened anew at the next call. */
export function openDatabase(): Promise<Database> {
  opened ??= openDB<Schema>('verbatim', VERSION, {
    upgrade(database) {
      database.createObjectStore('snapshots', { keyPath: 'id' });
      const records = database.createObjectStore('records', { keyPath: 'id' });
      records.createIndex('byCitation', 'citation.key');
      records.createIndex('byTime', 'checkedAt');
      database.createObjectStore('jobs', { keyPath: 'id' });
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}
