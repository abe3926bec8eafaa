import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createQueue } from '../../lib/check/queue';
import { type RecheckTools, recheckPinned, SCHEDULED_TAB } from '../../lib/check/recheck-pinned';
import type { JobDone } from '../../lib/check/run-job';
import type { Job } from '../../lib/model/job';
import type { CitationRecord } from '../../lib/model/record';
import { addEntries, clearAll } from '../../lib/store/change-evidence';
import { dropJob, readJobs, saveJob } from '../../lib/store/jobs';
import { countRecords } from '../../lib/store/read-evidence';
import { addRecord } from '../../lib/store/records';
import { claimRecordOf } from '../support/claim-record-of';
import { FILLER, recordOf } from '../support/record-of';

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2026, 10, 3);
const base = await recordOf(QUOTE, `In short, ${QUOTE}. ${FILLER}`);

const look = await claimRecordOf(
  'In 2024 the harbour at Hagen took 4,120 barrels of tar.',
  `In 2024 the harbour at Hagen took 4,119 barrels of tar. ${FILLER}`,
);

const record = (id: string, checkedAt = START, over: Partial<CitationRecord> = {}) => ({
  ...base,
  id,
  citation: { ...base.citation, key: `key-${id}` },
  checkedAt,
  ...over,
});

async function pin(...ids: readonly string[]): Promise<void> {
  await addEntries(
    ids.map((id) => ({ kind: 'pin', id: `pin-${id}`, record: id, at: 1, pinned: true })),
  );
}

/** A clock that the test moves, and a background that begins what it is told to. */
function stage(over: Partial<RecheckTools> = {}) {
  const clock = { now: START };
  const begun: Job[] = [];
  const tools: RecheckTools = {
    now: () => clock.now,
    isOnline: () => true,
    mayRead: async () => true,
    begin: async (jobs) => {
      for (const job of jobs) await saveJob(job);
      begun.push(...jobs);
    },
    ...over,
  };
  const end = async (job: Job): Promise<void> => {
    const own = { id: job.id, checkedAt: clock.now };
    await addRecord(
      'kind' in job
        ? { ...look, ...own, citation: job.citation }
        : { ...base, ...own, citation: job.citation },
    );
    await dropJob(job);
  };
  return { clock, begun, tools, end };
}

beforeEach(async () => {
  fakeBrowser.reset();
  await clearAll();
});

