import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { JobDone } from '../../lib/check/run-job';
import { createTabChecks, type PageReport } from '../../lib/check/tab-checks';
import { tabStateOf } from '../../lib/check/tab-state';
import { fromOurPageSchema } from '../../lib/messages/from-our-page';
import type { Job } from '../../lib/model/job';
import type { Unreadable } from '../../lib/model/verdict';
import { readTab } from '../../lib/store/tab-states';
import { citation } from './citation';

const report: PageReport = {
  site: 'chatgpt',
  pageUrl: 'https://chatgpt.com/c/1',
  isPrivate: false,
  answers: 1,
  citations: [citation({ key: 'a' }), citation({ key: 'b' })],
  hidden: [{ quoteText: 'hidden words', label: 'Site' }],
  uncited: 0,
  shown: { citations: 0, more: 0, withoutAddress: 0 },
  leftOut: { citations: 0, longQuotes: 0 },
};

function stage() {
  const jobs: Job[] = [];
  const told: string[] = [];
  const checks = createTabChecks({
    queue: {
      add: async (added, announce) => {
        jobs.push(...added);
        await announce();
      },
      stop: async () => undefined,
    },
    tell: (tabId, _, changed) => void told.push(`${tabId} ${Object.keys(changed).join(',')}`),
    now: () => 5,
    newId: () => `job-${jobs.length}`,
  });
  return { checks, jobs, told };
}

const done = (why: Unreadable | null): JobDone =>
  ({
    state: 'checked',
    checkedAt: 9,
    result: {
      best: 0,
      bySource: [
        {
          source: 0,
          verdict:
            why === null
              ? { kind: 'not-in-source' }
              : { kind: 'could-not-check', why, nearest: null },
        },
      ],
    },
  }) as unknown as JobDone;

const stateOf = async (key: string) => (await readTab(3))?.checks[key]?.state ?? null;

beforeEach(() => fakeBrowser.reset());

