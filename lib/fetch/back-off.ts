/** EDGE: leaves a site alone that said "too many requests", for as long as it asks. */
import type { SourceUrl } from '../model/address';
import type { FetchOutcome } from './fetch-source';

type FetchOne = (url: SourceUrl, stop: AbortSignal) => Promise<FetchOutcome>;

export interface BackOffTools {
  now(): number;
  /** Ends after `ms` milliseconds, or at once when `stop` is aborted. */
  wait(ms: number, stop: AbortSignal): Promise<void>;
}

/** A reader who waits for one verdict waits this long for a site that asks for it. */
const PATIENCE_MS = 5_000;
/** For a site that does not say how long, and the longest that one can ask for. */
const REST_MS = 60_000;
const LONGEST_REST_MS = 60 * 60_000;

/**
 * Wraps the fetch of a source. A short wait is waited out and the site is asked once more; after a
 * longer one the answer stands, and until it has passed no further request goes to that host.
 */
export function backOff(fetchOne: FetchOne, tools: BackOffTools): FetchOne {
  const restsUntil = new Map<string, number>();

  const ask: FetchOne = async (url, stop) => {
    const outcome = await fetchOne(url, stop);
    const rest = restAsked(outcome, tools.now());
    if (rest !== null) restsUntil.set(lastHost(outcome, url), tools.now() + rest);
    return outcome;
  };

  return async (url, stop) => {
    const host = new URL(url).hostname;
    const left = (restsUntil.get(host) ?? 0) - tools.now();
    if (left > PATIENCE_MS) return refusedBefore(url);
    if (left > 0) await tools.wait(left, stop);
    const outcome = await ask(url, stop);
    const rest = restAsked(outcome, tools.now());
    if (rest === null || rest > PATIENCE_MS || stop.aborted) return outcome;
    await tools.wait(rest, stop);
    return stop.aborted ? outcome : ask(url, stop);
  };
}

/** Milliseconds to leave the site alone; null when it asks for nothing of the kind. */
function restAsked(outcome: FetchOutcome, now: number): number | null {
  if (outcome.kind !== 'answer') return null;
  const { status, headers } = outcome.snapshot;
  if (status !== 429 && status !== 503) return null;
  const asked = retryAfter(headers['retry-after'], now);
  if (asked === null) return status === 429 ? REST_MS : null;
  return Math.min(Math.max(asked, 0), LONGEST_REST_MS);
}

/** Seconds, or a date. */
function retryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : date - now;
}

/** A redirect may have led to another host, and it is that one which asks for rest. */
function lastHost(outcome: FetchOutcome, url: SourceUrl): string {
  return new URL(outcome.kind === 'answer' ? outcome.snapshot.finalUrl : url).hostname;
}

function refusedBefore(url: SourceUrl): FetchOutcome {
  return {
    kind: 'failed',
    observed: {
      requested: url,
      hops: [],
      finalUrl: url,
      status: 429,
      headers: {},
      error: null,
      title: null,
      text: null,
      doubts: [],
    },
  };
}

/** The wait of real time. */
export function waitFor(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    const end = (): void => {
      clearTimeout(timer);
      done();
    };
    stop.addEventListener('abort', end, { once: true });
  });
}
