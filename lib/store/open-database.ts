/** EDGE: the database of everything that must outlive the background process. */
import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import type { Job } from '../model/job';
import type { ReaderEntry } from '../model/reader-entry';
import type { EvidenceRecord } from '../model/record';
import { type Sealed, seal } from '../model/seal';
import type { Snapshot, SnapshotId } from '../model/snapshot';

/**
 * `bytes` are packed as `packing` says; snapshots of version 1 are not packed. `packed` is the digest of the packed
 * bytes: some bits of a packed form can change without a change of what it unpacks to.
 */
export type StoredSnapshot = Snapshot & {
  readonly id: SnapshotId;
  readonly packing?: 'gzip';
  readonly packed?: SnapshotId;
};

/** What is known of a stored snapshot without reading it. */
export interface SnapshotUse {
  readonly id: SnapshotId;
  /** As stored. */
  readonly sizeBytes: number;
  /** When a check or the reader last needed it, ms since the epoch. */
  readonly usedAt: number;
}

export interface Schema extends DBSchema {
  snapshots: { key: SnapshotId; value: StoredSnapshot };
  uses: { key: SnapshotId; value: SnapshotUse; indexes: { byUse: number } };
  records: {
    key: string;
    value: Sealed<EvidenceRecord>;
    indexes: { byCitation: string; byTime: number; bySnapshot: SnapshotId };
  };
  entries: { key: string; value: Sealed<ReaderEntry>; indexes: { byRecord: string } };
  jobs: { key: string; value: Job };
}

export type Database = IDBPDatabase<Schema>;
type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

const VERSION = 3;

let opened: Promise<Database> | null = null;

/** Opens the database once per process; a lost connection is opened anew at the next call. */
export function openDatabase(): Promise<Database> {
  opened ??= openDB<Schema>('verbatim', VERSION, {
    async upgrade(database, from, _to, upgrade) {
      if (from < 1) createFirst(database);
      if (from < 2) await addEvidence(database, upgrade);
      if (from < 3) await sealAll(upgrade);
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

function createFirst(database: Database): void {
  database.createObjectStore('snapshots', { keyPath: 'id' });
  const records = database.createObjectStore('records', { keyPath: 'id' });
  records.createIndex('byCitation', 'citation.key');
  records.createIndex('byTime', 'checkedAt');
  database.createObjectStore('jobs', { keyPath: 'id' });
}

/** Version 2: the reader's entries, and what a limit on snapshots must know of those that are there. */
async function addEvidence(database: Database, upgrade: Upgrade): Promise<void> {
  database.createObjectStore('entries', { keyPath: 'id' }).createIndex('byRecord', 'record');
  const uses = database.createObjectStore('uses', { keyPath: 'id' });
  uses.createIndex('byUse', 'usedAt');
  upgrade.objectStore('records').createIndex('bySnapshot', 'snapshots', { multiEntry: true });
  for await (const { value } of upgrade.objectStore('snapshots').iterate()) {
    const { id, bytes, fetchedAt } = value;
    await uses.add({ id, sizeBytes: bytes.length, usedAt: fetchedAt });
  }
}

/** Version 3: each record and entry has a digest of itself; before, a change of one was not seen. */
async function sealAll(upgrade: Upgrade): Promise<void> {
  for await (const kept of upgrade.objectStore('records').iterate())
    await kept.update(seal<EvidenceRecord>(kept.value));
  for await (const kept of upgrade.objectStore('entries').iterate())
    await kept.update(seal<ReaderEntry>(kept.value));
}
