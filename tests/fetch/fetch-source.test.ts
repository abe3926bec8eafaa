import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FetchTools, fetchSource } from '../../lib/fetch/fetch-source';
import type { SeenResponse } from '../../lib/fetch/observe-responses';
import { isPrivateAddress } from '../../lib/links/is-private-address';
import { parseSourceUrl } from '../../lib/links/parse-source-url';
import type { SourceUrl } from '../../lib/model/address';

/** One site's answer: a page, a redirect (as `fetch` and the observer show it), or a failure. */
type Answer =
  | { body: string; status?: number; headers?: Record<string, string> }
  | { to: string }
  | { fails: string };

let answers: Record<string, Answer>;
let requests: { url: string; init: RequestInit }[];
let seen: Record<string, Partial<SeenResponse>>;

const never = new AbortController().signal;
const nothing: SeenResponse = {
  status: null,
  location: null,
  ip: null,
  proxied: false,
  error: null,
};

function tools(over: Partial<FetchTools> = {}): FetchTools {
  return {
    observer: {
      forget: () => undefined,
      seen: (url) => ({ ...nothing, ip: '93.184.215.14', ...seen[url] }),
    },
    parse: parseSourceUrl,
    mayOpen: async () => true,
    onAccessLost: () => () => undefined,
    resolve: null,
    isPrivate: isPrivateAddress,
    now: () => 1_764_500_000_000,
    ...over,
  };
}

const get = (url: string, over: Partial<FetchTools> = {}) =>
  fetchSource(url as SourceUrl, tools(over), never);

