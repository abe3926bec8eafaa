import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { toJsonLines } from '../../lib/export/to-json-lines';
import { parseExport } from '../../lib/import/parse-export';
import type { KeptRecord } from '../../lib/model/record';
import type { SnapshotId } from '../../lib/model/snapshot';
import {
  addEntries,
  clearAll,
  deleteRecords,
  importRecords,
} from '../../lib/store/change-evidence';
import {
  countRecords,
  eachRecords,
  newestRecords,
  readEntries,
  readHistory,
  readRecords,
} from '../../lib/store/read-evidence';
import { addRecord, readRecord } from '../../lib/store/records';
import { readSnapshot, saveSnapshot } from '../../lib/store/snapshots';
import { keepWithin } from '../../lib/store/storage-bounds';
import { claimRecordOf } from '../support/claim-record-of';
import { FILLER, recordOf, snapshotOf } from '../support/record-of';

const QUOTE = 'a log of the tides and of late boats';
const SENTENCE = 'In 2024 the harbour at Hagen took 4,120 barrels of tar.';
const OTHER_PAGE = `In 2024 the harbour at Hagen took 4,119 barrels of tar. ${FILLER}`;
const quote = await recordOf(QUOTE, FILLER, { id: 'quote', checkedAt: 1 }, { key: 'q' });
const look = await claimRecordOf(SENTENCE, OTHER_PAGE, { id: 'look', checkedAt: 2 });
const [quotePage, lookPage] = [quote.snapshots[0]!, look.snapshots[0]!];

const keepBoth = async (): Promise<void> => {
  await saveSnapshot(snapshotOf(FILLER));
  await saveSnapshot(snapshotOf(OTHER_PAGE));
  for (const one of [quote, look]) await addRecord(one);
};
const isKept = async (id: SnapshotId): Promise<boolean> => (await readSnapshot(id)).ok;
const idsOf = (records: readonly KeptRecord[]): string[] => records.map(({ id }) => id);
const pin = (record: string, pinned = true, at = 1) => ({
  ...{ kind: 'pin' as const, id: `${record}${at}`, record, at, pinned },
});

beforeEach(async () => {
  fakeBrowser.reset();
  await clearAll();
});

describe('quotes and cited sentences in one store', () => {
  it('are read together: the newest first, each once, by their ids, and each with its own history', async () => {
    await keepBoth();
    expect(idsOf(await newestRecords(5))).toEqual(['look', 'quote']);
    const seen: string[] = [];
    for await (const piece of eachRecords()) seen.push(...idsOf(piece));
    expect(seen.sort()).toEqual(['look', 'quote']);
    expect(await readRecords(['look', 'quote', 'gone'])).toEqual([look, quote]);
    await addRecord({ ...look, id: 'again', checkedAt: 3 });
    expect(idsOf(await readHistory(look.citation.key))).toEqual(['again', 'look']);
    expect(idsOf(await readHistory('q'))).toEqual(['quote']);
  });

  it('keep the copies of what is pinned of either, and lose the others first', async () => {
    await keepBoth();
    await addEntries([pin('look')]);
    await keepWithin({ limitBytes: 0, keepDays: null }, 50);
    expect([await isKept(lookPage), await isKept(quotePage)]).toEqual([true, false]);
    await addEntries([pin('look', false, 2)]);
    await keepWithin({ limitBytes: 0, keepDays: null }, 50);
    expect(await isKept(lookPage)).toBe(false);
    expect(await countRecords()).toBe(2);
  });

  it('share a copy of one page until the last of them is deleted', async () => {
    await saveSnapshot(snapshotOf(OTHER_PAGE));
    await addRecord(look);
    await addRecord({ ...quote, snapshots: [lookPage] });
    await deleteRecords(['look']);
    expect(await isKept(lookPage)).toBe(true);
    await deleteRecords(['quote']);
    expect(await isKept(lookPage)).toBe(false);
  });

  it('are cleared together', async () => {
    await keepBoth();
    await addEntries([pin('look')]);
    await clearAll();
    expect([await countRecords(), (await readEntries()).length]).toEqual([0, 0]);
    expect(await isKept(lookPage)).toBe(false);
  });

  it('come out of one file as they went in, and a look never contradicts the quote beside it', async () => {
    const view = {
      ...{ kind: 'disposition' as const, id: 'v', record: 'look', at: 4 },
      ...{ said: 'partly' as const, action: 'revised' as const, reason: 'one less' },
    };
    const read = parseExport(toJsonLines([quote, look], [view]));
    if (!read.ok || read.value.kind !== 'records') throw new Error('The export should be read.');
    const imported = await importRecords(read.value.records, read.value.entries, 5);
    expect(imported).toEqual({ ok: true, value: { added: 2, known: 0 } });
    expect(await readRecord('look')).toEqual(look);
    expect(await readRecord('quote')).toEqual(quote);
    expect((await readEntries()).filter(({ record }) => record === 'look')).toContainEqual(view);
  });

  it('that contradict each other under one id are refused', async () => {
    await addRecord({ ...quote, id: 'look' });
    expect(await importRecords([look], [], 5)).toEqual({ ok: false, error: 'contradicts' });
    expect(await countRecords()).toBe(1);
  });
});
