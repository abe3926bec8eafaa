import { describe, expect, it } from 'vitest';
import { checkCitation, plainTools } from '../../lib/check/check-citation';
import type { FetchOutcome } from '../../lib/fetch/fetch-source';
import type { SourceUrl } from '../../lib/model/address';
import type { Observed, Snapshot } from '../../lib/model/snapshot';
import { citation } from './citation';

const URL_A = 'https://harbour.example/survey';
const filler =
  '<p>The harbour office keeps a log of the tides and of the boats that came in late.</p>'.repeat(
    20,
  );
const page = (body: string) =>
  `<!doctype html><title>Seawall survey</title><main>${body}${filler}</main>`;

const observed = (over: Partial<Observed> = {}): Observed => ({
  requested: URL_A,
  hops: [{ url: over.finalUrl ?? URL_A, status: 200 }],
  finalUrl: URL_A,
  status: 200,
  headers: {},
  error: null,
  title: null,
  text: null,
  doubts: [],
  ...over,
});

function answer(
  body: string,
  over: Partial<Snapshot> = {},
  seen: Partial<Observed> = {},
): FetchOutcome {
  const snapshot: Snapshot = {
    bytes: new TextEncoder().encode(body),
    mediaType: 'text/html',
    charset: 'utf-8',
    status: 200,
    headers: {},
    requestedUrl: URL_A,
    finalUrl: URL_A,
    via: 'network',
    fetchedAt: 7,
    ...over,
  };
  return {
    kind: 'answer',
    snapshot,
    observed: observed({
      status: snapshot.status,
      headers: snapshot.headers,
      finalUrl: snapshot.finalUrl,
      ...seen,
    }),
  };
}

const check = (outcome: FetchOutcome, over = {}) =>
  checkCitation(citation(over), async () => outcome);

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';

describe('a check', () => {
  it('finds the words, with the sentences around them, the title and when they were read', async () => {
    const result = await check(
      answer(page(`<p>Long ago. It was surveyed. In short, ${QUOTE}. That is all. Thanks.</p>`)),
    );
    expect(result.bySource[0]).toMatchObject({
      verdict: { kind: 'found' },
      title: 'Seawall survey',
      excerpt: { text: `It was surveyed. In short, ${QUOTE}. That is all.` },
      reading: { via: 'network', finalUrl: URL_A, readAt: 7, linkClass: 'live' },
    });
  });

  it('shows the closest passage of a page read whole', async () => {
    const result = await check(answer(page(`<p>${QUOTE.replace('third', 'tenth')}.</p>`)));
    expect(result.bySource[0].verdict.kind).toBe('closest');
  });

  it('says "not in source" of a page that has nothing like it', async () => {
    const result = await check(answer(page('<p>Nothing.</p>')));
    expect(result.bySource[0].verdict.kind).toBe('not-in-source');
  });

  it('keeps what a snapshot is called by', async () => {
    const result = await check(answer(page('<p>Nothing.</p>')));
    expect(result.bySource[0].reading?.snapshot).toMatch(/^sha256:[0-9a-f]{64}$/);
  });
});

describe('what was not read is never "not there"', () => {
  it.each<[string, FetchOutcome, object]>([
    [
      'no permission',
      { kind: 'no-permission', url: URL_A as SourceUrl },
      { kind: 'no-permission', origin: 'https://harbour.example' },
    ],
    [
      'a refused redirect',
      { kind: 'refused-address', why: 'private-address' },
      { kind: 'refused-address', why: 'private-address' },
    ],
    [
      'a reset',
      { kind: 'failed', observed: observed({ error: 'reset', status: null }) },
      { kind: 'link', class: 'server-error' },
    ],
    [
      'a time-out',
      { kind: 'failed', observed: observed({ error: 'timeout', status: null }) },
      { kind: 'link', class: 'timed-out' },
    ],
    [
      'an unknown host',
      { kind: 'failed', observed: observed({ error: 'dns', status: null }) },
      { kind: 'link', class: 'host-unknown' },
    ],
    ['403', answer(page(''), { status: 403 }), { kind: 'link', class: 'blocked' }],
    ['404', answer(page(''), { status: 404 }), { kind: 'link', class: 'gone' }],
    ['500', answer(page(''), { status: 500 }), { kind: 'link', class: 'server-error' }],
    ['an empty page', answer(''), { kind: 'doubt', doubt: 'too-short' }],
    [
      'a picture',
      answer(
        '\u0089PNG\r\n\u001a\n',
        { mediaType: 'image/png' },
        { headers: { 'content-type': 'image/png' } },
      ),
      { kind: 'link', class: 'not-text' },
    ],
    [
      'a page cut at the limit',
      answer(page(''), { headers: { 'x-verbatim-truncated': '1' } }),
      { kind: 'doubt', doubt: 'truncated' },
    ],
    [
      'a redirect to the home page',
      answer(page(''), { finalUrl: 'https://harbour.example/' }),
      { kind: 'link', class: 'moved-elsewhere' },
    ],
  ])('%s', async (_, outcome, why) => {
    const result = await check(outcome);
    expect(result.bySource[0].verdict).toMatchObject({ kind: 'could-not-check', why });
  });

  it.each([
    ['javascript:alert(1)', 'not-http'],
    ['http://192.168.0.1/', 'private-address'],
    ['not an address', 'malformed'],
    [`https://harbour.example/${'a'.repeat(9000)}`, 'too-long'],
  ])('the address %s', async (href, why) => {
    const asked: string[] = [];
    const result = await checkCitation(
      citation({ sources: [{ href, label: '' }] }),
      async (url) => {
        asked.push(url);
        return answer('');
      },
    );
    expect(result.bySource[0].verdict).toMatchObject({
      kind: 'could-not-check',
      why: { kind: 'refused-address', why },
    });
    expect(asked).toEqual([]);
  });
});

describe('found it is', () => {
  it('in the part of a page that was read before the limit', async () => {
    const result = await check(
      answer(page(`<p>${QUOTE}.</p>`), { headers: { 'x-verbatim-truncated': '1' } }),
    );
    expect(result.bySource[0].verdict.kind).toBe('found');
  });

  it('where the page has moved, and the address says so', async () => {
    const result = await check(
      answer(page(`<p>${QUOTE}.</p>`), { finalUrl: 'https://harbour.example/archive/survey-2026' }),
    );
    expect(result.bySource[0]).toMatchObject({
      verdict: { kind: 'found' },
      reading: { linkClass: 'moved' },
    });
  });

  it('in a page whose undeclared letters were first read in the wrong charset', async () => {
    const cyrillic = 'прилив приходит дважды в день';
    const bytes = Uint8Array.from(page(`<p>${cyrillic}.</p>`), (letter) => {
      const code = letter.charCodeAt(0);
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
    });
    const outcome = answer('', { bytes, charset: null });
    const result = await check(outcome, { quoteText: cyrillic });
    expect(result.bySource[0].verdict.kind).toBe('found');
  });

  it('if one of several sources has the words', async () => {
    const sources = [
      { href: 'https://other.example/', label: '' },
      { href: URL_A, label: '' },
    ] as const;
    const result = await checkCitation(
      citation({ sources }),
      async (url) => answer(page(url === URL_A ? `<p>${QUOTE}.</p>` : '')),
      plainTools,
    );
    expect([result.best, result.bySource.map(({ verdict }) => verdict.kind)]).toEqual([
      1,
      ['not-in-source', 'found'],
    ]);
  });
});
