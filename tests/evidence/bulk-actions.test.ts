import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createBulkActions } from '../../entrypoints/evidence/bulk-actions';
import { createEvidenceModel } from '../../entrypoints/evidence/evidence-model';
import { createWork, inPieces } from '../../entrypoints/evidence/work';
import type { FromOurPage } from '../../lib/messages/from-our-page';
import type { Job } from '../../lib/model/job';
import type { CitationRecord, EvidenceRecord } from '../../lib/model/record';
import { clearAll } from '../../lib/store/change-evidence';
import { dropJob, saveJob } from '../../lib/store/jobs';
import { openDatabase } from '../../lib/store/open-database';
import * as reading from '../../lib/store/read-evidence';
import { addRecord, readRecord } from '../../lib/store/records';
import { readSnapshot, saveSnapshot } from '../../lib/store/snapshots';
import { sayIn } from '../present/say-in';
import { claimRecordOf } from '../support/claim-record-of';
import { FILLER, recordOf, snapshotOf } from '../support/record-of';

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';
const TEXT = `In short, ${QUOTE}. ${FILLER}`;
const base = await recordOf(QUOTE, TEXT);

const record = (id: string, key = id, over: Partial<CitationRecord> = {}): CitationRecord => ({
  ...base,
  id,
  citation: { ...base.citation, key },
  ...over,
});

async function stage(...records: readonly EvidenceRecord[]) {
  for (const one of records) await addRecord(one);
  const model = createEvidenceModel({
    ...reading,
    readRecord,
    readCopy: async () => 'kept',
    isDamaged: async (copy) => {
      const read = await readSnapshot(copy);
      return !read.ok && read.error === 'damaged';
    },
  });
  await model.load();
  const work = createWork();
  return { model, work, bulk: createBulkActions(model, work) };
}

beforeEach(async () => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue('en');
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation(((
    key: Parameters<ReturnType<typeof sayIn>>[0],
    values: string[],
  ) => sayIn('en')(key, ...values)) as never);
  await clearAll();
});

