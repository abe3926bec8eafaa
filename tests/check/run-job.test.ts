import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Boundary } from '../../lib/check/boundary';
import { type JobTools, runJob } from '../../lib/check/run-job';
import { shareReadings } from '../../lib/check/share-readings';
import { lookAtSentence } from '../../lib/claims/look-at-sentence';
import type { FetchOutcome } from '../../lib/fetch/fetch-source';
import { wayback } from '../../lib/links/archives/wayback';
import { parseSourceUrl } from '../../lib/links/parse-source-url';
import type { CheckResult } from '../../lib/model/check-result';
import type { Claim } from '../../lib/model/claim';
import type { ClaimSource } from '../../lib/model/claim-result';
import type { ClaimJob, QuoteJob } from '../../lib/model/job';
import { isWholeRecord } from '../../lib/model/record';
import { clearAll } from '../../lib/store/change-evidence';
import { readJobs } from '../../lib/store/jobs';
import { readHistory } from '../../lib/store/read-evidence';
import { readRecord } from '../../lib/store/records';
import { readSnapshot } from '../../lib/store/snapshots';
import { changeKept } from '../support/change-kept';
import { citation } from './citation';

const PAGE = 'https://harbour.example/survey';
const QUOTE = citation().quoteText;
const FILLER = 'Rope, tar and lamp oil came from Hagen, paid on delivery. '.repeat(40);

/** One background in which these pages answer. */
function toolsFor(pages: Readonly<Record<string, string>>): JobTools {
  const now = () => 9;
  return {
    fetchSource: async (url): Promise<FetchOutcome> => {
      const snapshot = {
        bytes: new TextEncoder().encode(`${pages[url] ?? 'Nobody came.'} ${FILLER}`),
        mediaType: 'text/plain',
        charset: 'utf-8',
        status: 200,
        headers: {},
        requestedUrl: url,
        finalUrl: url,
        via: 'network' as const,
        fetchedAt: 9,
      };
      const hops = [{ url, status: 200 }];
      const seen = { requested: url, hops, finalUrl: url, status: 200, headers: {} };
      const observed = { ...seen, error: null, title: null, text: null, doubts: [] };
      return { kind: 'answer', snapshot, observed };
    },
    parse: parseSourceUrl,
    mayOpen: async () => true,
    readTab: async () => Promise.reject(new Error('No tab is read here.')),
    archive: wayback,
    archiveDesk: { find: async () => ({ kind: 'no-answer' }) },
    asksArchive: async () => false,
    takeTurn: (_host, task) => task(),
    readings: shareReadings(now),
    openPdf: null,
    lookAt: async (sentence, source) => lookAtSentence(sentence, source),
    reach: async () => undefined,
    now,
  };
}

async function runQuote(asked: QuoteJob, tools: JobTools) {
  const done = await runJob(asked, tools, running);
  if (done.state !== 'checked') throw new Error('The check of a quote ends in a verdict.');
  return done;
}

let ids = 0;
const job = (over: Partial<QuoteJob> = {}): QuoteJob => ({
  id: `job-${ids++}`,
  tabId: 1,
  citation: citation(),
  metOn: { site: 'chatgpt', pageUrl: 'https://chatgpt.com/c/1' },
  isPrivate: false,
  again: false,
  askedAt: 0,
  attempt: 0,
  snapshots: {},
  ...over,
});
const running = new AbortController().signal;

beforeEach(() => fakeBrowser.reset());

it('keeps in the record how the address stands to the answer’s own list', async () => {
  const asked = job({ listed: ['https://harbour.example/'] });
  const { result } = await runQuote(asked, toolsFor({ [PAGE]: QUOTE }));
  const inList = { rule: 'child_of', listed: 'https://harbour.example/' };
  expect(result.bySource[0]).toMatchObject({ verdict: { kind: 'found' }, inList });
  expect(await readRecord(asked.id)).toMatchObject({ result: { bySource: [{ inList }] } });
});

