import { describe, expect, test } from 'vitest';
import { checkCitation, plainTools } from '../../lib/check/check-citation';
import type { FetchOutcome } from '../../lib/fetch/fetch-source';
import type { SourceResult } from '../../lib/model/check-result';
import { citation } from './citation';

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';
const CHANGED = QUOTE.replace('third', 'tenth');
const filler = 'The harbour office keeps a log of the tides and of the boats that came in late. ';
const page = (words: string, head = '') =>
  `<!doctype html><title>Survey</title>${head}<main><p>${words}.</p><p>${filler.repeat(20)}</p></main>`;
const post = (words: string) => JSON.stringify({ content: `<p>Look: ${words}.</p>` });

interface Answer {
  readonly body: string;
  readonly type?: string;
  readonly status?: number;
  readonly finalUrl?: string;
}
type World = Readonly<Record<string, Answer | 'no access'>>;

const html = (body: string, over: Partial<Answer> = {}): Answer => ({ body, ...over });

function answerOf(requestedUrl: string, answer: Answer | 'no access' | undefined): FetchOutcome {
  if (answer === 'no access') return { kind: 'no-permission', url: requestedUrl as never };
  const {
    body,
    type = 'text/html',
    status = 200,
    finalUrl = requestedUrl,
  } = answer ?? {
    ...html(''),
    status: 404,
  };
  const hop = { url: finalUrl, status };
  const hops = finalUrl === requestedUrl ? [hop] : [{ url: requestedUrl, status: 302 }, hop];
  const same = { requestedUrl, finalUrl, status, headers: {} };
  const seen = { error: null, title: null, text: null, doubts: [] };
  return {
    kind: 'answer',
    snapshot: {
      ...same,
      bytes: new TextEncoder().encode(body),
      mediaType: type,
      charset: 'utf-8',
      via: 'network',
      fetchedAt: 7,
    },
    observed: { ...seen, requested: requestedUrl, hops, finalUrl, status, headers: {} },
  };
}

async function check(href: string, world: World, quoteText = QUOTE) {
  const asked: string[] = [];
  const kept: (number | null)[] = [];
  const { bySource } = await checkCitation(
    citation({ quoteText, sources: [{ href, label: '' }] }),
    async (url) => {
      asked.push(url);
      return answerOf(url, world[url]);
    },
    {
      ...plainTools,
      keepSnapshot: (snapshot, source) => {
        kept.push(source);
        return plainTools.keepSnapshot(snapshot, source);
      },
    },
  );
  return { result: bySource[0], asked, kept };
}

const said = ({ verdict, reading }: SourceResult) => [verdict.kind, reading?.finalUrl ?? null];

const ABS = 'https://arxiv.org/abs/2604.03173v1';
const PAPER = 'https://arxiv.org/html/2604.03173v1';
const FILE = 'https://github.com/ada/weir/blob/main/log.md';
const RAW = 'https://raw.githubusercontent.com/ada/weir/main/log.md';
const TOOT = 'https://hachyderm.example/@ada/113456789012345678';
const STATUS = 'https://hachyderm.example/api/v1/statuses/113456789012345678';
const SKEET = 'https://bsky.app/profile/ada.example/post/3kabc';
const THREAD =
  'https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?uri=at%3A%2F%2Fada.example%2Fapp.bsky.feed.post%2F3kabc';
const DOI = 'https://doi.org/10.1000/survey';
const LANDING = 'https://publisher.example/article/survey';
const FULL = 'https://publisher.example/article/survey/full';
const names = (kind: 'fulltext_html' | 'pdf', href: string) =>
  `<meta name="citation_${kind}_url" content="${href}">`;

