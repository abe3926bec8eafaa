import { describe, expect, it } from 'vitest';
import { plainTools } from '../../lib/check/check-citation';
import { checkOtherWay, type OtherWayTools } from '../../lib/check/check-other-way';
import { OPEN_TAB_TYPE } from '../../lib/extract/read-source-text';
import { textToSourceText } from '../../lib/extract/text-to-source-text';
import type { FetchOutcome } from '../../lib/fetch/fetch-source';
import { wayback } from '../../lib/links/archives/wayback';
import type { CopiesAnswer } from '../../lib/links/find-copies';
import type { CheckResult } from '../../lib/model/check-result';
import type { FoundSource } from '../../lib/model/citation';
import type { Way } from '../../lib/model/job';
import type { Snapshot } from '../../lib/model/snapshot';
import type { Verdict } from '../../lib/model/verdict';
import { citation } from './citation';

const PAGE = 'https://harbour.example/survey';
const QUOTE = citation().quoteText;
const FILLER =
  'The harbour office keeps a log of the tides and of the boats that came in late. '.repeat(20);
const MAY = Date.UTC(2026, 4, 12);
const copyAt = (stamp: string) => `https://web.archive.org/web/${stamp}id_/${PAGE}`;
const COPY = { capturedAt: MAY, url: copyAt('20260512000000') };
const OLDER = { capturedAt: Date.UTC(2026, 2, 1), url: copyAt('20260301000000') };

const GONE: Verdict = {
  kind: 'could-not-check',
  why: { kind: 'link', class: 'gone' },
  nearest: null,
};
const BLOCKED: Verdict = {
  kind: 'could-not-check',
  why: { kind: 'link', class: 'blocked' },
  nearest: null,
};
const ABSENT: Verdict = { kind: 'not-in-source' };

function resultWith(verdict: Verdict): CheckResult {
  const source = { source: 0, verdict, reading: null, title: null, excerpt: null, page: null };
  return { best: 0, bySource: [source], elsewhere: null, moreSources: 0 };
}

/** What one address answers: text of a page, or a status without one. */
type Served = Readonly<Record<string, string | number>>;

function fetched(url: string, served: string | number | undefined, finalUrl = url): FetchOutcome {
  const status = typeof served === 'number' ? served : served === undefined ? 404 : 200;
  const body = typeof served === 'string' ? `${served} ${FILLER}` : '';
  const observed = {
    requested: url,
    hops: [{ url: finalUrl, status }],
    finalUrl,
    status,
    headers: {},
    error: null,
    title: null,
    text: null,
    doubts: [],
  };
  const snapshot = {
    bytes: new TextEncoder().encode(body),
    mediaType: 'text/plain',
    charset: 'utf-8',
    status,
    headers: {},
    requestedUrl: url,
    finalUrl,
    via: 'network' as const,
    fetchedAt: 7,
  };
  return { kind: 'answer', snapshot, observed };
}

function inTab(text: string, over: { finalUrl?: string } = {}): FetchOutcome {
  const outcome = fetched(PAGE, '', over.finalUrl ?? PAGE);
  if (outcome.kind !== 'answer') throw new Error('A served page is an answer.');
  const source = textToSourceText(`${text} ${FILLER}`, 'html');
  const bytes = new TextEncoder().encode(JSON.stringify(source));
  return {
    ...outcome,
    snapshot: {
      ...outcome.snapshot,
      bytes,
      mediaType: OPEN_TAB_TYPE,
      via: 'open-tab',
      status: null,
    },
  };
}

interface Stage {
  readonly way: Way;
  readonly previous: Verdict;
  readonly served?: Served;
  readonly copies?: CopiesAnswer;
  readonly tab?: FetchOutcome;
  readonly others?: readonly FoundSource[];
  readonly file?: Snapshot | null;
}