it('finds the words in another source that was read a moment ago, without a request', async () => {
  const other = { href: 'https://pier.example/log', label: 'Pier' };
  const tools = toolsFor({ [other.href]: `Here: ${QUOTE}.` });
  await runJob(job({ citation: citation({ sources: [other] }) }), tools, running);
  const { result } = await runQuote(job({ others: [other] }), tools);
  expect(result.bySource[0].verdict.kind).toBe('not-in-source');
  expect(result.elsewhere).toMatchObject({ href: other.href, label: 'Pier' });
});

it('keeps the copy once more where the reader deleted it while its reading is shared', async () => {
  const tools = toolsFor({ [PAGE]: QUOTE });
  const first = await runJob(job(), tools, running);
  await clearAll();
  const asked = job();
  await runJob(asked, tools, running);
  const id = first.result.bySource[0].reading!.snapshot;
  expect(await readRecord(asked.id)).toMatchObject({ snapshots: [id] });
  expect((await readSnapshot(id)).ok).toBe(true);
});

it('is made anew, and told from that, where its record was changed before it was told', async () => {
  const asked = job();
  const tools = toolsFor({ [PAGE]: QUOTE });
  await runJob(asked, tools, running);
  await changeKept('records', asked.id, ({ result }) => {
    const [only] = (result as CheckResult).bySource;
    Object.assign(only, { verdict: { kind: 'not-in-source' } });
  });
  const { result } = await runQuote(asked, tools);
  expect(result.bySource[0].verdict.kind).toBe('found');
  expect(await readRecord(asked.id)).toMatchObject({ state: 'changed', id: asked.id });
  const history = (await readHistory(asked.citation.key)).filter(isWholeRecord);
  expect(history[0]?.result).toEqual(result);
  expect(new Set((await readJobs()).map(({ id }) => id))).not.toContain(history[0]?.id);
});

it('a check that the reader stopped leaves no record of the fetch that was broken off', async () => {
  const stop = new AbortController();
  const asked = job();
  const tools: JobTools = {
    ...toolsFor({}),
    fetchSource: async (url) => {
      stop.abort();
      const observed = { requested: url, hops: [], finalUrl: null, status: null, headers: {} };
      const unseen = { title: null, text: null, doubts: [] };
      return { kind: 'failed', observed: { ...observed, ...unseen, error: 'timeout' } };
    },
  };
  await runJob(asked, tools, stop.signal);
  expect(await readRecord(asked.id)).toBeNull();
});

it('a private window’s readings and those of others never meet', async () => {
  const other = { href: 'https://pier.example/log', label: 'Pier' };
  const tools = toolsFor({ [other.href]: `Here: ${QUOTE}.` });
  const asked = citation({ sources: [other] });
  await runJob(job({ citation: asked, isPrivate: true }), tools, running);
  const { result } = await runQuote(job({ others: [other] }), tools);
  expect(result.elsewhere).toBeNull();
});