describe('words that stand in another form of the source are found, and the reading names it', () => {
  const json = 'application/json';
  test.each<[fact: string, href: string, world: World, finalUrl: string]>([
    ['the text of a paper', ABS, { [ABS]: html(page('')), [PAPER]: html(page(QUOTE)) }, PAPER],
    [
      'the raw file behind a page that shows a part of it',
      FILE,
      { [FILE]: html(page('')), [RAW]: { body: `# Log\n\n${QUOTE}.`, type: 'text/plain' } },
      RAW,
    ],
    [
      'a post whose page is a shell',
      TOOT,
      { [TOOT]: html('<div id="root"></div>'), [STATUS]: { body: post(QUOTE), type: json } },
      STATUS,
    ],
    [
      'a post at the address of another host',
      SKEET,
      { [SKEET]: html('<div id="root"></div>'), [THREAD]: { body: post(QUOTE), type: json } },
      THREAD,
    ],
    [
      'the full text that the page behind a DOI names',
      DOI,
      {
        [DOI]: html(page('', names('fulltext_html', FULL)), { finalUrl: LANDING }),
        [FULL]: html(page(QUOTE)),
      },
      FULL,
    ],
    [
      'a thread that is refused but for its feed',
      'https://www.reddit.com/r/weirs/comments/1abcde/the_log/',
      {
        'https://www.reddit.com/r/weirs/comments/1abcde/the_log/': html('', { status: 403 }),
        'https://www.reddit.com/r/weirs/comments/1abcde/.rss': {
          body: `<feed xmlns="http://www.w3.org/2005/Atom"><entry><content type="html">&lt;p&gt;${QUOTE}.&lt;/p&gt;</content></entry></feed>`,
          type: 'application/atom+xml',
        },
      },
      'https://www.reddit.com/r/weirs/comments/1abcde/.rss',
    ],
    [
      'the original of a capture',
      'https://web.archive.org/web/20240102030405/https://weir.example/log',
      {
        'https://web.archive.org/web/20240102030405/https://weir.example/log': html(page('')),
        'https://web.archive.org/web/20240102030405id_/https://weir.example/log': html(page(QUOTE)),
      },
      'https://web.archive.org/web/20240102030405id_/https://weir.example/log',
    ],
  ])('%s', async (_fact, href, world, finalUrl) => {
    const { result } = await check(href, world);
    expect(said(result)).toEqual(['found', finalUrl]);
    expect(result.otherForm).toBeDefined();
  });
});

describe('words that stand in none', () => {
  test('are missing from a paper only if its text was read', async () => {
    const read = await check(ABS, { [ABS]: html(page('')), [PAPER]: html(page(CHANGED)) });
    expect(said(read.result)).toEqual(['closest', PAPER]);
    const unread = await check(ABS, { [ABS]: html(page('')) });
    expect(unread.result.verdict).toMatchObject({
      kind: 'could-not-check',
      why: { kind: 'doubt', doubt: 'truncated' },
    });
  });

  test('are missing from a file if its page was read, whatever the raw file answered', async () => {
    const { result } = await check(FILE, { [FILE]: html(page('')), [RAW]: 'no access' });
    expect(said(result)).toEqual(['not-in-source', FILE]);
  });

  test('are not called missing because a part of a thread has them not', async () => {
    const { result } = await check(TOOT, {
      [TOOT]: html('<div id="root"></div>'),
      [STATUS]: { body: post(filler.repeat(8)), type: 'application/json' },
    });
    expect(result.verdict).toMatchObject({ kind: 'could-not-check', why: { class: 'shell' } });
  });

  test('are not called missing from a video whose page has its description only', async () => {
    const url = 'https://www.youtube.com/watch?v=abcdefghijk';
    const whole = await check(url, { [url]: html(page('')) });
    expect(whole.result.verdict.kind).toBe('could-not-check');
    const empty = await check(url, { [url]: html('') });
    expect(empty.result.verdict.kind).toBe('could-not-check');
  });

  test('never make a site without access the reason', async () => {
    const { result } = await check(SKEET, {
      [SKEET]: html('<div id="root"></div>'),
      [THREAD]: 'no access',
    });
    expect(result.verdict).toMatchObject({ kind: 'could-not-check', why: { class: 'shell' } });
  });
});

describe('another form is asked for', () => {
  test('only when the words were not in the first', async () => {
    const { asked } = await check(ABS, { [ABS]: html(page(QUOTE)), [PAPER]: html(page(QUOTE)) });
    expect(asked).toEqual([ABS]);
  });

  test('not of a site that the reader has not allowed, nor of one that does not answer', async () => {
    expect((await check(ABS, { [ABS]: 'no access' })).asked).toEqual([ABS]);
  });

  test('at most three times', async () => {
    const head = names('fulltext_html', '/a') + names('pdf', '/b') + names('pdf', '/c');
    const page4 = page('', `${head}<link rel="amphtml" href="/d">`);
    const { asked } = await check(LANDING, { [LANDING]: html(page4) });
    expect(asked.slice(1)).toEqual(['a', 'b', 'c'].map((at) => `https://publisher.example/${at}`));
  });

  test('and kept, but not as the cited page', async () => {
    const { kept } = await check(ABS, { [ABS]: html(page('')), [PAPER]: html(page(QUOTE)) });
    expect(kept).toEqual([0, null]);
  });
});
