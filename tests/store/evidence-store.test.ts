import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { toJsonLines } from '../../lib/export/to-json-lines';
import { parseExport } from '../../lib/import/parse-export';
import { isWholeEntry, type ReaderEntry } from '../../lib/model/reader-entry';
import type { CitationRecord } from '../../lib/model/record';
import type { SnapshotId } from '../../lib/model/snapshot';
import {
  addEntries,
  clearAll,
  deleteRecords,
  importRecords,
} from '../../lib/store/change-evidence';
import { openDatabase } from '../../lib/store/open-database';
import {
  countRecords,
  eachRecords,
  newestRecords,
  readEntries,
  readHistory,
  touchSnapshot,
} from '../../lib/store/read-evidence';
import { addRecord, readRecord } from '../../lib/store/records';
import { readSnapshot, saveSnapshot } from '../../lib/store/snapshots';
import { keepWithin, readUsedBytes } from '../../lib/store/storage-bounds';
import { anyRecord } from '../export/any-record';
import { FILLER, recordOf, snapshotOf } from '../support/record-of';

const DAY_MS = 24 * 60 * 60_000;
const QUOTE = 'the lower courses of the wall have lost a third of their mortar';
const base = await recordOf(QUOTE, `In short, ${QUOTE}. ${FILLER}`);

/** Noise, which cannot be packed, so that sizes can be told. */
const noise = (seed: number): Uint8Array =>
  Uint8Array.from({ length: 1000 }, (_, at) => (Math.imul(at + 1, seed * 2654435761) >>> 13) & 255);

const keep = (seed: number, fetchedAt: number): Promise<SnapshotId> =>
  saveSnapshot({ ...snapshotOf(''), bytes: noise(seed), fetchedAt });

const record = (id: string, over: Partial<CitationRecord> = {}): CitationRecord => ({
  ...base,
  id,
  ...over,
});
const pin = (of: string, pinned = true, at = 1): ReaderEntry => ({
  kind: 'pin',
  id: `${of}${at}`,
  record: of,
  at,
  pinned,
});
const isKept = async (id: SnapshotId): Promise<boolean> => (await readSnapshot(id)).ok;

beforeEach(async () => {
  fakeBrowser.reset();
  await clearAll();
});

