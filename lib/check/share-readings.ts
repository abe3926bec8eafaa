import type { SourceReading } from './read-source';

/** How long a reading serves other quotes of the same address, in ms: one round of "Check all". */
const FRESH_MS = 5 * 60_000;

/** Indexed readings kept at once; each may hold a page of some megabytes and its index. */
const KEPT = 6;

export interface SharedReadings {
  /**
   * The reading of `url` not older than `since` (ms since the epoch), or a new one. `read` calls what it is
   * given when the reading begins: that calls `begin` of all who wait for it. Who comes later begins at once.
   */
  share(
    url: string,
    since: number,
    begin: () => Promise<void>,
    read: (beginAll: () => Promise<void>) => Promise<SourceReading>,
  ): Promise<SourceReading>;
  /** A reading that is at hand and fresh, or null. */
  known(url: string): Promise<SourceReading> | null;
}

interface Entry {
  readonly at: number;
  readonly reading: Promise<SourceReading>;
  /** Has `begin` called with the reading's begin, or now where that is past. */
  join(begin: () => Promise<void>): Promise<void>;
}

/**
 * One fetch and one index for many quotes of a page. Only a page that was read is shared: a failure
 * may have passed a moment later, and costs little to meet again.
 */
export function shareReadings(now: () => number): SharedReadings {
  const kept = new Map<string, Entry>();

  return {
    known(url) {
      const entry = kept.get(url);
      return entry !== undefined && entry.at > now() - FRESH_MS ? entry.reading : null;
    },
    async share(url, since, begin, read) {
      const known = kept.get(url);
      if (known !== undefined && known.at >= since && known.at > now() - FRESH_MS) {
        await known.join(begin);
        return known.reading;
      }
      const entry = readAnew(now(), begin, read);
      kept.delete(url);
      kept.set(url, entry);
      forgetOldest(kept);
      entry.reading.then(
        ({ kind }) => {
          if (kind === 'unread' && kept.get(url) === entry) kept.delete(url);
        },
        () => kept.delete(url),
      );
      return entry.reading;
    },
  };
}

function readAnew(
  at: number,
  begin: () => Promise<void>,
  read: (beginAll: () => Promise<void>) => Promise<SourceReading>,
): Entry {
  const waiting = [begin];
  let hasBegun = false;
  const reading = read(async () => {
    hasBegun = true;
    await Promise.all(waiting.map((each) => each()));
  });
  return {
    at,
    reading,
    async join(other) {
      if (hasBegun) await other();
      else waiting.push(other);
    },
  };
}

function forgetOldest(kept: Map<string, unknown>): void {
  for (const url of kept.keys()) {
    if (kept.size <= KEPT) return;
    kept.delete(url);
  }
}
