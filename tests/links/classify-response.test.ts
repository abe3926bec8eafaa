import { describe, expect, test } from 'vitest';
import { classifyResponse } from '../../lib/links/classify-response';
import { isSamePage } from '../../lib/links/is-same-page';
import type { ArchiveAnswer, Observed } from '../../lib/model/snapshot';
import type { LinkClass } from '../../lib/model/verdict';
import cases from '../cases/real-world.json';

const PAGE = 'https://example.org/news/bridge';
const COPY: ArchiveAnswer = {
  kind: 'copy',
  capturedAt: '20260301000000',
  url: 'https://c.example/',
};

function observe(changes: Partial<Observed>): Observed {
  return {
    requested: PAGE,
    hops: [],
    finalUrl: PAGE,
    status: 200,
    headers: { 'content-type': 'text/html' },
    error: null,
    title: 'Bridge',
    text: 'The bridge will be painted.',
    doubts: [],
    ...changes,
  };
}

type Row = readonly [
  fact: string,
  changes: Partial<Observed>,
  expected: LinkClass,
  archive?: ArchiveAnswer,
];

const ROWS: readonly Row[] = [
  ['a page that answers is live', {}, 'live'],
  ['https instead of http is the same page', { requested: PAGE.replace('https', 'http') }, 'live'],
  ['www. is the same page', { finalUrl: 'https://www.example.org/news/bridge/' }, 'live'],
  [
    'a tracking parameter is no other page',
    { requested: `${PAGE}?utm_source=chatgpt.com` },
    'live',
  ],
  ['a fragment that is missing never makes a page missing', { requested: `${PAGE}#L119` }, 'live'],
  [
    'the word error in an address means nothing',
    { requested: `${PAGE}-error`, finalUrl: `${PAGE}-error` },
    'live',
  ],
  ['another path is a redirect', { finalUrl: 'https://example.org/2026/bridge' }, 'redirected'],
  [
    'the home page is a redirect; only check says where it led',
    { finalUrl: 'https://example.org/' },
    'redirected',
  ],
  [
    'another query is another page',
    { requested: `${PAGE}?id=1`, finalUrl: `${PAGE}?id=12` },
    'redirected',
  ],
  ['404 is gone', { status: 404 }, 'gone'],
  ['410 is gone', { status: 410 }, 'gone'],
  ['404 and a copy', { status: 404 }, 'gone-copy-exists', COPY],
  ['404 and no copy', { status: 404 }, 'gone-no-copy', { kind: 'none', hostKnown: true }],
  [
    'an archive that does not answer proves nothing',
    { status: 404 },
    'gone',
    { kind: 'no-answer' },
  ],
  ['no such name', { status: null, error: 'dns' }, 'host-unknown'],
  ['no such name today, but a copy', { status: null, error: 'dns' }, 'gone-copy-exists', COPY],
  [
    'no such name in any index',
    { status: null, error: 'dns' },
    'host-unknown',
    { kind: 'none', hostKnown: false },
  ],
  [
    'a name the archive knew',
    { status: null, error: 'dns' },
    'gone-no-copy',
    { kind: 'none', hostKnown: true },
  ],
  ...[401, 403, 405, 406, 418, 429, 451, 999].map(
    (status): Row => [`${status} is a refusal, not a dead link`, { status }, 'blocked'],
  ),
  [
    '503 with a challenge is a refusal',
    { status: 503, headers: { 'CF-Mitigated': 'challenge' } },
    'blocked',
  ],
  ['503 of Cloudflare is a refusal', { status: 503, headers: { server: 'cloudflare' } }, 'blocked'],
  [
    '404 with a challenge is a refusal',
    { status: 404, headers: { 'cf-mitigated': 'challenge' } },
    'blocked',
  ],
  ['503 alone is a failing server', { status: 503 }, 'server-error'],
  ['500 is a failing server', { status: 500 }, 'server-error'],
  ['402 asks for money', { status: 402 }, 'paywall'],
  ['no time', { status: null, error: 'timeout' }, 'timed-out'],
  ['504 is no time', { status: 504 }, 'timed-out'],
  ['a bad certificate is no dead link', { status: null, error: 'tls' }, 'server-error'],
  ['a broken connection is no dead link', { status: null, error: 'reset' }, 'server-error'],
  ['a body over the limit', { error: 'too-large' }, 'too-large'],
  ['a redirect that never ends', { status: 302 }, 'redirect-loop'],
  ['an image', { headers: { 'content-type': 'image/png' }, text: null }, 'not-text'],
  ['a film', { headers: { 'Content-Type': 'video/mp4' }, text: null }, 'not-text'],
  ['a challenge at 200', { headers: { 'cf-mitigated': 'challenge' } }, 'bot-wall'],
  ['Cloudflare at 200 is an ordinary page', { headers: { server: 'cloudflare' } }, 'live'],
  ['a robot check by its text', { doubts: ['sign-of-bot-wall'] }, 'bot-wall'],
  ['a consent page by its text', { doubts: ['sign-of-shell', 'sign-of-consent'] }, 'consent-wall'],
  [
    'a consent page by its address',
    { finalUrl: 'https://consent.example.org/?continue=x' },
    'consent-wall',
  ],
  ['a login by its text', { doubts: ['sign-of-login'] }, 'login-wall'],
  ['a login by its address', { finalUrl: 'https://example.org/login/?reason=x' }, 'login-wall'],
  [
    'a cited login page is not a wall',
    { requested: 'https://example.org/login', finalUrl: 'https://example.org/login' },
    'live',
  ],
  [
    'an article named login is not a wall',
    { finalUrl: 'https://example.org/login-methods-compared' },
    'redirected',
  ],
  ['a page behind a payment', { doubts: ['sign-of-paywall'] }, 'paywall'],
  ['an empty shell', { doubts: ['sign-of-shell'] }, 'shell'],
  ['a not-found page that says 200', { doubts: ['sign-of-soft-404'] }, 'soft-404'],
  [
    'a name for sale',
    { finalUrl: 'https://www.hugedomains.com/domain_profile.cfm?d=example' },
    'parked',
  ],
  ...[
    'tolls.example is for sale!',
    'This domain may be for sale',
    'Buy this domain',
    'The domain name tolls.example is available for purchase.',
    'Domain tolls.example steht zum Verkauf',
    'Diese Domain kaufen',
    'Ce domaine est à vendre',
    'Este dominio está en venta',
    'Questo dominio è in vendita',
    'Deze domeinnaam tolls.example is te koop',
    'Домен tolls.example продаётся',
    '该域名正在出售',
    'このドメインは販売中です',
    'Parked free, courtesy of a registrar',
  ].map((text): Row => [`a page that says “${text}”`, { text }, 'parked']),
  [
    'an article about names for sale',
    { text: `This domain is for sale, said the sign. ${'The harbour was quiet. '.repeat(200)}` },
    'live',
  ],
  ['a house for sale', { text: 'The house is for sale. Buy this house today.' }, 'live'],
  ['a doubt about length alone is no wall', { doubts: ['too-short', 'truncated'] }, 'live'],
];