async function look({ way, previous, served = {}, copies, tab, others = [], file = null }: Stage) {
  const asked: string[] = [];
  const fetchOne = async (url: string) => {
    asked.push(url);
    return fetched(url, served[url]);
  };
  const tools: OtherWayTools = {
    ...plainTools,
    archive: wayback,
    readFile: async () => file,
    readTab: async () => tab ?? fetched(PAGE, 500),
    findCopies: async (_href, most) => {
      asked.push(`copies ${most}`);
      return copies ?? { kind: 'no-answer' };
    },
    fetchSource: fetchOne,
    fetchInTurn: fetchOne,
  };
  const id = file === null ? null : (`sha256:${'0'.repeat(64)}` as const);
  const wish = { way, source: 0, previous: resultWith(previous), file: id };
  return { result: await checkOtherWay(citation(), wish, others, tools), asked };
}

describe('a page that is gone', () => {
  it('may have a copy, and words in it are found in the copy of its day', async () => {
    const { result } = await look({
      way: 'copies',
      previous: GONE,
      copies: { kind: 'copies', copies: [COPY] },
      served: { [COPY.url]: `Now ${QUOTE}.` },
    });
    expect(result.bySource[0]).toMatchObject({
      verdict: { kind: 'found' },
      reading: { via: 'archive', capturedAt: MAY },
    });
  });

  it('is never said to lack words that its copy lacks', async () => {
    const { result } = await look({
      way: 'copies',
      previous: GONE,
      copies: { kind: 'copies', copies: [COPY] },
      served: { [COPY.url]: 'Nothing.' },
    });
    expect(result.bySource[0]).toMatchObject({
      verdict: { kind: 'could-not-check', why: { class: 'gone-copy-exists' } },
      archived: { answer: 'copies', copy: { verdict: { kind: 'not-in-source' } } },
    });
  });

  it.each<[string, CopiesAnswer, string, string]>([
    ['no copy', { kind: 'none', hostKnown: true }, 'gone-no-copy', 'none'],
    ['no answer', { kind: 'no-answer' }, 'gone', 'no-answer'],
    ['no access', { kind: 'no-permission', origin: 'https://archive.org' }, 'gone', 'no-answer'],
  ])('%s leaves it unknown, and says so', async (_, copies, linkClass, answer) => {
    const { result } = await look({ way: 'copies', previous: GONE, copies });
    expect(result.bySource[0]).toMatchObject({
      verdict: { kind: 'could-not-check', why: { kind: 'link', class: linkClass } },
      archived: { answer, copy: null },
    });
  });

  it('a copy behind a robot check, or one the archive sends elsewhere for, is not read', async () => {
    const { result } = await look({
      way: 'copies',
      previous: GONE,
      copies: { kind: 'copies', copies: [COPY] },
      served: { [COPY.url]: 403 },
    });
    expect(result.bySource[0]).toMatchObject({
      verdict: { kind: 'could-not-check' },
      archived: { answer: 'copies', copy: null },
    });
  });
});

describe('a page that lacks the words today', () => {
  it('keeps its verdict when an earlier copy holds them', async () => {
    const { result, asked } = await look({
      way: 'copies',
      previous: ABSENT,
      copies: { kind: 'copies', copies: [COPY, OLDER] },
      served: { [COPY.url]: 'Nothing.', [OLDER.url]: `Then ${QUOTE}.` },
    });
    expect(result.bySource[0]).toMatchObject({
      verdict: { kind: 'not-in-source' },
      archived: { copy: { verdict: { kind: 'found' }, reading: { capturedAt: OLDER.capturedAt } } },
    });
    expect(asked).toEqual(['copies 3', COPY.url, OLDER.url]);
  });

  it('says when no copy that could be read holds them', async () => {
    const { result } = await look({
      way: 'copies',
      previous: ABSENT,
      copies: { kind: 'copies', copies: [COPY, OLDER] },
      served: { [COPY.url]: 'Nothing.', [OLDER.url]: 'Nothing either.' },
    });
    expect(result.bySource[0]).toMatchObject({
      verdict: { kind: 'not-in-source' },
      archived: { copy: { verdict: { kind: 'not-in-source' }, reading: { capturedAt: MAY } } },
    });
  });
});

