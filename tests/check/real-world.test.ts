import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkCitation, plainTools } from '../../lib/check/check-citation';
import { checkOtherWay } from '../../lib/check/check-other-way';
import { fetchSource } from '../../lib/fetch/fetch-source';
import { wayback } from '../../lib/links/archives/wayback';
import { type CopiesAnswer, findCopies } from '../../lib/links/find-copies';
import { parseSourceUrl } from '../../lib/links/parse-source-url';
import type { CheckResult } from '../../lib/model/check-result';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import realWorld from '../cases/real-world.json';
import { citation } from './citation';

/** Faults reported in public that lie in the link, run through the whole check against a small network. */

interface Http {
  readonly url: string;
  readonly method?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly final_url?: string;
  readonly body?: string;
  readonly error?: string;
}
interface Input {
  readonly quote?: string;
  readonly http?: readonly Http[];
  readonly pages?: Readonly<Record<string, string>>;
  readonly answer_text?: string;
  readonly archive?: Readonly<Record<string, string>>;
  readonly source_text?: string;
}
interface Right {
  readonly result: string;
  readonly why: string;
}
interface Row {
  readonly id: string;
  readonly kind: string;
  readonly input: Input;
  readonly right: Right;
  readonly twins?: readonly { readonly change: Partial<Input>; readonly right: Right }[];
}

const rows = realWorld as unknown as readonly Row[];
const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
const links = ofKind('link').flatMap((row) => [
  { name: row.id, input: row.input, right: row.right },
  ...(row.twins ?? []).map(({ change, right }, i) => ({
    ...{ name: `${row.id} twin ${i + 1}`, right },
    input: { ...row.input, ...change },
  })),
]);

afterEach(() => vi.unstubAllGlobals());

/** The network of one row: what it does not tell of answers 404. A HEAD request has no place in it. */
function networkOf({ http = [], pages = {} }: Input) {
  const told = http.filter(({ method }) => method !== 'HEAD').flatMap(withFinal);
  const written = Object.entries(pages).map(([url, body]) => ({ url, status: 200, body }));
  const exchanges: readonly Http[] = [...told, ...written];
  const find = (url: string) => exchanges.find((one) => hrefOf(one.url) === url);
  const seen = new Map<string, { location: string | null; error: string | null; status: number }>();
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = find(url);
    const { status = 404, headers = {}, body = '' } = answer ?? {};
    const location = headers.location ?? null;
    seen.set(url, { status, location, error: answer?.error ?? null });
    if (answer?.error !== undefined) throw new TypeError('Failed to fetch');
    if (location !== null)
      return { type: 'opaqueredirect', status: 0, headers: new Headers(), body: null };
    return new Response(body, { status, headers });
  });
  const nothing = { status: null, location: null, error: null };
  return {
    observer: {
      forget: () => undefined,
      seen: (url: string) => ({
        ...nothing,
        ...seen.get(url),
        ...{ ip: '93.184.215.14', proxied: false },
      }),
    },
    parse: parseSourceUrl,
    mayOpen: async () => true,
    onAccessLost: () => () => undefined,
    resolve: null,
    isPrivate: () => false,
    now: () => 0,
  };
}

/** An exchange that is told with where it ended is a redirect and an answer. */
function withFinal(one: Http): Http[] {
  const { final_url: finalUrl, ...answer } = one;
  if (finalUrl === undefined) return [one];
  return [
    { url: one.url, status: 302, headers: { location: finalUrl } },
    { ...answer, url: finalUrl },
  ];
}

const hrefOf = (url: string): string => new URL(url.split('#')[0] ?? '').href;

function citationOf({ quote = '', http = [], pages = {}, answer_text = '' }: Input) {
  const cited = /https?:\S+/.exec(answer_text)?.[0] ?? http[0]?.url ?? Object.keys(pages)[0] ?? '';
  return citation({ quoteText: quote, sources: [{ href: cited, label: '' }] });
}

/** Rows are small, and a page of five words is not believed to be whole: these stand behind its own. */
const REST = '<p>Rope, tar and lamp oil came from Hagen, paid on delivery.</p>'.repeat(10);

