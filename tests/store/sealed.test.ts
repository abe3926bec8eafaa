import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { seal } from '../../lib/model/seal';
import type { SnapshotId } from '../../lib/model/snapshot';
import {
  addEntries,
  clearAll,
  deleteRecords,
  importRecords,
} from '../../lib/store/change-evidence';
import { openDatabase } from '../../lib/store/open-database';
import { readPinnedChecks } from '../../lib/store/pinned-checks';
import {
  eachRecords,
  newestRecords,
  readEntries,
  readHistory,
  readRecords,
} from '../../lib/store/read-evidence';
import { addRecord, readRecord } from '../../lib/store/records';
import { readSnapshot, saveSnapshot } from '../../lib/store/snapshots';
import { keepWithin } from '../../lib/store/storage-bounds';
import { changeKept } from '../support/change-kept';
import { claimRecordOf } from '../support/claim-record-of';
import { FILLER, recordOf, snapshotOf } from '../support/record-of';

const QUOTE = 'a log of the tides and of late boats';
const SENTENCE = 'In 2024 the harbour at Hagen took 4,120 barrels of tar.';
const PAGE = `In 2024 the harbour at Hagen took 4,119 barrels of tar. ${FILLER}`;
const quote = await recordOf(QUOTE, FILLER, { id: 'quote', checkedAt: 1 }, { key: 'q' });
const look = await claimRecordOf(SENTENCE, PAGE, { id: 'look', checkedAt: 2 });
const copy = quote.snapshots[0]!;

const pin = (record: string, pinned = true, at = 1) => ({
  ...{ kind: 'pin' as const, id: `pin-${record}-${at}`, record, at, pinned },
});
const view = {
  ...{ kind: 'disposition' as const, id: 'view', record: 'look', at: 4 },
  ...{ said: 'not-supported' as const, action: null, reason: 'one less' },
};
const isKept = async (id: SnapshotId): Promise<boolean> => (await readSnapshot(id)).ok;

beforeEach(async () => {
  fakeBrowser.reset();
  await clearAll();
  for (const one of [quote, look]) await addRecord(one);
});

/** Each of these was once read from a store without being noticed. */
const CHANGES: readonly [fact: string, id: string, change: (kept: Kept) => void][] = [
  ['verdict', 'quote', ({ result }) => Object.assign(result.bySource[0], { verdict: NOT_THERE })],
  ['quote', 'quote', ({ citation }) => Object.assign(citation, { quoteText: 'late tides' })],
  ['day', 'quote', (kept) => Object.assign(kept, { checkedAt: 99 })],
  ['place', 'quote', ({ result }) => void result.bySource[0].evidence.selectors[0].position.end++],
  ['cited address', 'quote', ({ citation }) => Object.assign(citation.sources[0], { href: 'x' })],
  ['best source', 'quote', ({ result }) => Object.assign(result, { best: 7 })],
  ['looked-up detail', 'look', ({ result }) => flip(result.bySource[0].outcome.details[0])],
  ['sentence', 'look', ({ citation }) => Object.assign(citation, { sentence: 'In 2024.' })],
  ['missing result', 'look', (kept) => void delete (kept as { result?: unknown }).result],
  ['seal', 'look', (kept) => Object.assign(kept, { seal: 'sha256:00' })],
];
// biome-ignore lint/suspicious/noExplicitAny: what damage may do to a record has no type.
type Kept = any;
const NOT_THERE = { kind: 'not-in-source' };
const flip = (detail: { found: boolean }): void =>
  void Object.assign(detail, { found: !detail.found });

