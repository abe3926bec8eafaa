import { describe, expect, it } from 'vitest';
import { bestVerdict } from '../../lib/check/best-verdict';
import { decideVerdict, type PageRead } from '../../lib/check/decide-verdict';
import { leadsElsewhere } from '../../lib/check/leads-elsewhere';
import type { SourceResult } from '../../lib/model/check-result';
import type { Finding } from '../../lib/model/finding';
import type { NonEmpty } from '../../lib/model/result';
import type { Doubt, LinkClass, Verdict } from '../../lib/model/verdict';

const place = { stream: 'main', index: 0, span: { start: 0, end: 5 } } as const;
const found: Finding = { kind: 'found', at: [place], notes: [], cautions: [] };
const closest: Finding = {
  kind: 'closest',
  passage: place,
  edits: [{ kind: 'added', quote: { start: 0, end: 1 } }],
  reasons: [],
};
const absent: Finding = { kind: 'not-in-source' };

const page = (over: Partial<PageRead> = {}): PageRead => ({
  linkClass: 'live',
  doubts: [],
  requestedUrl: 'https://harbour.example/reports/survey',
  finalUrl: 'https://harbour.example/reports/survey',
  ...over,
});

describe('a positive finding stands', () => {
  it.each<[string, Partial<PageRead>]>([
    ['on a page in doubt', { doubts: ['truncated', 'too-short'] }],
    [
      'behind a redirect to the home page',
      { linkClass: 'redirected', finalUrl: 'https://harbour.example/' },
    ],
    ['on a page that answers 404', { linkClass: 'gone' }],
  ])('%s', (_, over) => expect(decideVerdict(found, page(over))).toBe(found));
});

describe('a negative finding stands only of the cited page, read whole', () => {
  it.each([closest, absent])('$kind on a live page', (finding) => {
    expect(decideVerdict(finding, page())).toBe(finding);
  });

  it.each<LinkClass>([
    'gone',
    'blocked',
    'server-error',
    'soft-404',
    'consent-wall',
    'login-wall',
    'paywall',
    'shell',
    'bot-wall',
    'parked',
  ])('not on one that is %s', (linkClass) => {
    for (const finding of [closest, absent]) {
      expect(decideVerdict(finding, page({ linkClass }))).toMatchObject({
        kind: 'could-not-check',
        why: { kind: 'link', class: linkClass },
      });
    }
  });

  it.each<Doubt>(['truncated', 'scanned', 'encrypted', 'too-short', 'charset-guessed'])(
    'not on one that is in doubt: %s',
    (doubt) => {
      expect(decideVerdict(absent, page({ doubts: [doubt] }))).toMatchObject({
        kind: 'could-not-check',
        why: { kind: 'doubt', doubt },
      });
    },
  );

  it('not where the link now leads to the home page', () => {
    const moved = page({ linkClass: 'redirected', finalUrl: 'https://harbour.example/' });
    expect(decideVerdict(absent, moved)).toMatchObject({
      why: { kind: 'link', class: 'moved-elsewhere' },
    });
  });

  it('but it stands where the page has only another address', () => {
    const moved = page({
      linkClass: 'redirected',
      finalUrl: 'https://harbour.example/archive/survey',
    });
    expect(decideVerdict(absent, moved)).toBe(absent);
  });
});

it('the nearest passage is kept under a reason, so that the card can show it', () => {
  const verdict = decideVerdict(closest, page({ doubts: ['truncated'] }));
  expect(verdict).toMatchObject({ nearest: { passage: place } });
});

it('a refusal of the verifier is never a negative', () => {
  const verdict = decideVerdict({ kind: 'refused', why: 'only-hidden' }, page());
  expect(verdict).toMatchObject({
    kind: 'could-not-check',
    why: { kind: 'refused', why: 'only-hidden' },
  });
});

describe('a redirect leads elsewhere', () => {
  it.each([
    ['/reports/survey', '/', true],
    ['/reports/2026/survey', '/reports', true],
    ['/reports/survey', '/archive/survey', false],
    ['/reports/survey', '/reports/survey/', false],
    ['/survey', '/reports/2026/survey', false],
  ])('%s → %s: %s', (from, to, expected) => {
    expect(leadsElsewhere(`https://a.example${from}`, `https://b.example${to}`)).toBe(expected);
  });
});

describe('the best verdict over several sources', () => {
  const unknown: Verdict = {
    kind: 'could-not-check',
    why: { kind: 'link', class: 'blocked' },
    nearest: null,
  };
  const of = (...verdicts: Verdict[]) =>
    bestVerdict(
      verdicts.map((verdict, source) => ({ source, verdict })) as unknown as NonEmpty<SourceResult>,
    );

  it('is "found" wherever one source has the words', () =>
    expect(of(absent, unknown, found)).toBe(2));
  it('is not negative while one source was not read', () =>
    expect(of(closest, unknown, absent)).toBe(1));
  it('shows the closest passage once all were read', () => expect(of(absent, closest)).toBe(1));
  it('takes the first of equals', () => expect(of(absent, absent)).toBe(0));
});