describe('access that is taken back while a check runs', () => {
  const BOUNDARIES: readonly Boundary[] = [
    ...(['asked', 'fetched', 'snapshot-stored', 'verified'] as const),
  ];

  /** A background in which the reader takes access back when this boundary is reached. */
  function losingAt(boundary: Boundary): JobTools {
    const plain = toolsFor({ [PAGE]: QUOTE });
    let isAllowed = true;
    return {
      ...plain,
      mayOpen: async () => isAllowed,
      async fetchSource(url, stop) {
        return isAllowed ? plain.fetchSource(url, stop) : { kind: 'no-permission', url };
      },
      async reach(reached) {
        if (reached === boundary) isAllowed = false;
      },
    };
  }

  it.each(BOUNDARIES)('at “%s” ends it with that reason, and nothing read is kept', async (at) => {
    const asked = job();
    const { result } = await runQuote(asked, losingAt(at));
    const why = { kind: 'no-permission', origin: 'https://harbour.example' };
    const [only] = result.bySource;
    expect(only).toMatchObject({ verdict: { kind: 'could-not-check', why }, reading: null });
    expect(only.excerpt).toBeNull();
    expect(await readRecord(asked.id)).toMatchObject({ snapshots: [] });
  });

  it('once its record is stored changes nothing of it', async () => {
    const { result } = await runQuote(job(), losingAt('record-stored'));
    expect(result.bySource[0].verdict.kind).toBe('found');
  });

  it('takes with it what was read for another quote a moment ago', async () => {
    const tools = losingAt('record-stored');
    await runQuote(job(), tools);
    const { result } = await runQuote(job(), tools);
    expect(result.bySource[0].verdict).toMatchObject({ why: { kind: 'no-permission' } });
  });

  it('leaves the verdict of another source', async () => {
    const other = { href: 'https://pier.example/log', label: 'Pier' };
    const tools: JobTools = {
      ...toolsFor({ [PAGE]: QUOTE, [other.href]: `Here: ${QUOTE}.` }),
      mayOpen: async (url) => url === other.href,
    };
    const both = citation({ sources: [{ href: PAGE, label: '' }, other] });
    const { result } = await runQuote(job({ citation: both }), tools);
    expect(result.bySource.map(({ verdict }) => verdict.kind)).toEqual([
      'could-not-check',
      'found',
    ]);
    expect(result.best).toBe(1);
  });
});

describe('the archive, asked by itself', () => {
  const COPY = `https://web.archive.org/web/20260512101112id_/${PAGE}`;
  const copies = [{ capturedAt: Date.UTC(2026, 4, 12), url: COPY }] as const;

  /** What a check of a page with this answer asks of the archive, and how it ends. */
  async function check(status: number, over: Partial<QuoteJob> = {}, asksArchive = true) {
    const plain = toolsFor({ [COPY]: `On Friday ${QUOTE}.` });
    const asked: string[] = [];
    const tools: JobTools = {
      ...plain,
      asksArchive: async () => asksArchive,
      archiveDesk: {
        async find(href, most) {
          asked.push(`${most} ${href}`);
          return { kind: 'copies', copies };
        },
      },
      async fetchSource(url, stop) {
        const outcome = await plain.fetchSource(url, stop);
        if (outcome.kind !== 'answer' || url !== PAGE) return outcome;
        const { snapshot, observed } = outcome;
        return { ...outcome, snapshot: { ...snapshot, status }, observed: { ...observed, status } };
      },
    };
    const { result } = await runQuote(job(over), tools);
    return { asked, read: result.bySource[0] };
  }

  it.each([404, 410])(
    'once, of a page that answered %i; words of the copy are words of the copy',
    async (status) => {
      const { asked, read } = await check(status);
      expect(asked).toEqual([`1 ${PAGE}`]);
      expect(read).toMatchObject({ verdict: { kind: 'found' }, reading: { via: 'archive' } });
    },
  );

  it.each([200, 403, 500])('never of a page that answered %i', async (status) => {
    expect((await check(status)).asked).toEqual([]);
  });

  it('never while the reader has not switched it on, nor of a private window’s page', async () => {
    expect((await check(404, {}, false)).asked).toEqual([]);
    expect((await check(404, { isPrivate: true })).asked).toEqual([]);
  });
});

