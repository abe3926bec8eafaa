/**
 * EDGE: checks that were asked for and are not done. They outlive the background process: those of
 * private windows in the browser's memory only (`storage.session`), all others in the database.
 */
import { browser } from 'wxt/browser';
import type { Job } from '../model/job';
import { openDatabase } from './open-database';

const PRIVATE = 'private-jobs';

export async function saveJob(job: Job): Promise<void> {
  if (job.isPrivate) await changePrivate((jobs) => [...without(jobs, job.id), job]);
  else await (await openDatabase()).put('jobs', job);
}

/** A job that was dropped meanwhile is not written again. */
export async function changeJob(
  { id, isPrivate }: Pick<Job, 'id' | 'isPrivate'>,
  change: (job: Job) => Job,
): Promise<void> {
  if (isPrivate)
    return changePrivate((jobs) => jobs.map((job) => (job.id === id ? change(job) : job)));
  const transaction = (await openDatabase()).transaction('jobs', 'readwrite');
  const job = await transaction.store.get(id);
  if (job !== undefined) await transaction.store.put(change(job));
  await transaction.done;
}

export async function dropJob(job: Pick<Job, 'id' | 'isPrivate'>): Promise<void> {
  if (job.isPrivate) await changePrivate((jobs) => without(jobs, job.id));
  else await (await openDatabase()).delete('jobs', job.id);
}

export async function readJobs(): Promise<readonly Job[]> {
  return [...(await (await openDatabase()).getAll('jobs')), ...(await readPrivate())];
}

const without = (jobs: readonly Job[], id: string): readonly Job[] =>
  jobs.filter((job) => job.id !== id);

async function readPrivate(): Promise<readonly Job[]> {
  return (
    ((await browser.storage.session.get(PRIVATE))[PRIVATE] as readonly Job[] | undefined) ?? []
  );
}

/** Changes run one after the other, or the second would write over the first. */
let lastChange: Promise<unknown> = Promise.resolve();

function changePrivate(change: (jobs: readonly Job[]) => readonly Job[]): Promise<void> {
  const next = lastChange.then(async () => {
    await browser.storage.session.set({ [PRIVATE]: change(await readPrivate()) });
  });
  lastChange = next.catch(() => null);
  return next;
}