describe('several checks at once', () => {
  it('are pinned and unpinned, each once', async () => {
    const { model, bulk } = await stage(record('a'), record('b'), record('c'));
    model.select('a', true);
    model.select('b', true);
    await bulk.pin(true);
    await bulk.pin(true);
    expect([...model.pinned.value].sort()).toEqual(['a', 'b']);
    expect(await reading.readEntries()).toHaveLength(2);
    expect(model.areChosenPinned()).toBe(true);
    await bulk.pin(false);
    expect(model.pinned.value.size).toBe(0);
  });

  it('are deleted; with none selected, all that the search shows', async () => {
    const { model, bulk } = await stage(record('a'), record('b'), record('c'));
    model.select('a', true);
    await bulk.remove();
    expect(model.all.value.map(({ id }) => id).sort()).toEqual(['b', 'c']);
    await bulk.remove();
    expect(await reading.countRecords()).toBe(0);
  });

  it('are read again from their copies: the newest check of each quote, with what came of it', async () => {
    await saveSnapshot(snapshotOf(TEXT));
    const [first] = base.result.bySource;
    const reading_ = { ...first.reading!, snapshot: `sha256:${'0'.repeat(64)}` as const };
    const lost = { ...base.result, bySource: [{ ...first, reading: reading_ }] as const };
    const { model, bulk } = await stage(
      record('old', 'one', { checkedAt: 1 }),
      record('new', 'one', { checkedAt: 2 }),
      record('lost', 'two', { result: lost }),
    );
    await bulk.recheckStored();
    expect(model.news.value).toBe('Same as before: 1 · No copy kept: 1');
    const added = model.all.value.filter(({ id }) => !['old', 'new', 'lost'].includes(id));
    expect(added.map(({ quoteKey }) => quoteKey)).toEqual(['one']);
  });

  it('are looks at sentences too, each read again in its copy', async () => {
    const sentence = 'In 2024 the harbour at Hagen took 4,120 barrels of tar.';
    const page = `In 2024 the harbour at Hagen took 4,119 barrels of tar. ${FILLER}`;
    await saveSnapshot(snapshotOf(TEXT));
    await saveSnapshot(snapshotOf(page));
    const look = await claimRecordOf(sentence, page);
    const { model, bulk } = await stage(record('a'), look);
    await bulk.recheckStored();
    expect(model.news.value).toBe('Same as before: 2');
    const again = model.all.value.filter(({ quoteKey }) => quoteKey === look.citation.key);
    expect(again.map((row) => [row.of, row.state])).toEqual([
      ['sentence', 'missing'],
      ['sentence', 'missing'],
    ]);
    const [newest] = again;
    expect(await readRecord(newest!.id)).toMatchObject({
      ...{ kind: 'claim', readFrom: 'store', versions: look.versions, citation: look.citation },
    });
  });

  it('name a damaged copy in every row that rests on it, until the page is stored anew', async () => {
    const id = await saveSnapshot(snapshotOf(TEXT));
    const database = await openDatabase();
    const stored = (await database.get('snapshots', id))!;
    await database.put('snapshots', { ...stored, bytes: new Uint8Array([1, 2, 3]) });
    const older = record('older', 'a', { checkedAt: 1 });
    const none = record('none', 'none', {
      result: { ...base.result, bySource: [{ ...base.result.bySource[0], reading: null }] },
    });
    const { model, bulk } = await stage(record('a'), older, none);
    expect(model.damaged.value.size).toBe(0);
    await bulk.recheckStored();
    expect(model.news.value).toContain('Copy damaged: 1');
    expect([...model.damaged.value].sort()).toEqual(['a', 'older']);
    expect(model.hasDamaged.value).toBe(true);
    await saveSnapshot(snapshotOf(TEXT));
    await model.openRecord('a');
    expect([...model.damaged.value]).toEqual([]);
  });

  it('are checked on the live pages by the queue, each without the sources of the others', async () => {
    const asked: FromOurPage[] = [];
    answerAs((message) => {
      asked.push(message);
      if (message.kind !== 'check-citations') return [];
      return message.answers.map(({ citations: [one] }) => {
        const id = `again-${one!.key}`;
        const stored = one!.key === 'one' ? record(id, 'one') : unread(id, one!.key);
        void saveJob({ id, isPrivate: false } as Job)
          .then(() => addRecord(stored))
          .then(() => dropJob({ id, isPrivate: false }));
        return id;
      });
    });
    const { model, bulk } = await stage(record('a', 'one'), record('b', 'two'));
    await bulk.recheckLive();
    expect(model.news.value).toBe('Same as before: 1 · Could not be read: 1');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ answers: [{ citations: [{}] }, { citations: [{}] }] });
    expect(model.all.value).toHaveLength(4);
  });

  it('one that the background does not take keeps none of the others back', async () => {
    const begun: string[] = [];
    answerAs((message) => {
      if (message.kind !== 'check-citations') return null;
      const keys = message.answers.flatMap(({ citations }) => citations.map(({ key }) => key));
      if (keys.includes('odd')) return null;
      begun.push(...keys);
      return keys.map((key) => `again-${key}`);
    });
    const { bulk } = await stage(record('a'), record('odd'), record('b'));
    await bulk.recheckLive();
    expect(begun.sort()).toEqual(['a', 'b']);
  });

  it('stop where the reader says so: what waits is taken out of the queue', async () => {
    const kinds: string[] = [];
    answerAs((message) => {
      kinds.push(message.kind);
      if (message.kind !== 'check-citations') return null;
      const ids = message.answers.map((_, at) => `waits-${kinds.length}-${at}`);
      for (const id of ids) void saveJob({ id, isPrivate: false } as Job);
      return ids;
    });
    const many = Array.from({ length: 60 }, (_, at) => record(`r${at}`));
    const { model, work, bulk } = await stage(...many);
    const ends = bulk.recheckLive();
    await vi.waitFor(() => expect(kinds).toEqual(['check-citations']));
    await vi.waitFor(async () => expect((await reading.waitingJobs()).size).toBe(24));
    work.stop();
    await ends;
    expect(kinds).toEqual(['check-citations', 'stop-checks']);
    expect(model.news.value).toBe('Stopped: 0 of 60 done.');
  });
});

describe('a long action', () => {
  it('tells of each piece, and another is not begun meanwhile', async () => {
    const work = createWork();
    const told: (number | undefined)[] = [];
    const ended = work.run('delete', 5, (steps) =>
      inPieces([1, 2, 3, 4, 5], 2, steps, async () => {
        told.push(work.progress.value?.done);
        expect(await work.run('pin', 1, async () => undefined)).toBeNull();
      }),
    );
    expect(await ended).toEqual({ done: 5, total: 5, isStopped: false });
    expect(told).toEqual([0, 2, 4]);
    expect(work.progress.value).toBeNull();
  });

  it('stops behind the piece that is under way', async () => {
    const work = createWork();
    const done: number[] = [];
    const ended = await work.run('delete', 3, (steps) =>
      inPieces([1, 2, 3], 1, steps, async ([one]) => {
        done.push(one!);
        if (one === 2) work.stop();
      }),
    );
    expect(done).toEqual([1, 2]);
    expect(ended).toEqual({ done: 2, total: 3, isStopped: true });
  });
});

function answerAs(answer: (message: FromOurPage) => unknown): void {
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(((message: FromOurPage) =>
    Promise.resolve(answer(message))) as never);
}

function unread(id: string, key: string): CitationRecord {
  const why = { kind: 'link', class: 'blocked' } as const;
  const verdict = { kind: 'could-not-check', why, nearest: null } as const;
  const bySource = [{ ...base.result.bySource[0], verdict }] as const;
  return record(id, key, { result: { ...base.result, bySource } });
}
