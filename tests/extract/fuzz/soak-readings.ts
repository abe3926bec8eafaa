import { Worker } from 'node:worker_threads';

export interface FuzzOutcome {
  readonly runs: number;
  readonly seconds: number;
  /** The input that took longest, and how long in milliseconds on the clock. */
  readonly slowest: { readonly seed: number; readonly ms: number };
  readonly fault: string | null;
}

/** What the worker tells after each input. */
export interface Tried {
  readonly seed: number;
  readonly ms: number;
  readonly fault: string | null;
}

/**
 * A page has less than two seconds, a PDF ten. In Node, unlike in browsers, pdf.js shares its thread with the clock
 * that would end it: a damaged file of 59 kB took 8 s, and 14 s on a busy machine. What takes this long has no limit.
 */
const HANG_MS = 60_000;

/**
 * Reads `wanted` mutated pages and files. They are read in a thread, because what hangs can only be
 * stopped from outside of it; the seed of what hung or failed is in the fault.
 */
export function soakReadings(script: URL, wanted: number, seed: number): Promise<FuzzOutcome> {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: { wanted, seed } });
    let runs = 0;
    let slowest = { seed, ms: 0 };
    let last = seed;
    const end = (fault: string | null): void => {
      clearTimeout(alarm);
      const seconds = (Date.now() - started) / 1_000;
      worker.terminate().then(() => resolve({ runs, seconds, slowest, fault }), reject);
    };
    const alarm = setTimeout(() => end(`The input after seed ${last} hangs.`), HANG_MS);
    worker.on('message', ({ seed: tried, ms, fault }: Tried) => {
      alarm.refresh();
      last = tried;
      runs += 1;
      if (ms > slowest.ms) slowest = { seed: tried, ms };
      if (fault !== null) end(`Seed ${tried}: ${fault}`);
      else if (runs === wanted) end(null);
    });
    worker.on('error', (error) => end(`The reading after seed ${last} broke out: ${error.stack}`));
  });
}
