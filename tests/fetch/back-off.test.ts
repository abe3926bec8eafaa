import { describe, expect, it } from 'vitest';
import { backOff } from '../../lib/fetch/back-off';
import type { FetchOutcome } from '../../lib/fetch/fetch-source';
import type { SourceUrl } from '../../lib/model/address';

const A = 'https://bells.example/a' as SourceUrl;
const B = 'https://bells.example/b' as SourceUrl;
const OTHER = 'https://oars.example/' as SourceUrl;
const running = new AbortController().signal;

interface Said {
  readonly status: number;
  readonly retryAfter?: string;
  readonly finalUrl?: string;
}

/** A site that gives these answers in turn, the last one for ever. */
function site(...answers: readonly Said[]) {
  const clock = { now: 1_000_000 };
  const asked: string[] = [];
  const waited: number[] = [];
  const fetchOne = backOff(
    async (url) => {
      const said = answers[Math.min(asked.length, answers.length - 1)]!;
      asked.push(url);
      const headers = said.retryAfter === undefined ? {} : { 'retry-after': said.retryAfter };
      const snapshot = { status: said.status, headers, finalUrl: said.finalUrl ?? url };
      return { kind: 'answer', snapshot } as unknown as FetchOutcome;
    },
    {
      now: () => clock.now,
      wait: async (ms) => {
        waited.push(ms);
        clock.now += ms;
      },
    },
  );
  return { clock, asked, waited, fetch: (url: SourceUrl, stop = running) => fetchOne(url, stop) };
}

const statusOf = (outcome: FetchOutcome): number | null =>
  outcome.kind === 'answer'
    ? outcome.snapshot.status
    : outcome.kind === 'failed'
      ? outcome.observed.status
      : null;

describe('a site that says "too many"', () => {
  it('is asked once more after a short wait, as long as it said', async () => {
    const { fetch, asked, waited } = site({ status: 429, retryAfter: '2' }, { status: 200 });
    expect(statusOf(await fetch(A))).toBe(200);
    expect([asked.length, waited]).toEqual([2, [2000]]);
  });

  it('is asked only once more', async () => {
    const { fetch, asked } = site({ status: 429, retryAfter: '2' });
    expect(statusOf(await fetch(A))).toBe(429);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['60', 60_000],
    [undefined, 60_000],
    ['soon', 60_000],
    [new Date(1_000_000 + 90_000).toUTCString(), 90_000],
    ['999999999', 3_600_000],
  ])('and to come back in %s is left alone for that long', async (retryAfter, ms) => {
    const said = retryAfter === undefined ? { status: 429 } : { status: 429, retryAfter };
    const { fetch, asked, clock } = site(said, { status: 200 });
    expect(statusOf(await fetch(A))).toBe(429);
    clock.now += ms - 6_000;
    expect(statusOf(await fetch(B))).toBe(429);
    expect(asked).toEqual([A]);
    clock.now += 6_001;
    expect(statusOf(await fetch(B))).toBe(200);
  });

  it('says it for itself alone', async () => {
    const { fetch, asked } = site({ status: 429, retryAfter: '60' }, { status: 200 });
    await fetch(A);
    await fetch(OTHER);
    expect(asked).toEqual([A, OTHER]);
  });

  it('behind a redirect is the one that is left alone', async () => {
    const { fetch, asked } = site({ status: 429, retryAfter: '60', finalUrl: OTHER });
    await fetch(A);
    await fetch(OTHER);
    await fetch(B);
    expect(asked).toEqual([A, B]);
  });

  it('does not keep a reader who stopped the check', async () => {
    const stop = new AbortController();
    const { fetch, asked } = site({ status: 429, retryAfter: '2' });
    stop.abort();
    await fetch(A, stop.signal);
    expect(asked).toHaveLength(1);
  });
});

describe('a site that is down', () => {
  it('rests when it says for how long, else it may be asked at once', async () => {
    const silent = site({ status: 503 });
    await silent.fetch(A);
    await silent.fetch(A);
    expect(silent.asked).toHaveLength(2);
    const busy = site({ status: 503, retryAfter: '60' });
    await busy.fetch(A);
    await busy.fetch(A);
    expect(busy.asked).toHaveLength(1);
  });

  it('a page that is gone asks for no rest', async () => {
    const { fetch, asked } = site({ status: 404, retryAfter: '60' });
    await fetch(A);
    await fetch(A);
    expect(asked).toHaveLength(2);
  });
});
