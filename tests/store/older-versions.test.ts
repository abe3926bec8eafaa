import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CitationRecord } from '../../lib/model/record';
import type { SnapshotId } from '../../lib/model/snapshot';
import { claimRecordOf } from '../support/claim-record-of';
import { FILLER, recordOf, snapshotOf } from '../support/record-of';

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';
const SENTENCE = 'In 2024 the harbour at Hagen took 4,120 barrels of tar.';
const base = await recordOf(QUOTE, `In short, ${QUOTE}. ${FILLER}`);
const snapshot = snapshotOf('the tide tables');
const id: SnapshotId = 'sha256:64ac24a47b5100a6d33f4a9d47af87dc6ef20123a5c8413630ee6342fd2c5ad4';
const { evidence: _, ...early } = base.result.bySource[0];
const old: CitationRecord = {
  ...base,
  ...{ id: 'a', snapshots: [id], result: { ...base.result, bySource: [early] } },
};
const look = await claimRecordOf(SENTENCE, FILLER, { id: 'look' });
const pin = { kind: 'pin', id: 'p', record: 'a', at: 5, pinned: true };

type Rows = Readonly<Record<string, readonly object[]>>;

const FIRST: Rows = { snapshots: [{ ...snapshot, id }], records: [old], jobs: [{ id: 'j' }] };
const SECOND: Rows = {
  ...FIRST,
  records: [old, look],
  entries: [pin],
  uses: [{ id, sizeBytes: snapshot.bytes.length, usedAt: snapshot.fetchedAt }],
};

/** Every version that was ever opened in a browser, made by hand as that version made it. */
const VERSIONS: readonly [version: number, rows: Rows][] = [
  [1, FIRST],
  [2, SECOND],
];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

describe.each(VERSIONS)('a database of version %i', (version, rows) => {
  beforeEach(() => writeVersion(version, rows));

  it('keeps its records and snapshots, which are then counted and found', async () => {
    const { readSnapshot } = await import('../../lib/store/snapshots');
    const { readRecord } = await import('../../lib/store/records');
    const { readEntries } = await import('../../lib/store/read-evidence');
    const bounds = await import('../../lib/store/storage-bounds');
    const { openDatabase } = await import('../../lib/store/open-database');
    expect(await readSnapshot(id)).toEqual({ ok: true, value: snapshot });
    expect(await readRecord('a')).toEqual(old);
    expect(await readRecord('look')).toEqual(version < 2 ? null : look);
    expect(await readEntries()).toEqual(version < 2 ? [] : [pin]);
    expect(await bounds.readUsedBytes()).toBe(snapshot.bytes.length);
    expect(await (await openDatabase()).countFromIndex('records', 'bySnapshot', id)).toBe(1);
    expect(await (await openDatabase()).count('jobs')).toBe(1);
    await bounds.keepWithin({ limitBytes: 0, keepDays: null }, 1);
    expect((await readSnapshot(id)).ok).toBe(version === 2);
  });

  it('is sealed when it is opened, so that a change after that is told', async () => {
    const { readRecord } = await import('../../lib/store/records');
    const { changeKept } = await import('../support/change-kept');
    expect(await readRecord('a')).toEqual(old);
    await changeKept('records', 'a', (kept) => Object.assign(kept, { checkedAt: 1 }));
    expect(await readRecord('a')).toMatchObject({ state: 'changed', id: 'a' });
  });
});

function writeVersion(version: number, rows: Rows): Promise<void> {
  return new Promise((done, failed) => {
    const request = indexedDB.open('verbatim', version);
    request.onerror = failed;
    request.onupgradeneeded = () => {
      makeStores(request.result, version);
      for (const [name, values] of Object.entries(rows))
        for (const value of values) request.transaction?.objectStore(name).add(value);
    };
    request.onsuccess = () => {
      request.result.close();
      done();
    };
  });
}

function makeStores(database: IDBDatabase, version: number): void {
  database.createObjectStore('snapshots', { keyPath: 'id' });
  const records = database.createObjectStore('records', { keyPath: 'id' });
  records.createIndex('byCitation', 'citation.key');
  records.createIndex('byTime', 'checkedAt');
  database.createObjectStore('jobs', { keyPath: 'id' });
  if (version < 2) return;
  records.createIndex('bySnapshot', 'snapshots', { multiEntry: true });
  database.createObjectStore('entries', { keyPath: 'id' }).createIndex('byRecord', 'record');
  database.createObjectStore('uses', { keyPath: 'id' }).createIndex('byUse', 'usedAt');
}
