import { Worker } from 'node:worker_threads';

export interface FuzzOutcome {
  readonly runs: number;
  readonly seconds: number;
  /** The longest that one input took, in milliseconds. */
  readonly slowestMs: number;
  readonly fault: string | null;
}

/** What the worker tells after each input. */
export interface Tried {
  readonly seed: number;
  readonly ms: number;
  readonly fault: string | null;
}

/** A PDF has ten seconds, a page less than two; what takes twice the longer has no limit. */
const HANG_MS = 20_000;

/**
 * Reads `wanted` mutated pages and files. They are read in a thread, because what hangs can only be
 * stopped from outside of it; the seed of what hung or failed is in the fault.
 */
export function soakReadings(script: URL, wanted: number, seed: number): Promise<FuzzOutcome> {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: { wanted, seed } });
    let runs = 0;
    let slowestMs = 0;
    let last = seed;
    const end = (fault: string | null): void => {
      clearTimeout(alarm);
      const seconds = (Date.now() - started) / 1_000;
      worker.terminate().then(() => resolve({ runs, seconds, slowestMs, fault }), reject);
    };
    const alarm = setTimeout(() => end(`The input after seed ${last} hangs.`), HANG_MS);
    worker.on('message', ({ seed: tried, ms, fault }: Tried) => {
      alarm.refresh();
      last = tried;
      runs += 1;
      slowestMs = Math.max(slowestMs, ms);
      if (fault !== null) end(`Seed ${tried}: ${fault}`);
      else if (runs === wanted) end(null);
    });
    worker.on('error', (error) => end(`The reading after seed ${last} broke out: ${error.stack}`));
  });
}
