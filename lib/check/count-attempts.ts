/** EDGE: counts, in the store, how often the process was stopped while a check was under way. */
import type { Job } from '../model/job';
import { changeJob } from '../store/jobs';

export interface Attempts {
  /** A source is about to be fetched or read. Stored before that begins. */
  begin(source: number): Promise<void>;
  /** A source waits for its turn. */
  wait(source: number): Promise<void>;
  /** A source has its result. */
  end(source: number): Promise<void>;
}

/**
 * Question: is it this check that stops the process each time? An attempt is stored before its first source
 * is fetched or read, so a page that ends the process has been counted by then. While all that is left of the
 * check waits for a turn the attempt is taken back: a stop tells nothing of a check that only waits. What
 * follows the last source belongs to the check again.
 */
export function countAttempts(job: Job): Attempts {
  const underWay = new Set<number>();
  let left = job.citation.sources.length;
  let isCounted = false;
  let stored: Promise<void> = Promise.resolve();

  const count = (isToCount: boolean): Promise<void> => {
    if (isToCount === isCounted) return stored;
    isCounted = isToCount;
    const attempt = job.attempt + (isToCount ? 1 : 0);
    stored = stored.then(() => changeJob(job, (old) => ({ ...old, attempt })));
    return stored;
  };

  return {
    begin(source) {
      underWay.add(source);
      return count(true);
    },
    wait(source) {
      underWay.delete(source);
      return count(underWay.size > 0);
    },
    end(source) {
      underWay.delete(source);
      left--;
      return count(underWay.size > 0 || left === 0);
    },
  };
}