beforeEach(() => {
  answers = {};
  requests = [];
  seen = {};
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    const answer = answers[url];
    if (answer === undefined || 'fails' in answer) {
      seen[url] = { ...seen[url], error: answer?.fails ?? 'net::ERR_NAME_NOT_RESOLVED' };
      throw new TypeError('Failed to fetch');
    }
    if ('to' in answer) {
      seen[url] = { status: 301, location: new URL(answer.to, url).href, ...seen[url] };
      return { type: 'opaqueredirect', status: 0, headers: new Headers(), body: null };
    }
    return new Response(answer.body, {
      status: answer.status ?? 200,
      headers: answer.headers ?? {},
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a request', () => {
  it('is a plain GET: no cookies, no referrer, no headers of ours, nothing from the cache', async () => {
    answers['https://harbour.example/a'] = { body: 'text' };
    await get('https://harbour.example/a');
    const { init } = requests[0]!;
    expect(init).toMatchObject({
      method: 'GET',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'manual',
    });
    expect(init.headers).toBeUndefined();
    expect(init.body).toBeUndefined();
  });

  it('never carries a fragment', async () => {
    answers['https://harbour.example/a'] = { body: 'text' };
    await get('https://harbour.example/a#:~:text=x');
    expect(requests.map(({ url }) => url)).toEqual(['https://harbour.example/a']);
  });

  it('gives the bytes, the type, the charset and the status', async () => {
    answers['https://harbour.example/a'] = {
      body: 'né',
      headers: { 'content-type': 'Text/HTML; charset="UTF-8"' },
    };
    const outcome = await get('https://harbour.example/a');
    expect(outcome).toMatchObject({
      kind: 'answer',
      snapshot: { mediaType: 'text/html', charset: 'UTF-8', status: 200, via: 'network' },
    });
  });

  it('drops a truncation mark that a server sends', async () => {
    answers['https://harbour.example/a'] = { body: 'x', headers: { 'x-verbatim-truncated': '1' } };
    const outcome = await get('https://harbour.example/a');
    expect(
      outcome.kind === 'answer' && outcome.snapshot.headers['x-verbatim-truncated'],
    ).toBeUndefined();
  });
});

describe('without permission', () => {
  it('nothing is requested', async () => {
    const outcome = await get('https://harbour.example/a', { mayOpen: async () => false });
    expect(outcome).toEqual({ kind: 'no-permission', url: 'https://harbour.example/a' });
    expect(requests).toEqual([]);
  });

  it('a redirect to a site that is not allowed is not followed', async () => {
    answers['https://harbour.example/a'] = { to: 'https://other.example/b' };
    const outcome = await get('https://harbour.example/a', {
      mayOpen: async (url) => url.includes('harbour'),
    });
    expect(outcome).toEqual({ kind: 'no-permission', url: 'https://other.example/b' });
    expect(requests).toHaveLength(1);
  });
});

describe('a redirect', () => {
  it('is followed hop by hop and recorded', async () => {
    answers['https://harbour.example/a'] = { to: '/b' };
    answers['https://harbour.example/b'] = { body: 'text' };
    const outcome = await get('https://harbour.example/a');
    expect(outcome).toMatchObject({
      kind: 'answer',
      snapshot: {
        requestedUrl: 'https://harbour.example/a',
        finalUrl: 'https://harbour.example/b',
      },
      observed: {
        hops: [
          { url: 'https://harbour.example/a', status: 301 },
          { url: 'https://harbour.example/b', status: 200 },
        ],
      },
    });
  });

  it.each([
    'http://127.0.0.1/',
    'http://192.168.1.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://router.local/',
    'http://intranet/',
    'http://user:pass@harbour.example/',
    'https://harbour.example:8443/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('to %s is refused before the request', async (target) => {
    answers['https://harbour.example/a'] = { to: target };
    const outcome = await get('https://harbour.example/a');
    expect(outcome.kind).toBe('refused-address');
    expect(requests).toHaveLength(1);
  });

  it('that never ends is given up after ten hops', async () => {
    answers['https://harbour.example/a'] = { to: 'https://harbour.example/a' };
    const outcome = await get('https://harbour.example/a');
    expect(outcome.kind).toBe('failed');
    expect(requests).toHaveLength(11);
  });
});

describe('a public name with a private address', () => {
  it('is stopped before the request where the browser can resolve it', async () => {
    const outcome = await get('https://rebind.example/', {
      resolve: async () => ['93.184.215.14', '192.168.0.1'],
    });
    expect(outcome).toEqual({ kind: 'refused-address', why: 'private-address' });
    expect(requests).toEqual([]);
  });

  it('has its answer dropped where the browser tells the address afterwards', async () => {
    answers['https://rebind.example/'] = { body: 'router settings' };
    seen['https://rebind.example/'] = { ip: '192.168.0.1' };
    expect(await get('https://rebind.example/')).toEqual({
      kind: 'refused-address',
      why: 'private-address',
    });
  });

  it('is not suspected where the address is a proxy’s', async () => {
    answers['https://harbour.example/'] = { body: 'text' };
    seen['https://harbour.example/'] = { ip: '10.0.0.8', proxied: true };
    expect((await get('https://harbour.example/')).kind).toBe('answer');
  });

  it('a name that does not resolve is left to the request', async () => {
    answers['https://harbour.example/'] = { body: 'text' };
    const resolve = async () => Promise.reject(new Error('NS_ERROR_UNKNOWN_HOST'));
    expect((await get('https://harbour.example/', { resolve })).kind).toBe('answer');
  });
});

describe('a failure that is told of late', () => {
  it('has its name all the same', async () => {
    const page = 'https://harbour.example/late';
    vi.stubGlobal('fetch', async () => {
      setImmediate(() => {
        seen[page] = { error: 'NS_ERROR_UNKNOWN_HOST' };
      });
      throw new TypeError('Failed to fetch');
    });
    expect(await get(page)).toMatchObject({ observed: { error: 'dns' } });
  });
});

describe('a failure has a name', () => {
  it.each([
    ['net::ERR_NAME_NOT_RESOLVED', 'dns'],
    ['NS_ERROR_UNKNOWN_HOST', 'dns'],
    ['net::ERR_CERT_DATE_INVALID', 'tls'],
    ['SEC_ERROR_UNKNOWN_ISSUER', 'tls'],
    ['net::ERR_CONNECTION_TIMED_OUT', 'timeout'],
    ['net::ERR_CONNECTION_RESET', 'reset'],
    ['NS_ERROR_NET_RESET', 'reset'],
  ])('%s is %s', async (fails, error) => {
    answers['https://harbour.example/a'] = { fails };
    expect(await get('https://harbour.example/a')).toMatchObject({
      kind: 'failed',
      observed: { error },
    });
  });

  it.each([
    ['a page', '<p>', 'text/html', 8_000_000],
    ['a PDF', '%PDF-1.7', 'application/pdf', 9_000_000],
    ['a PDF sent as bytes of any kind', '%PDF-1.7', 'application/octet-stream', 9_000_000],
    ['bytes of any kind', 'PAYDATA', 'binary/octet-stream', 8_000_000],
  ])('keeps of %s what its kind may have', async (_kind, start, type, kept) => {
    const body = start + ' '.repeat(9_000_000 - start.length);
    answers['https://harbour.example/a'] = { body, headers: { 'content-type': type } };
    const outcome = await get('https://harbour.example/a');
    expect(outcome.kind === 'answer' && outcome.snapshot.bytes.length).toBe(kept);
  });
});
