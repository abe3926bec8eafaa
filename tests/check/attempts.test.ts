import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Boundary } from '../../lib/check/boundary';
import { createQueue } from '../../lib/check/queue';
import { runJob } from '../../lib/check/run-job';
import { shareReadings } from '../../lib/check/share-readings';
import { takeTurns } from '../../lib/check/take-turns';
import { wayback } from '../../lib/links/archives/wayback';
import { parseSourceUrl } from '../../lib/links/parse-source-url';
import type { Citation } from '../../lib/model/citation';
import type { QuoteJob } from '../../lib/model/job';
import { isWholeRecord } from '../../lib/model/record';
import { changeJob, readJobs, saveJob } from '../../lib/store/jobs';
import { openDatabase } from '../../lib/store/open-database';
import { readRecord } from '../../lib/store/records';
import { citation } from './citation';
import { keepTheStoppedOut, ProcessStopped, startProcess } from './faults/process';

const TIMED_OUT = { kind: 'could-not-check', why: { kind: 'link', class: 'timed-out' } };
const AT_ONCE = 3;

let database: Awaited<ReturnType<typeof openDatabase>>;

beforeEach(async () => {
  fakeBrowser.reset();
  database = await openDatabase();
  await database.clear('jobs');
  await database.clear('records');
  keepTheStoppedOut();
});
afterEach(() => void vi.restoreAllMocks());

const sourceOf = (name: string) => ({ href: `https://${name}.example/log`, label: '' });

function job(id: string, names: readonly string[] = [id], over: Partial<QuoteJob> = {}): QuoteJob {
  const sources = names.map(sourceOf) as unknown as Citation['sources'];
  return {
    ...{ id, tabId: 1, citation: citation({ key: id, sources }) },
    metOn: { site: 'chatgpt', pageUrl: 'https://chatgpt.com/c/1' },
    ...{ isPrivate: false, again: false, askedAt: 0, attempt: 0, snapshots: {} },
    ...over,
  };
}

/**
 * One life of the background: a page of `hanging` never gets to an end, a page of `killing` ends the process as soon
 * as it is being read, and nothing goes on behind `lastBoundary`. Gives the sites that were asked.
 */
function begin(
  hanging: readonly string[],
  killing: readonly string[] = [],
  lastBoundary: Boundary | null = null,
) {
  const { run, stop, alive } = startProcess();
  const asked: string[] = [];
  const nameOf = (url: string): string => new URL(url).hostname.replace('.example', '');
  const now = () => 9;
  const reach = (boundary: Boundary) =>
    boundary === lastBoundary ? new Promise<void>(() => undefined) : alive(undefined);
  const tools = {
    async fetchSource(url: string) {
      asked.push(nameOf(url));
      if (hanging.includes(nameOf(url))) await new Promise(() => undefined);
      if (killing.includes(nameOf(url))) stop();
      await alive(undefined);
      const body = `On Friday ${citation().quoteText}. ${'Rope and tar came from Hagen. '.repeat(40)}`;
      const about = { requestedUrl: url, finalUrl: url, status: 200, headers: {} };
      const snapshot = {
        bytes: new TextEncoder().encode(body),
        ...{ mediaType: 'text/plain', charset: 'utf-8', via: 'network' as const, fetchedAt: 9 },
        ...about,
      };
      const observed = {
        ...{ requested: url, hops: [{ url, status: 200 }], finalUrl: url, status: 200 },
        ...{ headers: {}, error: null, title: null, text: null, doubts: [] },
      };
      return { kind: 'answer' as const, snapshot, observed };
    },
    readTab: () => Promise.reject(new Error('No tab is read here.')),
    archive: wayback,
    archiveDesk: { find: async () => ({ kind: 'no-answer' as const }) },
    asksArchive: async () => false,
    parse: parseSourceUrl,
    mayOpen: async () => true,
    takeTurn: takeTurns(AT_ONCE),
    readings: shareReadings(now),
    openPdf: null,
    lookAt: () => Promise.reject(new Error('No sentence is looked up here.')),
    reach,
    now,
  };
  const queue = createQueue({
    run: (each, signal) => runJob(each, tools, signal),
    done: async () => undefined,
    failed: (_, error) => {
      if (!(error instanceof ProcessStopped)) throw error;
    },
    busy: () => undefined,
    reach,
  });
  void run(() => queue.resume());
  return { asked, stop };
}

/** Stops the background so often, each time when it has come to all that it can do. */
async function stopOften(times: number, hanging: readonly string[], asks: number): Promise<void> {
  for (let life = 0; life < times; life++) {
    const { asked, stop } = begin(hanging);
    await expect.poll(() => asked.length, POLL).toBe(asks);
    stop();
  }
}

const POLL = { interval: 1, timeout: 5_000 };

async function verdictsOf(id: string) {
  const record = await readRecord(id);
  if (record === null || !isWholeRecord(record) || 'kind' in record) return undefined;
  return record.result.bySource.map(({ verdict }) => verdict);
}

