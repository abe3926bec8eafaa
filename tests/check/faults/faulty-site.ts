import type { SeenResponse } from '../../../lib/fetch/observe-responses';
import { randomOf } from '../../bench/random';

/** What a page holds, so that every verdict on it can be judged. */
export interface Truth {
  readonly holds: boolean;
}

export const QUOTE = 'the keeper closed the gate before the tide had turned';
const FILLER = '<p>Rope, tar and lamp oil came from Hagen, paid on delivery.</p>'.repeat(40);
const OTHER = '<p>Nobody came and nothing was written down that Friday.</p>';

const NO_ANSWER = [
  'net::ERR_CONNECTION_RESET',
  'net::ERR_NAME_NOT_RESOLVED',
  'net::ERR_CERT_AUTHORITY_INVALID',
  'net::ERR_TIMED_OUT',
];
const STATUSES = [401, 403, 404, 410, 418, 429, 451, 500, 502, 503, 504, 999];

/**
 * A site that fails at random: no answer, an error page, walls, redirects in circles and to private
 * places, bodies cut at any byte or without end, lying types and charsets. One page in two holds the
 * quote; every request for it may go another way.
 */
export class FaultySite {
  private readonly random: () => number;
  private readonly seen = new Map<string, SeenResponse>();
  requests = 0;

  constructor(seed: number) {
    this.random = randomOf(seed);
  }

  readonly observer = {
    forget: (url: string): void => void this.seen.delete(url),
    seen: (url: string): SeenResponse => this.seen.get(url) ?? seenAs({}),
  };

  static address(n: number): string {
    return `https://site${n % 37}.example/${n % 2 === 0 ? 'with' : 'without'}/${n}`;
  }

  static truthOf(address: string): Truth {
    return { holds: address.includes('/with/') };
  }

  /** In place of `fetch`. */
  readonly fetch = async (url: string): Promise<Response> => {
    this.requests++;
    await turns(1 + this.pick(4));
    const dice = this.random();
    if (dice < 0.15) return this.noAnswer(url);
    if (dice < 0.3) return this.says(url, pick(STATUSES, this.random), '<h1>No</h1>');
    if (dice < 0.45) return this.redirects(url);
    return this.page(url);
  };

  private noAnswer(url: string): never {
    this.seen.set(url, seenAs({ error: pick(NO_ANSWER, this.random) }));
    throw new TypeError('Failed to fetch');
  }

  private redirects(url: string): Response {
    const targets = [
      url,
      `${url}/again`,
      new URL('/', url).href,
      'http://192.168.0.1/admin',
      'javascript:alert(1)',
      url.replace('https:', 'http:'),
    ];
    const location = pick(targets, this.random);
    this.seen.set(url, seenAs({ status: 302, location }));
    return { type: 'opaqueredirect', status: 0, headers: new Headers(), body: null } as Response;
  }

  private page(url: string): Response {
    const isHome = new URL(url).pathname === '/';
    const { holds } = FaultySite.truthOf(url);
    const own = holds ? `<p>On Friday ${QUOTE}.</p>` : OTHER;
    const html = `<!doctype html><title>Log</title><main>${isHome ? OTHER : own}${FILLER}</main>`;
    const dice = this.random();
    if (dice < 0.1) return this.says(url, 200, wall(this.random));
    if (dice < 0.2) return this.says(url, 200, html, { 'content-type': 'image/png' });
    if (dice < 0.3)
      return this.says(url, 200, html, { 'content-type': 'text/html; charset=utf-16' });
    if (dice < 0.4) return this.cut(url, html);
    if (dice < 0.42) return this.endless(url, html);
    return this.says(url, 200, html);
  }

  private says(
    url: string,
    status: number,
    body: BodyInit,
    headers: Record<string, string> = {},
  ): Response {
    const ip = this.random() < 0.03 ? '10.0.0.7' : '93.184.215.14';
    this.seen.set(url, seenAs({ status, ip }));
    const response = { status, headers: { 'content-type': 'text/html', ...headers } };
    return status === 999
      ? Object.defineProperty(new Response(body, { headers: response.headers }), 'status', {
          value: status,
        })
      : new Response(body, response);
  }

  /** The connection ends in the middle of the body. */
  private cut(url: string, html: string): Response {
    const bytes = new TextEncoder().encode(html);
    const stop = this.pick(bytes.length);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, stop));
        controller.error(new TypeError('network error'));
      },
    });
    return this.says(url, 200, body);
  }

  /** More than anyone reads, a megabyte at a time. */
  private endless(url: string, html: string): Response {
    const head = new TextEncoder().encode(html);
    const more = new TextEncoder().encode(FILLER.repeat(400));
    let isFirst = true;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(isFirst ? head : more);
        isFirst = false;
      },
    });
    return this.says(url, 200, body);
  }

  private pick(below: number): number {
    return Math.floor(this.random() * below);
  }
}

function seenAs(over: Partial<SeenResponse>): SeenResponse {
  const nothing = { status: null, location: null, proxied: false, error: null };
  return { ...nothing, ip: '93.184.215.14', ...over };
}

const WALLS = [
  '<title>Just a moment...</title><p>Checking your browser before accessing the site.</p>',
  '<div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript><script src="a.js"></script>',
  '<h1>Before you continue</h1><p>We and our 812 partners store cookies.</p><button>Accept all</button><button>Reject all</button>',
  '<title>Page not found</title><h1>Page not found</h1><p>The page you are looking for does not exist.</p>',
  '',
];

function wall(random: () => number): string {
  return pick(WALLS, random);
}

function pick<T>(all: readonly T[], random: () => number): T {
  return all[Math.floor(random() * all.length)]!;
}

async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise((done) => setImmediate(done));
}
