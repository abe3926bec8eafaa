import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createQueue, type QueueTools } from '../../lib/check/queue';
import type { JobDone } from '../../lib/check/run-job';
import type { QuoteJob } from '../../lib/model/job';
import { readJobs } from '../../lib/store/jobs';
import { openDatabase } from '../../lib/store/open-database';
import { citation } from './citation';

const job = (id: string, over: Partial<QuoteJob> = {}): QuoteJob => ({
  id,
  tabId: 1,
  citation: citation(),
  metOn: { site: 'chatgpt', pageUrl: 'https://chatgpt.com/c/1' },
  isPrivate: false,
  again: false,
  askedAt: 0,
  attempt: 0,
  snapshots: {},
  ...over,
});

const outcome = { result: {}, checkedAt: 1 } as unknown as JobDone;

/** A queue whose runs end when the test says so. */
function stage(over: Partial<QueueTools> = {}) {
  const began: unknown[] = [];
  const ended: string[] = [];
  const failed: string[] = [];
  let end: (done: JobDone) => void = () => undefined;
  const queue = createQueue({
    run: (started) => {
      began.push(started);
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    done: async ({ id }) => void ended.push(id),
    failed: ({ id }) => void failed.push(id),
    busy: () => undefined,
    reach: async () => undefined,
    ...over,
  });
  return { queue, began, ended, failed, end: () => end(outcome) };
}

const told = async () => undefined;

const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 1));
};

beforeEach(async () => {
  fakeBrowser.reset();
  await (await openDatabase()).clear('jobs');
});

describe('the queue', () => {
  it('keeps a job until its verdict has been told', async () => {
    const { queue, began, ended, end } = stage();
    await queue.add([job('a')], told);
    await until(() => began.length === 1);
    expect((await readJobs()).map(({ id }) => id)).toEqual(['a']);
    end();
    await until(async () => (await readJobs()).length === 0);
    expect(ended).toEqual(['a']);
  });

  it('a job that a stopped process left is begun again, and not counted for having waited', async () => {
    const first = stage();
    await first.queue.add([job('a')], told);
    await until(() => first.began.length === 1);
    const second = stage();
    await second.queue.resume();
    await until(() => second.began.length === 1);
    expect(second.began[0]).toMatchObject({ id: 'a', attempt: 0 });
  });

  it('a job under way is not begun a second time by a wake-up', async () => {
    const { queue, began } = stage();
    await queue.add([job('a')], told);
    await until(() => began.length === 1);
    await queue.resume();
    expect(began).toHaveLength(1);
  });

  it('nor is one that a wake-up found before it was begun', async () => {
    const { queue, began } = stage();
    await queue.add([job('a')], () => queue.resume());
    await until(() => began.length === 1);
    await told();
    expect(began).toHaveLength(1);
  });

  it('a stopped tab hears nothing more, another tab does', async () => {
    const { queue, began, ended, end } = stage();
    await queue.add([job('a')], told);
    await until(() => began.length === 1);
    await queue.stop(1);
    end();
    expect(await readJobs()).toEqual([]);
    await queue.add([job('b', { tabId: 2 })], told);
    await until(() => began.length === 2);
    end();
    await until(() => ended.length > 0);
    expect(ended).toEqual(['b']);
  });

  it('a job that fails is told of, kept, and begun again at the next wake-up', async () => {
    let attempts = 0;
    const { queue, failed, ended } = stage({
      run: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('No SW');
        return outcome;
      },
    });
    await queue.add([job('a')], told);
    await until(() => failed.length === 1);
    expect((await readJobs()).map(({ id }) => id)).toEqual(['a']);
    await queue.resume();
    await until(() => ended.length === 1);
    await until(async () => (await readJobs()).length === 0);
  });

  it('stays busy, and so is woken again, while a failed job waits', async () => {
    const states: boolean[] = [];
    const { queue, failed } = stage({
      run: async () => Promise.reject(new Error('No SW')),
      busy: (isBusy) => void states.push(isBusy),
    });
    await queue.add([job('a')], told);
    await until(() => failed.length === 1 && states.length === 2);
    expect(states).toEqual([true, true]);
  });

  it('says when it is busy and when it is idle', async () => {
    const states: boolean[] = [];
    const { queue, began, end } = stage({ busy: (isBusy) => void states.push(isBusy) });
    await queue.add([job('a')], told);
    await until(() => began.length === 1);
    end();
    await until(() => states.length === 2);
    expect(states).toEqual([true, false]);
  });
});
