/** EDGE: the queue of checks. It lives in the store; this process only works on it. */
import type { Job } from '../model/job';
import { dropJob, readJobs, saveJob } from '../store/jobs';
import type { ReachBoundary } from './boundary';
import type { JobDone } from './run-job';

export interface QueueTools {
  run(job: Job, stop: AbortSignal): Promise<JobDone>;
  /** Tells of a verdict; what must survive is stored before the job leaves the queue. */
  done(job: Job, outcome: JobDone): Promise<void>;
  /**
   * A job ended by a fault, of ours or of a browser that is just stopping this process. It stays in
   * the store and is begun again at the next wake-up, until its attempts are used up.
   */
  failed(job: Job, error: unknown): void;
  /** Called whenever the queue becomes busy or idle: a busy one must be woken if it is stopped. */
  busy(isBusy: boolean): void;
  reach: ReachBoundary;
}

export interface Queue {
  /**
   * Stores the jobs, lets `announce` tell of them, and begins. In this order no citation can be shown
   * as being checked without a job behind it, wherever the process is stopped.
   */
  add(jobs: readonly Job[], announce: () => Promise<void>): Promise<void>;
  /** Takes up what an earlier process left behind. */
  resume(): Promise<void>;
  /** Drops all jobs of a tab, running ones included. */
  stop(tabId: number): Promise<void>;
}

export function createQueue(tools: QueueTools): Queue {
  const running = new Map<string, { job: Job; stop: AbortController }>();
  /** Ids of jobs that failed here and wait for another attempt. */
  const left = new Set<string>();

  const start = async (job: Job): Promise<void> => {
    // A wake-up may have found the job in the store before it was begun here.
    if (running.has(job.id)) return;
    const stop = new AbortController();
    running.set(job.id, { job, stop });
    tools.busy(true);
    try {
      await tools.reach('queued');
      const outcome = await tools.run(job, stop.signal);
      if (!stop.signal.aborted) await tools.done(job, outcome);
      await dropJob(job);
      left.delete(job.id);
    } catch (error) {
      left.add(job.id);
      tools.failed(job, error);
    } finally {
      running.delete(job.id);
      if (running.size === 0) tools.busy(left.size > 0);
    }
  };

  return {
    async add(jobs, announce) {
      for (const job of jobs) await saveJob(job);
      await announce();
      for (const job of jobs) void start(job);
    },
    async resume() {
      for (const job of await readJobs()) {
        if (!running.has(job.id)) void start(job);
      }
    },
    async stop(tabId) {
      for (const { job, stop } of running.values()) {
        if (job.tabId === tabId) stop.abort();
      }
      for (const job of await readJobs()) {
        if (job.tabId !== tabId) continue;
        await dropJob(job);
        left.delete(job.id);
      }
    },
  };
}