describe('checks of a tab', () => {
  it('only citations that the page reported can be checked', async () => {
    const { checks, jobs } = stage();
    await checks.begin(3, ['a'], false);
    expect(jobs).toEqual([]);
    await checks.report(3, report);
    await checks.begin(3, ['a', 'made-up'], false);
    expect(jobs.map(({ citation: { key } }) => key)).toEqual(['a']);
    expect(await stateOf('a')).toBe('checking');
  });

  it('a source that the page does not name goes by its host', async () => {
    const { checks } = stage();
    const sources = [{ href: 'https://pier.example/log', label: '' }] as const;
    const { citations } = await checks.report(3, { ...report, citations: [citation({ sources })] });
    expect(citations[0]?.sources[0].label).toBe('pier.example');
  });

  it('a page with very many citations gets a hundred checks for one press', async () => {
    const { checks, jobs } = stage();
    const citations = Array.from({ length: 300 }, (_, n) => citation({ key: `k${n}` }));
    await checks.report(3, { ...report, citations });
    await checks.beginAll(3, false);
    expect(jobs.length).toBe(100);
    await checks.beginAll(3, false);
    expect(new Set(jobs.map(({ citation: { key } }) => key)).size).toBe(200);
  });

  it('a check under way is not begun twice', async () => {
    const { checks, jobs } = stage();
    await checks.report(3, report);
    await checks.begin(3, ['a'], false);
    await checks.begin(3, ['a'], true);
    expect(jobs).toHaveLength(1);
  });

  it('"check all" leaves out what has its verdict', async () => {
    const { checks, jobs } = stage();
    await checks.report(3, report);
    await checks.begin(3, ['a'], false);
    await checks.done(jobs[0]!, done(null));
    await checks.beginAll(3, false);
    expect(jobs.map(({ citation: { key } }) => key)).toEqual(['a', 'b']);
  });

  it('"check again" does not', async () => {
    const { checks, jobs } = stage();
    await checks.report(3, report);
    await checks.begin(3, ['a'], false);
    await checks.done(jobs[0]!, done(null));
    await checks.begin(3, ['a'], true);
    expect(jobs[1]).toMatchObject({ again: true, askedAt: 5 });
  });

  it('what waited for permission goes on when sites are allowed', async () => {
    const { checks, jobs } = stage();
    await checks.report(3, report);
    await checks.beginAll(3, false);
    await checks.done(jobs[0]!, done({ kind: 'no-permission', origin: 'https://harbour.example' }));
    await checks.done(jobs[1]!, done({ kind: 'link', class: 'blocked' }));
    await checks.resumeRefused();
    expect(jobs.slice(2).map(({ citation: { key } }) => key)).toEqual(['a']);
  });

  it('a check that asked for access just before sites are allowed goes on too, once', async () => {
    const { checks, jobs } = stage();
    const refused = done({ kind: 'no-permission', origin: 'https://harbour.example' });
    await checks.report(3, report);
    await checks.beginAll(3, false);
    await checks.resumeRefused();
    await checks.done(jobs[0]!, refused);
    await checks.done(jobs[1]!, done(null));
    expect(jobs.slice(2).map(({ citation: { key } }) => key)).toEqual(['a']);
    await checks.done(jobs[2]!, refused);
    expect(jobs).toHaveLength(3);
  });

  it('stopping puts what is being checked back to waiting', async () => {
    const { checks } = stage();
    await checks.report(3, report);
    await checks.beginAll(3, false);
    await checks.stop(3);
    expect([await stateOf('a'), await stateOf('b')]).toEqual(['waiting', 'waiting']);
  });

  it('verdicts outlive a new report of the same chat site, not of another', async () => {
    const { checks, jobs } = stage();
    await checks.report(3, report);
    await checks.begin(3, ['a'], false);
    await checks.done(jobs[0]!, done(null));
    await checks.report(3, { ...report, pageUrl: 'https://chatgpt.com/c/2' });
    expect(await stateOf('a')).toBe('checked');
    await checks.report(3, { ...report, pageUrl: 'https://claude.ai/chat/1' });
    expect(await stateOf('a')).toBeNull();
  });

  it('another way is begun only for a citation with a verdict, with what was known and the other sources', async () => {
    const { checks, jobs } = stage();
    const other = { href: 'https://pier.example/log', label: 'Pier' };
    const citations = [citation({ key: 'a' }), citation({ key: 'b', sources: [other] })];
    await checks.report(3, { ...report, citations });
    await checks.beginOtherWay(3, 'a', 0, 'copies');
    expect(jobs).toEqual([]);
    await checks.begin(3, ['a'], false);
    await checks.done(jobs[0]!, done(null));
    await checks.beginOtherWay(3, 'a', 0, 'copies');
    await checks.beginOtherWay(3, 'made-up', 0, 'copies');
    expect(jobs).toHaveLength(2);
    expect(jobs[1]).toMatchObject({
      otherWay: { way: 'copies', source: 0, previous: done(null).result },
      others: [other],
    });
    expect(await stateOf('a')).toBe('checking');
  });

  it('citations of no tab are asked for at one moment, each with the sources of its own answer alone', async () => {
    const { checks, jobs } = stage();
    const other = { href: 'https://pier.example/log', label: 'Pier' };
    const metOn = { site: 'claude', pageUrl: 'https://claude.ai/chat/1' };
    const ids = await checks.beginCited([
      { citations: [citation({ key: 'a' }), citation({ key: 'b', sources: [other] })], metOn },
      { citations: [citation({ key: 'c' })], metOn: { site: null, pageUrl: '' } },
    ]);
    expect(jobs.map(({ id }) => id)).toEqual(ids);
    expect(jobs.map(({ others = [] }) => others.length)).toEqual([1, 1, 0]);
    expect(new Set(jobs.map(({ askedAt }) => askedAt)).size).toBe(1);
    expect(jobs.map(({ metOn: { site } }) => site)).toEqual(['claude', 'claude', null]);
  });

  it('a cited sentence of an answer that no tab shows is looked up, and never checked as a quote', async () => {
    const { checks, jobs } = stage();
    const claim = {
      ...{
        kind: 'claim' as const,
        key: 'c',
        sentence: 'The wall was built in 1911.',
        moreSources: 0,
      },
      sources: [{ href: 'https://pier.example/log', label: 'Pier' }] as const,
    };
    const told = v.parse(fromOurPageSchema, {
      kind: 'check-citations',
      answers: [{ citations: [claim, citation()], metOn: { site: null, pageUrl: '' } }],
    });
    if (told.kind !== 'check-citations') throw new Error(told.kind);
    await checks.beginCited(told.answers);
    expect(
      jobs.map((job) => ('kind' in job ? job.citation.sentence : job.citation.quoteText)),
    ).toEqual(['The wall was built in 1911.', citation().quoteText]);
    expect(jobs[1]?.others).toEqual([claim.sources[0]]);
  });

  it('a closed tab is forgotten', async () => {
    const { checks } = stage();
    await checks.report(3, report);
    await checks.forget(3);
    expect(await readTab(3)).toBeNull();
  });

  it('the popup sees every citation, those not checked yet as waiting', async () => {
    const { checks } = stage();
    const tab = await checks.report(3, report);
    expect(tabStateOf(tab, { enabled: true, claimsOn: false })).toMatchObject({
      host: 'chatgpt.com',
      citations: [{ check: { state: 'waiting' } }, { check: { state: 'waiting' } }],
      hidden: [{ quoteText: 'hidden words' }],
    });
    expect(tabStateOf(null, { enabled: true, claimsOn: false })).toMatchObject({
      host: null,
      citations: [],
    });
  });
});
