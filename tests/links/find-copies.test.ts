import { describe, expect, test } from 'vitest';
import { wayback } from '../../lib/links/archives/wayback';
import { type Asked, findCopies } from '../../lib/links/find-copies';

const PAGE = 'https://tolls.example/a';
const MARCH = Date.UTC(2026, 2, 1);
const MAY = Date.UTC(2026, 4, 12, 10, 11, 12);
const HEAD = ['timestamp', 'original'];

const body = (value: unknown): Asked => ({
  kind: 'body',
  body: typeof value === 'string' ? value : JSON.stringify(value),
});
const noAnswer: Asked = { kind: 'no-answer' };
const quick = (closest: unknown) => body({ url: 'x', archived_snapshots: { closest } });
const quickNone = body({ url: 'x', archived_snapshots: {} });
const copyOfMarch = { kind: 'copies', copies: [copy('20260301000000', MARCH)] };

function copy(stamp: string, capturedAt: number, page = PAGE) {
  return { capturedAt, url: `https://web.archive.org/web/${stamp}id_/${page}` };
}

/** Answers in the order: quick, index of the page, host. Remembers what was asked. */
function archiveOf(answers: { quick?: Asked; index?: Asked; host?: Asked }) {
  const asked: string[] = [];
  const ask = async (url: string): Promise<Asked> => {
    asked.push(url);
    if (url.includes('/wayback/available')) return answers.quick ?? noAnswer;
    return (url.includes('matchType=host') ? answers.host : answers.index) ?? noAnswer;
  };
  return { asked, find: (page = PAGE, most = 1) => findCopies(page, most, wayback, ask) };
}

describe('one copy of a page that is gone', () => {
  test('the quick look-up is asked without the scheme, and is enough when it finds one', async () => {
    const { asked, find } = archiveOf({
      quick: quick({
        available: true,
        status: '200',
        timestamp: '20260301000000',
        url: 'http://web.archive.org/web/20260301000000/https://tolls.example/a',
      }),
    });
    expect(await find()).toEqual(copyOfMarch);
    expect(asked).toEqual(['https://archive.org/wayback/available?url=tolls.example%2Fa']);
  });

  test.each<[string, Asked]>([
    ['says that there is nothing', quickNone],
    [
      'knows only an error page',
      quick({ available: true, status: '404', timestamp: '2', url: 'u' }),
    ],
    ['holds a copy that is not available', quick({ available: false, status: '200' })],
    ['does not answer', noAnswer],
    ['answers something else', body('<html>busy</html>')],
    ['answers with a broken copy', quick({ available: true, status: '200', timestamp: 7 })],
  ])('the index decides when the quick look-up %s', async (_, answer) => {
    const index = body([HEAD, ['20260301000000', PAGE]]);
    expect(await archiveOf({ quick: answer, index }).find()).toEqual(copyOfMarch);
  });

  test('nothing in the index is "none" only because the index answered', async () => {
    const host = body([HEAD, ['20260301000000', 'https://tolls.example/']]);
    const known = archiveOf({ quick: quickNone, index: body([]), host });
    expect(await known.find()).toEqual({ kind: 'none', hostKnown: true });
    const unknown = archiveOf({ quick: quickNone, index: body([]), host: body([]) });
    expect(await unknown.find()).toEqual({ kind: 'none', hostKnown: false });
  });

  test('a host that nobody answered for counts as known: "no trace" needs an answer', async () => {
    const { find } = archiveOf({ quick: quickNone, index: body([]) });
    expect(await find()).toEqual({ kind: 'none', hostKnown: true });
  });

  test.each<[string, Asked]>([
    ['nothing', noAnswer],
    ['an error page', body('<h1>503</h1>')],
    ['another shape', body({ rows: [] })],
    ['rows of another shape', body([HEAD, [7, null]])],
  ])('an index that answers %s is no answer', async (_, index) => {
    expect(await archiveOf({ quick: quickNone, index }).find()).toEqual({ kind: 'no-answer' });
  });

  test('access that is missing is said, not guessed round', async () => {
    const refused: Asked = { kind: 'no-permission', origin: 'https://archive.org' };
    expect(await archiveOf({ quick: refused }).find()).toEqual(refused);
  });

  test('an address with tracking is asked for in both forms', async () => {
    const { asked, find } = archiveOf({ quick: quickNone, index: body([]), host: body([]) });
    await find(`${PAGE}?utm_source=chat#part`);
    const pages = asked.map((url) => new URL(url).searchParams.get('url'));
    expect(pages).toEqual([
      'tolls.example/a',
      'tolls.example/a',
      'tolls.example/a?utm_source=chat',
      'tolls.example',
    ]);
  });
});

describe('several copies of a page that changed', () => {
  test('the index alone is asked, and the newest comes first', async () => {
    const index = body([HEAD, ['20260301000000', PAGE], ['20260512101112', `${PAGE}/`]]);
    const { asked, find } = archiveOf({ index });
    expect(await find(PAGE, 3)).toEqual({
      kind: 'copies',
      copies: [copy('20260512101112', MAY, `${PAGE}/`), copy('20260301000000', MARCH)],
    });
    expect(asked).toHaveLength(1);
    expect(new URL(asked[0]!).searchParams.get('limit')).toBe('-3');
  });

  test.each([['javascript:alert(1)'], ['ftp://tolls.example/a']])(
    'a row that names %s as the page is passed over',
    async (page) => {
      const index = body([HEAD, ['20260301000000', PAGE], ['20260512101112', page]]);
      expect(await archiveOf({ index }).find(PAGE, 3)).toEqual(copyOfMarch);
    },
  );
});

test.each([
  ['https://web.archive.org/web/20260512101112id_/https://tolls.example/a', MAY],
  ['http://web.archive.org/web/20260301000000/https://tolls.example/a', MARCH],
  ['https://tolls.example/web/20260301000000/', null],
  ['https://web.archive.org/web/2026/https://tolls.example/a', null],
])('the copy at %s was made at %s', (url, time) => expect(wayback.capturedAt(url)).toBe(time));