describe('the reader’s own tab', () => {
  it('shows what the site kept from us', async () => {
    const tab = inTab(`Signed in: ${QUOTE}.`);
    const { result } = await look({ way: 'open-tab', previous: BLOCKED, tab });
    expect(result.bySource[0]).toMatchObject({
      verdict: { kind: 'found' },
      reading: { via: 'open-tab', linkClass: null },
    });
  });

  it('may show a page that lacks the words', async () => {
    const { result } = await look({ way: 'open-tab', previous: BLOCKED, tab: inTab('Nothing.') });
    expect(result.bySource[0]?.verdict.kind).toBe('not-in-source');
  });

  it('that was sent to the home page says nothing of the cited page', async () => {
    const tab = inTab('Welcome.', { finalUrl: 'https://harbour.example/' });
    const { result } = await look({ way: 'open-tab', previous: BLOCKED, tab });
    expect(result.bySource[0]).toMatchObject({
      verdict: { kind: 'could-not-check', why: { class: 'moved-elsewhere' } },
    });
  });

  it('a tab that lets nobody in, as a viewer of PDFs, is read by its address instead', async () => {
    const served = { [PAGE]: `Here: ${QUOTE}.` };
    const { result } = await look({ way: 'open-tab', previous: BLOCKED, served });
    expect(result.bySource[0]).toMatchObject({
      verdict: { kind: 'found' },
      reading: { via: 'network' },
    });
  });

  it('that cannot be read takes no verdict away', async () => {
    const { result } = await look({ way: 'open-tab', previous: ABSENT });
    expect(result.bySource[0]?.verdict).toEqual(ABSENT);
  });
});

describe('a file that the reader saved', () => {
  const saved = (text: string): Snapshot => ({
    bytes: new TextEncoder().encode(`<title>Saved</title><p>${text}</p><p>${FILLER}</p>`),
    mediaType: 'text/html',
    charset: null,
    status: null,
    headers: {},
    requestedUrl: 'https://other.example/',
    finalUrl: 'https://other.example/',
    via: 'network',
    fetchedAt: 7,
  });

  it('is read like the page, and said to be a file', async () => {
    const file = saved(`Kept: ${QUOTE}.`);
    const { result, asked } = await look({ way: 'file', previous: BLOCKED, file });
    expect(result.bySource[0]).toMatchObject({
      verdict: { kind: 'found' },
      reading: { via: 'file', finalUrl: PAGE, linkClass: null },
    });
    expect(asked).toEqual([]);
  });

  it('may lack the words', async () => {
    const { result } = await look({ way: 'file', previous: BLOCKED, file: saved('Nothing.') });
    expect(result.bySource[0]?.verdict.kind).toBe('not-in-source');
  });

  it('that is gone or damaged changes nothing', async () => {
    const { result } = await look({ way: 'file', previous: BLOCKED });
    expect(result.bySource[0]?.verdict).toEqual(BLOCKED);
  });
});

describe('the other sources of the answer', () => {
  const others = ['https://a.example/', 'https://b.example/'].map((href) => ({ href, label: '' }));

  it('are read until one holds the words, whose verdict stays with its own page', async () => {
    const { result } = await look({
      way: 'other-sources',
      previous: ABSENT,
      others,
      served: { 'https://a.example/': 'Nothing.', 'https://b.example/': `Here ${QUOTE}.` },
    });
    expect(result.bySource[0]?.verdict).toEqual(ABSENT);
    expect(result.elsewhere).toMatchObject({ source: 1, href: 'https://b.example/' });
  });

  it('are counted as far as they could be read', async () => {
    const { result } = await look({
      way: 'other-sources',
      previous: ABSENT,
      others: [...others, { href: 'http://127.0.0.1/', label: '' }],
      served: { 'https://a.example/': 'Nothing.' },
    });
    expect(result).toMatchObject({ elsewhere: null, lookedElsewhere: 1 });
  });

  it('a source that the citation does not have changes nothing', async () => {
    const previous = resultWith(ABSENT);
    const wish = { way: 'copies' as const, source: 4, previous, file: null };
    const tools = { ...plainTools, archive: wayback } as OtherWayTools;
    expect(await checkOtherWay(citation(), wish, [], tools)).toEqual(previous);
  });
});