const isOver = (id: string) => expect.poll(() => verdictsOf(id), POLL).toBeDefined();

const attemptsOf = async () =>
  Object.fromEntries((await readJobs()).map(({ id, attempt }) => [id, attempt]));

describe('a check whose turn never came', () => {
  it('is not given up, however often the process is stopped', async () => {
    const long = ['a', 'b', 'c'];
    const waiting = Array.from({ length: 10 }, (_, n) => `w${n}`);
    for (const id of [...long, ...waiting]) await saveJob(job(id));
    await stopOften(2, long, 3);
    expect(await attemptsOf()).toEqual({
      ...{ a: 2, b: 2, c: 2 },
      ...Object.fromEntries(waiting.map((id) => [id, 0])),
    });
    await stopOften(1, long, 3);
    begin([]);
    for (const id of waiting) await isOver(id);
    for (const id of waiting) expect(await verdictsOf(id)).toMatchObject([{ kind: 'found' }]);
    for (const id of long) expect(await verdictsOf(id)).toMatchObject([TIMED_OUT]);
  });

  it('of one site, where one page is asked for at a time, is not given up either', async () => {
    const waiting = Array.from({ length: 10 }, (_, n) => `w${n}`);
    const page = (path: string) => [{ href: `https://a.example/${path}`, label: '' }] as const;
    for (const id of ['a', ...waiting])
      await saveJob(job(id, [], { citation: citation({ key: id, sources: [...page(id)] }) }));
    await stopOften(5, ['a'], 1);
    const { w0, ...others } = await attemptsOf();
    expect(w0, 'the first one behind the page that was given up').toBe(2);
    expect(new Set(Object.values(others))).toEqual(new Set([0]));
  });

  it('of a private window is counted in memory alone when it has come', async () => {
    await saveJob(job('a', ['a'], { isPrivate: true }));
    await stopOften(1, ['a'], 1);
    expect(await attemptsOf()).toEqual({ a: 1 });
    expect(await database.count('jobs')).toBe(0);
  });
});

describe('a page that ends the process', () => {
  it('is given up after the third time, and the others are checked', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'k']) await saveJob(job(id));
    let lives = 0;
    while ((await verdictsOf('k')) === undefined) {
      const { asked } = begin([], ['k']);
      await expect
        .poll(async () => asked.includes('k') || (await verdictsOf('k')) !== undefined, POLL)
        .toBe(true);
      if (asked.includes('k')) lives++;
    }
    expect(lives).toBe(3);
    expect(await verdictsOf('k')).toMatchObject([TIMED_OUT]);
    begin([]);
    for (const id of ['a', 'b', 'c', 'd']) await isOver(id);
  });

  it('is given up for all quotes of it at once', async () => {
    for (const id of ['k1', 'k2', 'k3', 'k4']) await saveJob(job(id, ['k']));
    await stopOften(3, ['k'], 1);
    const { asked } = begin([]);
    for (const id of ['k1', 'k2', 'k3', 'k4']) await isOver(id);
    expect(await verdictsOf('k4')).toMatchObject([TIMED_OUT]);
    expect(asked).toEqual([]);
  });
});

it('a check that has one source read and waits for the other is not counted for that', async () => {
  await saveJob(job('a'));
  const sources = [sourceOf('first'), { href: 'https://a.example/other', label: '' }] as const;
  await saveJob(job('b', [], { citation: citation({ key: 'b', sources: [...sources] }) }));
  const { stop } = begin(['a']);
  const waits = { snapshots: { 0: expect.anything() }, attempt: 0 };
  await expect
    .poll(async () => (await readJobs()).find(({ id }) => id === 'b'), POLL)
    .toMatchObject(waits);
  stop();
  const { asked } = begin([]);
  await isOver('b');
  expect(await verdictsOf('b')).toMatchObject([{ kind: 'found' }, { kind: 'found' }]);
  expect(asked, 'what was read is not asked for again').toEqual(['a', 'a']);
});

it('a page that was stored before the process stopped keeps its own address where another has the same bytes', async () => {
  await saveJob(job('a'));
  const first = begin([]);
  await isOver('a');
  first.stop();
  await saveJob(job('b'));
  const second = begin([], [], 'snapshot-stored');
  const kept = { snapshots: { 0: expect.anything() } };
  const jobOfB = async () => (await readJobs()).find(({ id }) => id === 'b');
  await expect.poll(jobOfB, POLL).toMatchObject(kept);
  second.stop();
  const { asked } = begin([]);
  await isOver('b');
  expect(asked).toEqual([]);
  const { href } = sourceOf('b');
  const reading = { finalUrl: href, hops: [{ url: href, status: 200 }] };
  expect(await readRecord('b')).toMatchObject({ result: { bySource: [{ reading }] } });
});

it('a job that was dropped while it ran is not written again', async () => {
  for (const isPrivate of [false, true])
    await changeJob(job('gone', ['a'], { isPrivate }), (old) => ({ ...old, attempt: 1 }));
  expect(await readJobs()).toEqual([]);
});