describe('what became of a cited address', () => {
  for (const [fact, changes, expected, archive] of ROWS) {
    test(fact, () => {
      expect(classifyResponse(observe(changes), archive ?? null)).toBe(expected);
    });
  }
});

describe('two addresses of one page', () => {
  test.each([
    ['https://dx.doi.org/10.5555/EEL.77', 'https://doi.org/10.5555/eel.77', true],
    ['https://arxiv.org/abs/2301.00012', 'https://arxiv.org/pdf/2301.00012v2.pdf', true],
    ['https://arxiv.org/abs/2301.0001', 'https://arxiv.org/abs/2301.00012', false],
    ['https://www.ncbi.nlm.nih.gov/pubmed/123', 'https://pubmed.ncbi.nlm.nih.gov/123/', true],
    ['https://youtu.be/abc_1', 'https://www.youtube.com/watch?t=3&v=abc_1', true],
    ['https://en.m.wikipedia.org/wiki/Mars', 'https://en.wikipedia.org/wiki/Mars#Moons', true],
    ['https://en.wikipedia.org/wiki/Mar', 'https://en.wikipedia.org/wiki/Mars', false],
    ['https://a.example/p/amp', 'https://a.example/p', true],
    ['https://a.example/index.html', 'https://a.example/', true],
    ['https://a.example/?b=1&a=2', 'https://a.example/?a=2&b=1', true],
    ['https://a.example/?tag=a&tag=b', 'https://a.example/?tag=a', false],
    ['https://a.example/a%2Fb', 'https://a.example/a/b', false],
    ['https://a.example/%7Eann', 'https://a.example/~ann', true],
    ['https://a.example/f?ref=v1', 'https://a.example/f?ref=v2', false],
    ['https://a.example/#/doc/1', 'https://a.example/#/doc/2', false],
    ['nonsense', 'nonsense', false],
  ])('%s, %s: %s', (one, other, expected) => expect(isSamePage(one, other)).toBe(expected));
});

interface LinkCase {
  readonly id: string;
  readonly kind: string;
  readonly input: { readonly http?: readonly Http[] };
}
interface Http {
  readonly url: string;
  readonly method?: string;
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly final_url?: string;
  readonly error?: string;
}

const CLASS_OF_CASE: Readonly<Record<string, LinkClass>> = {
  'BC-004': 'blocked',
  'BC-015': 'gone',
  'BC-026': 'consent-wall',
  'BC-037': 'live',
  'BC-074': 'blocked',
  'BC-077': 'blocked',
  'BC-096': 'gone',
  'BC-100': 'live',
  'BC-103': 'live',
  'BC-184': 'server-error',
  'BC-193': 'live',
};

describe('cases from the world, as far as status and address tell', () => {
  const rows = (cases as readonly LinkCase[]).filter(({ id }) => id in CLASS_OF_CASE);
  test.each(rows)('$id', ({ id, input }) => {
    const exchanges = input.http!.filter(
      ({ url, method }) => method !== 'HEAD' && !url.startsWith('https://archive.org/'),
    );
    const last = exchanges.at(-1)!;
    const observed = observe({
      requested: exchanges[0]!.url,
      finalUrl: last.final_url ?? last.url,
      status: last.status ?? null,
      headers: last.headers ?? {},
      error: last.error === undefined ? null : 'tls',
    });
    expect(classifyResponse(observed, null)).toBe(CLASS_OF_CASE[id]);
  });
});