describe('pinned quotes on a schedule', () => {
  it('are checked when their last check is as old as the reader set, and not before', async () => {
    const { clock, begun, tools } = stage();
    await addRecord(record('a'));
    await addRecord(record('not-pinned'));
    await pin('a');
    clock.now = START + 7 * DAY - 5 * MINUTE;
    expect(await recheckPinned(7, tools)).toBe(START + 7 * DAY);
    expect(begun).toEqual([]);
    clock.now = START + 7 * DAY;
    await recheckPinned(7, tools);
    expect(begun.map(({ citation: { key } }) => key)).toEqual(['key-a']);
    expect(begun[0]).toMatchObject({ tabId: SCHEDULED_TAB, again: true, isPrivate: false });
  });

  it('a check that the reader made meanwhile is fresh enough; one of a stored copy is none', async () => {
    const { clock, begun, tools } = stage();
    await addRecord(record('a'));
    await pin('a');
    const again = { citation: record('a').citation };
    await addRecord(record('live', START + 5 * DAY, again));
    await addRecord(record('copy', START + 11 * DAY, { ...again, readFrom: 'store' }));
    clock.now = START + 11 * DAY;
    expect(await recheckPinned(7, tools)).toBe(START + 12 * DAY);
    clock.now = START + 12 * DAY;
    await recheckPinned(7, tools);
    expect(begun).toHaveLength(1);
  });

  it('go on after any stop, none lost and none done twice', async () => {
    const { clock, begun, tools, end } = stage();
    const ids = Array.from({ length: 15 }, (_, at) => `q${at}`);
    for (const id of ids) await addRecord(record(id));
    await pin(...ids);
    clock.now = START + DAY;
    // Each look may be that of another process: nothing but the store is common to them.
    for (let look = 0; look < 20; look++) {
      const next = await recheckPinned(1, tools);
      await recheckPinned(1, tools);
      for (const job of await readJobs()) await end(job);
      clock.now = Math.max(clock.now, Math.min(next, START + DAY + 60 * MINUTE));
    }
    expect(await countRecords()).toBe(30);
    expect(new Set(begun.map(({ id }) => id)).size).toBe(15);
    expect(await readJobs()).toEqual([]);
  });

  it('are begun a few at a time, and not again while they wait', async () => {
    const { clock, begun, tools, end } = stage();
    const ids = Array.from({ length: 10 }, (_, at) => `q${at}`);
    for (const id of ids) await addRecord(record(id));
    await pin(...ids);
    clock.now = START + DAY;
    expect(await recheckPinned(1, tools)).toBe(clock.now + 2 * MINUTE);
    expect(begun).toHaveLength(6);
    await recheckPinned(1, tools);
    expect(begun).toHaveLength(6);
    await end(begun[0]!);
    await end(begun[1]!);
    await recheckPinned(1, tools);
    expect(begun).toHaveLength(8);
  });

  it('asked for by two looks at once are one check each', async () => {
    let runs = 0;
    const queue = createQueue({
      run: async (job) => {
        runs++;
        await addRecord({ ...base, id: job.id, checkedAt: START + DAY });
        return { state: 'checked', result: base.result, checkedAt: START + DAY } as JobDone;
      },
      done: async () => undefined,
      failed: (_, error) => expect.fail(String(error)),
      busy: () => undefined,
      reach: async () => undefined,
    });
    const { clock, tools } = stage({ begin: (jobs) => queue.add(jobs, async () => undefined) });
    await addRecord(record('a'));
    await pin('a');
    clock.now = START + DAY;
    await Promise.all([recheckPinned(1, tools), recheckPinned(1, tools)]);
    await expect.poll(readJobs).toEqual([]);
    expect([runs, await countRecords()]).toEqual([1, 2]);
  });

  it('are left alone where access is not held, and while there is no network', async () => {
    const asked: string[] = [];
    const refused = stage({
      mayRead: async (pattern) => {
        asked.push(pattern);
        return false;
      },
    });
    await addRecord(record('a'));
    await pin('a');
    refused.clock.now = START + 30 * DAY;
    expect(await recheckPinned(7, refused.tools)).toBe(refused.clock.now + DAY);
    expect(refused.begun).toEqual([]);
    expect(asked).toEqual(['https://harbour.example/*']);
    const offline = stage({ isOnline: () => false });
    offline.clock.now = START + 30 * DAY;
    expect(await recheckPinned(7, offline.tools)).toBe(offline.clock.now + 2 * MINUTE);
    expect(offline.begun).toEqual([]);
  });

  it('are looked up too where they are sentences, under the same rules', async () => {
    const { clock, begun, tools, end } = stage();
    await addRecord(record('a'));
    await addRecord({ ...look, checkedAt: START });
    await pin('a', look.id);
    clock.now = START + 7 * DAY;
    await recheckPinned(7, tools);
    await recheckPinned(7, tools);
    expect(begun.map((job) => ('kind' in job ? job.kind : 'quote')).sort()).toEqual([
      'claim',
      'quote',
    ]);
    const [sentence] = begun.filter((job) => 'kind' in job);
    expect(sentence).toMatchObject({ citation: look.citation, tabId: SCHEDULED_TAB, again: true });
    for (const job of await readJobs()) await end(job);
    expect(await recheckPinned(7, tools)).toBe(clock.now + DAY);
    expect([begun.length, await countRecords()]).toEqual([2, 4]);
  });

  it('have nothing to do where nothing is pinned any more', async () => {
    const { clock, begun, tools } = stage();
    await addRecord(record('a'));
    await pin('a');
    await addEntries([{ kind: 'pin', id: 'off', record: 'a', at: 2, pinned: false }]);
    clock.now = START + 30 * DAY;
    await recheckPinned(1, tools);
    expect(begun).toEqual([]);
  });
});
