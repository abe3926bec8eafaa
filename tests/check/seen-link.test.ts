import { expect, test } from 'vitest';
import { checkCitation } from '../../lib/check/check-citation';
import type { Observed } from '../../lib/model/snapshot';
import type { LinkClass } from '../../lib/model/verdict';
import { citation } from './citation';

const [{ href }] = citation().sources;
const HOPS = [{ url: href, status: 301 }];
const MOVED = 'https://harbour.example/new';

/** What became of a request that brought no page. */
const failed = (over: Partial<Observed>): Observed => ({
  ...{ requested: href, hops: HOPS, finalUrl: MOVED, status: null, headers: {} },
  ...{ error: null, title: null, text: null, doubts: [] },
  ...over,
});

test.each<[Partial<Observed>, LinkClass]>([
  [{ error: 'dns' }, 'host-unknown'],
  [{ error: 'tls' }, 'server-error'],
  [{ error: 'reset' }, 'server-error'],
  [{ error: 'timeout' }, 'timed-out'],
  [{ error: 'too-large' }, 'too-large'],
  [{ status: 302 }, 'redirect-loop'],
  [{ status: 429 }, 'blocked'],
])('a link that failed with %o keeps what was seen of it', async (over, linkClass) => {
  const observed = failed(over);
  const { bySource } = await checkCitation(citation(), async () => ({ kind: 'failed', observed }));
  const { hops, finalUrl, status, error } = observed;
  expect(bySource[0].verdict).toMatchObject({
    kind: 'could-not-check',
    why: { kind: 'link', class: linkClass, seen: { hops, finalUrl, status, error } },
  });
});

test.each([401, 403, 404, 410, 500])(
  'a page that answered %i keeps its bytes and its way',
  async (status) => {
    const hops = [...HOPS, { url: MOVED, status }];
    const snapshot = {
      ...{ bytes: new TextEncoder().encode('<h1>No</h1>'), mediaType: 'text/html', charset: null },
      ...{ status, headers: {}, requestedUrl: href, finalUrl: MOVED, via: 'network' as const },
      fetchedAt: 7,
    };
    const observed = failed({ hops, status });
    const { bySource } = await checkCitation(citation(), async () => ({
      ...{ kind: 'answer', snapshot, observed },
    }));
    expect(bySource[0].reading).toMatchObject({ hops, finalUrl: MOVED, readAt: 7 });
  },
);