describe('a record that was changed after it was kept', () => {
  it.each(CHANGES)(
    'in its %s is told by every read, and none gives its verdict',
    async (_fact, id, change) => {
      await changeKept('records', id, change);
      const changed = { state: 'changed', id };
      const pieces = [];
      for await (const piece of eachRecords()) pieces.push(...piece);
      const reads = [
        [await readRecord(id)],
        await readRecords([id]),
        pieces,
        await newestRecords(9),
        await readHistory(id === 'quote' ? 'q' : look.citation.key),
      ];
      for (const read of reads) {
        const own = read.find((one) => one?.id === id);
        expect(own).toMatchObject(changed);
        expect(own).not.toHaveProperty('result');
      }
      const other = id === 'quote' ? look : quote;
      expect(await readRecord(other.id)).toEqual(other);
    },
  );

  it('is neither checked on a schedule nor counted as pinned', async () => {
    await addEntries([pin('quote')]);
    expect((await readPinnedChecks()).pinned.size).toBe(1);
    await changeKept('records', 'quote', (kept) => Object.assign(kept, { checkedAt: 0 }));
    const { pinned, checks } = await readPinnedChecks();
    expect([pinned.size, checks]).toEqual([0, []]);
  });

  it('can be deleted with its copy, also where its list of copies is none any more', async () => {
    await changeKept('records', 'look', (kept) => Object.assign(kept, { snapshots: 5 }));
    await deleteRecords(['look']);
    expect(await readRecord('look')).toBeNull();
  });

  it('keeps its copy while it is pinned', async () => {
    await saveSnapshot(snapshotOf(FILLER));
    await addEntries([pin('quote')]);
    await changeKept('records', 'quote', (kept) => Object.assign(kept, { checkedAt: 0 }));
    await keepWithin({ limitBytes: 0, keepDays: null }, 50);
    expect(await isKept(copy)).toBe(true);
  });

  it('is whole again once the same record is taken in from a file', async () => {
    for (const change of [{ checkedAt: 0 }, { seal: 'sha256:00' }]) {
      await changeKept('records', 'quote', (kept) => Object.assign(kept, change));
      const taken = await importRecords([quote], [], 5);
      expect(taken).toEqual({ ok: true, value: { added: 1, known: 0 } });
      expect(await readRecord('quote')).toEqual(quote);
    }
  });

  it('is never made whole by another record of its id', async () => {
    await changeKept('records', 'quote', (kept) => Object.assign(kept, { checkedAt: 0 }));
    const other = { ...quote, checkedAt: 7 };
    expect(await importRecords([other], [], 5)).toEqual({ ok: false, error: 'contradicts' });
    expect(await readRecord('quote')).toMatchObject({ state: 'changed' });
  });
});

describe('an entry that was changed after it was added', () => {
  it('says nothing but that, and is never taken for what the reader said', async () => {
    await addEntries([pin('quote'), view]);
    await changeKept('entries', 'view', (kept) => Object.assign(kept, { said: 'supported' }));
    await changeKept('entries', pin('quote').id, (kept) => Object.assign(kept, { pinned: false }));
    expect(await readEntries()).toEqual([
      { kind: 'changed', id: pin('quote').id, record: 'quote', at: 1 },
      { kind: 'changed', id: 'view', record: 'look', at: 4 },
    ]);
    expect((await readPinnedChecks()).pinned.size).toBe(0);
  });

  it('holds on to the copy that it may have pinned', async () => {
    await saveSnapshot(snapshotOf(FILLER));
    await addEntries([pin('quote')]);
    await changeKept('entries', pin('quote').id, (kept) => Object.assign(kept, { pinned: false }));
    await keepWithin({ limitBytes: 0, keepDays: null }, 50);
    expect(await isKept(copy)).toBe(true);
  });

  it('is whole again once the same is taken in from a file', async () => {
    await addEntries([view]);
    await changeKept('entries', 'view', (kept) => Object.assign(kept, { said: 'supported' }));
    await importRecords([look], [view], 5);
    expect(await readEntries()).toContainEqual(view);
  });
});

it('a record and its seal are written as one', async () => {
  const stored = await (await openDatabase()).get('records', 'quote');
  expect(stored).toEqual(seal(quote));
});
