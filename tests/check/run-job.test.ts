import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type JobTools, runJob } from '../../lib/check/run-job';
import { shareReadings } from '../../lib/check/share-readings';
import type { FetchOutcome } from '../../lib/fetch/fetch-source';
import { wayback } from '../../lib/links/archives/wayback';
import { parseSourceUrl } from '../../lib/links/parse-source-url';
import type { Job } from '../../lib/model/job';
import { readRecord } from '../../lib/store/records';
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
    readTab: async () => Promise.reject(new Error('No tab is read here.')),
    archive: wayback,
    archiveDesk: { find: async () => ({ kind: 'no-answer' }) },
    takeTurn: (_host, task) => task(),
    readings: shareReadings(now),
    openPdf: null,
    reach: async () => undefined,
    now,
  };
}

let ids = 0;
const job = (over: Partial<Job> = {}): Job => ({
  id: `job-${ids++}`,
  tabId: 1,
  citation: citation(),
  metOn: { site: 'chatgpt', pageUrl: 'https://chatgpt.com/c/1' },
  isPrivate: false,
  again: false,
  askedAt: 0,
  attempt: 1,
  snapshots: {},
  ...over,
});
const running = new AbortController().signal;

beforeEach(() => fakeBrowser.reset());

it('keeps in the record how the address stands to the answer’s own list', async () => {
  const asked = job({ listed: ['https://harbour.example/'] });
  const { result } = await runJob(asked, toolsFor({ [PAGE]: QUOTE }), running);
  const inList = { rule: 'child_of', listed: 'https://harbour.example/' };
  expect(result.bySource[0]).toMatchObject({ verdict: { kind: 'found' }, inList });
  expect((await readRecord(asked.id))?.result.bySource[0].inList).toEqual(inList);
});

it('finds the words in another source that was read a moment ago, without a request', async () => {
  const other = { href: 'https://pier.example/log', label: 'Pier' };
  const tools = toolsFor({ [other.href]: `Here: ${QUOTE}.` });
  await runJob(job({ citation: citation({ sources: [other] }) }), tools, running);
  const { result } = await runJob(job({ others: [other] }), tools, running);
  expect(result.bySource[0].verdict.kind).toBe('not-in-source');
  expect(result.elsewhere).toMatchObject({ href: other.href, label: 'Pier' });
});

it('a private window’s readings and those of others never meet', async () => {
  const other = { href: 'https://pier.example/log', label: 'Pier' };
  const tools = toolsFor({ [other.href]: `Here: ${QUOTE}.` });
  const asked = citation({ sources: [other] });
  await runJob(job({ citation: asked, isPrivate: true }), tools, running);
  const { result } = await runJob(job({ others: [other] }), tools, running);
  expect(result.elsewhere).toBeNull();
});
