import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Job } from '../../lib/model/job';
import type { Snapshot } from '../../lib/model/snapshot';
import { dropJob, readJobs, saveJob } from '../../lib/store/jobs';
import { openDatabase } from '../../lib/store/open-database';
import { isSiteOn, switchSite } from '../../lib/store/settings';
import { readSnapshot, saveSnapshot } from '../../lib/store/snapshots';
import { changeTab, readTab } from '../../lib/store/tab-states';

const snapshot: Snapshot = {
  bytes: new TextEncoder().encode('the tide tables'),
  mediaType: 'text/plain',
  charset: null,
  status: 200,
  headers: {},
  requestedUrl: 'https://harbour.example/',
  finalUrl: 'https://harbour.example/',
  via: 'network',
  fetchedAt: 1,
};

const job = (id: string, isPrivate: boolean): Job => ({
  id,
  tabId: 1,
  citation: {
    key: 'k',
    quoteText: 'the tide tables',
    sources: [{ href: 'https://harbour.example/', label: '' }],
    moreSources: 0,
    rule: 'same-sentence',
    sentence: '',
    fromLinkFragment: false,
  },
  metOn: { site: 'chatgpt', pageUrl: 'https://chatgpt.com/c/1' },
  isPrivate,
  again: false,
  askedAt: 0,
  attempt: 1,
  snapshots: {},
});

beforeEach(async () => {
  fakeBrowser.reset();
  const database = await openDatabase();
  for (const store of ['snapshots', 'records', 'jobs'] as const) await database.clear(store);
});

describe('a snapshot', () => {
  it('is named by the digest of its bytes', async () => {
    expect(await saveSnapshot(snapshot)).toBe(
      'sha256:64ac24a47b5100a6d33f4a9d47af87dc6ef20123a5c8413630ee6342fd2c5ad4',
    );
  });

  it('is written once: the same bytes fetched later change nothing', async () => {
    const id = await saveSnapshot(snapshot);
    expect(await saveSnapshot({ ...snapshot, fetchedAt: 99 })).toBe(id);
    expect(await readSnapshot(id)).toEqual({ ok: true, value: snapshot });
  });

  it('whose bytes were changed in the store is named as damaged', async () => {
    const id = await saveSnapshot(snapshot);
    await (await openDatabase()).put('snapshots', {
      ...snapshot,
      id,
      bytes: new Uint8Array([1, 2, 3]),
    });
    expect(await readSnapshot(id)).toEqual({ ok: false, error: 'damaged' });
  });

  it('that was damaged is whole again once the same bytes are fetched', async () => {
    const id = await saveSnapshot(snapshot);
    const damaged = { ...snapshot, id, bytes: new Uint8Array([1, 2, 3]) };
    await (await openDatabase()).put('snapshots', damaged);
    expect(await saveSnapshot({ ...snapshot, fetchedAt: 99 })).toBe(id);
    expect(await readSnapshot(id)).toEqual({ ok: true, value: { ...snapshot, fetchedAt: 99 } });
  });

  it('that repeats itself takes less room than its bytes', async () => {
    const bytes = new TextEncoder().encode('the tide tables '.repeat(500));
    const id = await saveSnapshot({ ...snapshot, bytes });
    const stored = await (await openDatabase()).get('snapshots', id);
    expect(stored?.bytes.length).toBeLessThan(200);
    expect(await readSnapshot(id)).toEqual({ ok: true, value: { ...snapshot, bytes } });
  });

  it('is damaged, whichever of its stored bytes was changed', async () => {
    const bytes = new TextEncoder().encode(`${'the tide tables '.repeat(30)}of the old harbour`);
    const id = await saveSnapshot({ ...snapshot, bytes });
    const database = await openDatabase();
    const stored = (await database.get('snapshots', id))!;
    const flips = await Promise.all(
      [...stored.bytes.keys()].map(async (at) => {
        const flipped = stored.bytes.slice();
        flipped[at] = flipped[at]! ^ 1;
        await database.put('snapshots', { ...stored, bytes: flipped });
        const read = await readSnapshot(id);
        // Some bits of gzip's header say nothing of what is packed.
        return read.ok ? new TextDecoder().decode(read.value.bytes) : read.error;
      }),
    );
    expect(flips.length).toBeGreaterThan(40);
    const honest = new TextDecoder().decode(bytes);
    expect(flips.filter((read) => read !== 'damaged' && read !== honest)).toEqual([]);
    expect(flips.filter((read) => read === 'damaged').length).toBeGreaterThan(flips.length - 12);
  });

  it('that is not there is named as missing', async () => {
    expect(await readSnapshot('sha256:00')).toEqual({ ok: false, error: 'missing' });
  });
});

describe('a job', () => {
  it('waits in the database until it is dropped', async () => {
    await saveJob(job('a', false));
    expect((await readJobs()).map(({ id }) => id)).toEqual(['a']);
    await dropJob(job('a', false));
    expect(await readJobs()).toEqual([]);
  });

  it('of a private window never reaches the database', async () => {
    await Promise.all([saveJob(job('p', true)), saveJob(job('q', true))]);
    expect(await (await openDatabase()).count('jobs')).toBe(0);
    expect((await readJobs()).map(({ id }) => id)).toEqual(['p', 'q']);
  });
});

describe('the state of a tab', () => {
  const tab = {
    site: null,
    pageUrl: 'https://chatgpt.com/',
    isPrivate: false,
    answers: 1,
    citations: [],
    hidden: [],
    uncited: 0,
    shown: { citations: 0, more: 0, withoutAddress: 0 },
    leftOut: { citations: 0, longQuotes: 0 },
    checks: {},
  };

  it('takes changes one after the other', async () => {
    await changeTab(7, () => tab);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        changeTab(7, (old) => old && { ...old, answers: old.answers + 1 }),
      ),
    );
    expect((await readTab(7))?.answers).toBe(21);
  });

  it('is gone when its tab is', async () => {
    await changeTab(7, () => tab);
    await changeTab(7, () => null);
    expect(await readTab(7)).toBeNull();
  });
});

describe('a site', () => {
  it('is on until it is switched off, and can be switched on again', async () => {
    expect(await isSiteOn('claude.ai')).toBe(true);
    await switchSite('claude.ai', false);
    expect([await isSiteOn('claude.ai'), await isSiteOn('chatgpt.com')]).toEqual([false, true]);
    await switchSite('claude.ai', true);
    expect(await isSiteOn('claude.ai')).toBe(true);
  });
});