describe('a limit on what is kept', () => {
  it('lets the snapshots used longest ago go first, and no record', async () => {
    const [old, middle, young] = [await keep(1, 10), await keep(2, 20), await keep(3, 30)];
    await addRecord(record('a', { snapshots: [old] }));
    await touchSnapshot(old, 40);
    const used = await readUsedBytes();
    expect(await keepWithin({ limitBytes: used - 1, keepDays: null }, 50)).toBe(1);
    expect([await isKept(old), await isKept(middle), await isKept(young)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await countRecords()).toBe(1);
  });

  it('never touches what the reader has pinned, until it is pinned no more', async () => {
    const [pinned, other] = [await keep(1, 10), await keep(2, 20)];
    await addRecord(record('a', { snapshots: [pinned] }));
    await addEntries([pin('a')]);
    await keepWithin({ limitBytes: 0, keepDays: null }, 50);
    expect([await isKept(pinned), await isKept(other)]).toEqual([true, false]);
    await addEntries([pin('a', false, 2)]);
    await keepWithin({ limitBytes: 0, keepDays: null }, 50);
    expect(await isKept(pinned)).toBe(false);
  });

  it('counts age from the last use', async () => {
    const [old, young] = [await keep(1, 10), await keep(2, 3 * DAY_MS)];
    await keepWithin({ limitBytes: 1e9, keepDays: 2 }, 4 * DAY_MS);
    expect([await isKept(old), await isKept(young)]).toEqual([false, true]);
  });

  it('on a full disk makes room once, and where that is not enough loses nothing but the copy', async () => {
    const [old, young] = [await keep(1, 10), await keep(2, 20)];
    await addRecord(record('a', { snapshots: [young] }));
    await addEntries([pin('a')]);
    const full = fullDisk(Number.POSITIVE_INFINITY);
    const id = await keep(3, 30);
    full.mockRestore();
    expect([await isKept(old), await isKept(young), await isKept(id)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(await readRecord('a')).toEqual(record('a', { snapshots: [young] }));
    const once = fullDisk(1);
    const again = await keep(3, 30);
    once.mockRestore();
    expect(await isKept(again)).toBe(true);
  });
});

/** Refuses so many additions as a full disk does. */
function fullDisk(times: number) {
  const add = IDBObjectStore.prototype.add;
  let left = times;
  return vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
    this: IDBObjectStore,
    ...given: Parameters<typeof add>
  ) {
    if (left-- > 0) throw new DOMException('full', 'QuotaExceededError');
    return add.apply(this, given);
  });
}

describe('the reader', () => {
  it('deletes a record, what was added to it, and the copies that nothing else needs', async () => {
    const [own, shared] = [await keep(1, 10), await keep(2, 20)];
    await addRecord(record('a', { snapshots: [own, shared] }));
    await addRecord(record('b', { snapshots: [shared] }));
    await addEntries([pin('a')]);
    await addEntries([pin('b')]);
    await deleteRecords(['a']);
    expect([await isKept(own), await isKept(shared)]).toEqual([false, true]);
    expect(await readRecord('a')).toBeNull();
    expect((await readEntries()).map(({ record: of }) => of)).toEqual(['b']);
  });

  it('clears all, and nothing is left in any place', async () => {
    await keep(1, 10);
    await addRecord(record('a'));
    await addEntries([pin('a')]);
    await fakeBrowser.storage.local.set({ 'archive-answers': { x: 1 } });
    await clearAll();
    const database = await openDatabase();
    const counts = await Promise.all(
      [...database.objectStoreNames].map((name) => database.count(name)),
    );
    expect(counts).toEqual([0, 0, 0, 0, 0]);
    expect(await fakeBrowser.storage.local.get()).toEqual({});
  });

  it('reads the newest records first, then every one once, and the checks of one citation', async () => {
    const ids = Array.from({ length: 1203 }, (_, at) => `r${at}`);
    for (const [at, id] of ids.entries()) await addRecord(record(id, { checkedAt: at }));
    expect((await newestRecords(2)).map(({ id }) => id)).toEqual(['r1202', 'r1201']);
    const seen: string[] = [];
    for await (const piece of eachRecords()) seen.push(...piece.map(({ id }) => id));
    expect(seen.sort()).toEqual(ids.sort());
    expect((await readHistory(base.citation.key))[0]?.id).toBe('r1202');
  });
});

describe('an import', () => {
  it('after an export of all and a clearing gives equal records', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyRecord, { selector: ({ id }) => id, minLength: 1, maxLength: 5 }),
        async (records) => {
          await clearAll();
          for (const one of records) await addRecord(one);
          await addEntries([pin(records[0]!.id)]);
          const file = toJsonLines(records, (await readEntries()).filter(isWholeEntry));
          await clearAll();
          const read = parseExport(file);
          if (!read.ok || read.value.kind !== 'records')
            throw new Error('The export should be read.');
          expect(await importRecords(read.value.records, read.value.entries, 5)).toEqual({
            ok: true,
            value: { added: records.length, known: 0 },
          });
          const back = await Promise.all(records.map(({ id }) => readRecord(id)));
          expect(back).toEqual(records);
          expect(await countRecords()).toBe(records.length);
          expect((await readEntries()).filter(({ kind }) => kind === 'pin')).toEqual([
            pin(records[0]!.id),
          ]);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('of what is here already changes nothing', async () => {
    await addRecord(record('a'));
    expect(await importRecords([record('a'), record('b')], [], 5)).toEqual({
      ok: true,
      value: { added: 1, known: 1 },
    });
    expect((await readEntries()).map(({ record: of }) => of)).toEqual(['b']);
  });

  it('that contradicts a record of the same id adds none of its records', async () => {
    await addRecord(record('b'));
    const forged = record('b', { checkedAt: 7 });
    expect(await importRecords([record('a'), forged], [pin('a')], 5)).toEqual({
      ok: false,
      error: 'contradicts',
    });
    expect(await importRecords([record('c'), record('c', { checkedAt: 7 })], [], 5)).toEqual({
      ok: false,
      error: 'contradicts',
    });
    expect([await countRecords(), (await readEntries()).length]).toEqual([1, 0]);
  });

  it('on a full disk adds nothing and says so', async () => {
    const full = fullDisk(Number.POSITIVE_INFINITY);
    expect(await importRecords([record('a'), record('b')], [], 5)).toEqual({
      ok: false,
      error: 'full',
    });
    full.mockRestore();
    expect(await countRecords()).toBe(0);
  });
});