describe('a cited sentence that quotes nothing', () => {
  const SAID = 'In 2024 the harbour at Hagen took 4,120 barrels of tar.';
  const claim = (over: Partial<Claim> = {}): Claim => ({
    kind: 'claim',
    key: 'claim-1',
    sentence: SAID,
    sources: [{ href: PAGE, label: '' }],
    moreSources: 0,
    ...over,
  });
  const claimJob = (over: Partial<ClaimJob> = {}): ClaimJob => {
    const { citation: _, otherWay: __, ...rest } = job();
    return { ...rest, kind: 'claim', citation: claim(), ...over };
  };
  const look = async (asked: ClaimJob, tools: JobTools) => {
    const done = await runJob(asked, tools, running);
    if (done.state !== 'looked-up') throw new Error('A look at a sentence ends in no verdict.');
    return done.result;
  };
  const detailsOf = ({ outcome }: ClaimSource) =>
    outcome.kind === 'read' ? outcome.details.map(({ text, found }) => [text, found]) : outcome;

  it('is looked up detail by detail, and kept with the passages of those that were found', async () => {
    const page =
      'In 2024 the harbour at Hagen took 2,310 barrels of tar, more than in any year before.';
    const asked = claimJob({ listed: [PAGE] });
    const result = await look(asked, toolsFor({ [PAGE]: page }));
    expect(detailsOf(result.bySource[0])).toEqual([
      ['2024', true],
      ['Hagen', true],
      ['4,120 barrels', false],
    ]);
    const [{ excerpt, detailExcerpts, evidence, inList, shared }] = result.bySource;
    expect(excerpt?.text).toContain(page);
    expect(detailExcerpts.map((one) => one?.text.includes('barrels') ?? null)).toEqual([
      true,
      true,
      null,
    ]);
    expect(evidence?.selectors.map(({ quote }) => quote.exact).slice(1)).toEqual(['2024', 'Hagen']);
    expect(inList?.rule).toBe('same');
    const words = shared.inSentence.map(({ start, end }) => SAID.slice(start, end));
    expect(words).toContain('harbour');
    expect(words).not.toContain('4,120');
    expect(await readRecord(asked.id)).toMatchObject({ kind: 'claim', result });
    // A record that is there is not made again.
    expect(await look(asked, toolsFor({}))).toEqual(result);
  });

  it('is not looked up in a page whose access was taken back meanwhile', async () => {
    const tools = { ...toolsFor({ [PAGE]: SAID }), mayOpen: async () => false };
    const [only] = (await look(claimJob(), tools)).bySource;
    expect(only.outcome).toMatchObject({ kind: 'could-not-check', why: { kind: 'no-permission' } });
    expect(only.detailExcerpts).toEqual([]);
  });

  it('of a private window leaves no record', async () => {
    const asked = claimJob({ isPrivate: true });
    await look(asked, toolsFor({ [PAGE]: SAID }));
    expect(await readRecord(asked.id)).toBeNull();
  });

  it('says why nothing is known of a page that could not be read', async () => {
    const gone = { href: 'https://192.168.0.1/', label: '' };
    const result = await look(claimJob({ citation: claim({ sources: [gone] }) }), toolsFor({}));
    const why = { kind: 'refused-address', why: 'private-address' };
    expect(result.bySource[0].outcome).toEqual({ kind: 'could-not-check', why });
  });

  it('shows the source that has most of it first', async () => {
    const sources = [
      { href: PAGE, label: '' },
      { href: 'https://pier.example/log', label: '' },
    ] as const;
    const tools = toolsFor({ 'https://pier.example/log': SAID });
    const result = await look(claimJob({ citation: claim({ sources: [...sources] }) }), tools);
    expect(result.best).toBe(1);
  });

  it('is looked up in the file that the reader chose', async () => {
    const tools = toolsFor({});
    const previous = await look(claimJob(), tools);
    const { snapshot } = { snapshot: previous.bySource[0].reading!.snapshot };
    const otherWay = { way: 'file' as const, source: 0, previous, file: snapshot };
    const result = await look(claimJob({ otherWay }), tools);
    expect(result.bySource[0].reading?.via).toBe('file');
  });

  it('is not asked for again and again when nobody answers', async () => {
    const result = await look(claimJob({ attempt: 3 }), toolsFor({}));
    const why = { kind: 'link', class: 'timed-out' };
    expect(result.bySource[0].outcome).toEqual({ kind: 'could-not-check', why });
  });
});
