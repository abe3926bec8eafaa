import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchSource } from '../../lib/fetch/fetch-source';
import { parseSourceUrl } from '../../lib/links/parse-source-url';
import type { SourceUrl } from '../../lib/model/address';

const PAGE = 'https://harbour.example/a' as SourceUrl;
const PAGE_TEXT = () => new Response('text');
const REDIRECT = () =>
  ({ type: 'opaqueredirect', status: 0, headers: new Headers(), body: null }) as Response;

afterEach(() => vi.unstubAllGlobals());

/**
 * Requests the page and takes access back in the middle: of this site, unless `isOther`. `answer` gives
 * what the network then does with the request.
 */
async function getWhileLosing(answer: (init: RequestInit) => Promise<Response>, isOther = false) {
  let isAllowed = true;
  const listeners = new Set<() => void>();
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push(url);
    const answered = answer(init);
    isAllowed = isOther;
    for (const listen of listeners) listen();
    return answered;
  });
  const seen = { status: 302, location: `${PAGE}/b`, ip: '93.184.215.14', proxied: false };
  const outcome = await fetchSource(
    PAGE,
    {
      observer: { forget: () => undefined, seen: () => ({ ...seen, error: null }) },
      parse: parseSourceUrl,
      mayOpen: async () => isAllowed,
      onAccessLost(listen) {
        listeners.add(listen);
        return () => listeners.delete(listen);
      },
      resolve: null,
      isPrivate: () => false,
      now: () => 0,
    },
    new AbortController().signal,
  );
  expect(listeners.size, 'nobody listens any more').toBe(0);
  return { outcome, requests };
}

/** Never answers; ends when it is told to. */
const waits = ({ signal }: RequestInit) =>
  new Promise<Response>((_, fail) => {
    signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')));
  });

describe('access that is taken back', () => {
  it('ends a request that is under way', async () => {
    const { outcome } = await getWhileLosing(waits);
    expect(outcome).toEqual({ kind: 'no-permission', url: PAGE });
  });

  it('drops an answer that came all the same', async () => {
    const { outcome } = await getWhileLosing(async () => PAGE_TEXT());
    expect(outcome).toEqual({ kind: 'no-permission', url: PAGE });
  });

  it('lets no redirect be followed', async () => {
    const { outcome, requests } = await getWhileLosing(async () => REDIRECT());
    expect(outcome).toEqual({ kind: 'no-permission', url: PAGE });
    expect(requests).toEqual([PAGE]);
  });

  it('of another site ends nothing', async () => {
    const { outcome } = await getWhileLosing(async () => PAGE_TEXT(), true);
    expect(outcome.kind).toBe('answer');
  });
});