const filled = (input: Input): Input => ({
  ...input,
  http: (input.http ?? []).map((one) => ({ ...one, body: (one.body ?? '') + REST })),
});

async function check(input: Input): Promise<CheckResult> {
  const network = networkOf(input);
  const never = new AbortController().signal;
  return checkCitation(citationOf(input), (url) => fetchSource(url, network, never));
}

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  found: ['found'],
  closest: ['closest'],
  'could-not-check': ['could-not-check'],
};

describe('faults of links, reported in public', () => {
  test.each(links)('$name: $right.why', async ({ input, right }) => {
    const { bySource } = await check(right.result === 'closest' ? filled(input) : input);
    expect(ALLOWED[right.result]).toContain(bySource[0].verdict.kind);
  });

  test('BC-037: the copy from before the page changed holds the quote, and is said to be a copy', async () => {
    const { input: small } = rowOf('BC-037');
    const input = filled(small);
    const previous = await check(input);
    const [[day = '', body = '']] = Object.entries(input.archive ?? {}) as [[string, string]];
    const copy = `https://web.archive.org/web/${day.replaceAll('-', '')}000000id_/x`;
    const network = networkOf({ http: [{ url: copy, status: 200, body }] });
    const never = new AbortController().signal;
    const found: CopiesAnswer = {
      kind: 'copies',
      copies: [{ capturedAt: Date.parse(day), url: copy }],
    };
    const { bySource } = await checkOtherWay(
      citationOf(input),
      { way: 'copies', source: 0, previous, file: null },
      [],
      {
        ...plainTools,
        archive: wayback,
        findCopies: async () => found,
        fetchSource: (url) => fetchSource(url, network, never),
        fetchInTurn: (url) => fetchSource(url, network, never),
        readTab: () => Promise.reject(new Error('No tab is read here.')),
        readFile: async () => null,
      },
    );
    expect(bySource[0].verdict.kind).toBe('closest');
    expect(bySource[0].archived?.copy?.verdict.kind).toBe('found');
  });

  test('BC-096: the archive is asked without the scheme, and has the copy', async () => {
    const { input } = rowOf('BC-096');
    const found = await findCopies(input.http?.[0]?.url ?? '', 1, wayback, async (url) => {
      const asked = decodeURIComponent(url);
      const body = input.http?.find((one) => one.url === asked)?.body;
      return body === undefined ? { kind: 'no-answer' } : { kind: 'body', body };
    });
    expect(found).toMatchObject({ copies: [{ capturedAt: Date.UTC(2026, 2, 1) }] });
  });
});

test('BC-165: found, and the highlight covers exactly the words', () => {
  const { quote = '', source_text: text = '' } = rowOf('BC-165').input;
  const finding = verifyQuote(quote, indexSource(text));
  if (finding.kind !== 'found') throw new Error(`Expected the quote, got ${finding.kind}.`);
  const [{ span }] = finding.at;
  expect(text.slice(span.start, span.end)).toBe(quote);
});

/** Rows that tell of a situation of a browser; docs/real-world.md says what holds each. */
const RUN_AS_ROWS = ['BC-165'];

describe('what cannot be run as a row is listed with what holds it', () => {
  const root = join(import.meta.dirname, '..', '..');
  const listed = readFileSync(join(root, 'docs', 'real-world.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| BC-'))
    .map((line) => line.split('|').map((cell) => cell.trim().replace(/^`|`$/g, '')))
    .map(([, id = '', , , file = '', title = '']) => [id, file, title]);

  test('every row of the kind platform is run or listed, and no other is', () => {
    const platform = ofKind('platform').map(({ id }) => id);
    expect([...RUN_AS_ROWS, ...listed.map(([id]) => id)].sort()).toEqual(platform.sort());
  });

  test.each(listed)('%s: %s', (_, file = '', title = '') => {
    expect(existsSync(join(root, file)), `${file} is there`).toBe(true);
    expect(readFileSync(join(root, file), 'utf8')).toContain(title);
  });
});

function rowOf(id: string): Row {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`Expected a row ${id}.`);
  return row;
}
