import type { TabState } from '../../lib/model/citation-state';
import type { VerdictKind } from '../../lib/model/verdict';
import { randomOf } from '../bench/random';
import {
  type Answer,
  cutAfter,
  html,
  inTurn,
  redirectTo,
  resets,
  status,
} from '../support/answers';
import type { ChatPage } from '../support/chat-page';
import type { Reader } from '../support/reader';
import { expect, test } from '../support/story';
import { until } from '../support/until';

/**
 * Sites that fail in every way, and the browser's own service worker stopped at once, at random moments:
 * the built extension, not a likeness of it. `npm run soak` asks for more checks, with a seed of its own.
 */
const CHECKS = Number(process.env.STOPPED_CHECKS ?? 24);
const SEED = Number(process.env.STOPPED_SEED ?? 20261130);

const QUOTE = 'the keeper closed the gate before the tide had turned';
const FILLER = '<p>Rope, tar and lamp oil came from Hagen, paid on delivery.</p>'.repeat(40);
const STATUSES = [401, 403, 404, 410, 429, 451, 500, 502, 503];

/** Checks asked for at once, stops while they run, and requests, at most, before each stop. */
const BATCH = 6;
const STOPS = 2;
const MOST_REQUESTS = 4;

const HOSTS = 11;

const addressOf = (n: number): string =>
  `https://site${n % HOSTS}.example/${n % 2 === 0 ? 'with' : 'without'}/${n}`;

function pageOf(n: number): string {
  const own = n % 2 === 0 ? `On Friday ${QUOTE}.` : 'Nobody came that Friday.';
  return `<!doctype html><title>Log</title><main><p>${own}</p>${FILLER}</main>`;
}

/** Two pages in five fail at the first request, some of them at each; a stopped check asks once more. */
function answerOf(n: number, random: () => number): Answer {
  const page = pageOf(n);
  const faults: readonly (() => Answer)[] = [
    () => status(STATUSES[Math.floor(random() * STATUSES.length)] ?? 500, '<h1>No</h1>'),
    () => resets,
    () => cutAfter(page, 1 + Math.floor(random() * page.length)),
    () => redirectTo(addressOf(n)),
    () => redirectTo('http://192.168.0.1/admin'),
    () => html('<title>Just a moment...</title><p>Checking your browser.</p>'),
  ];
  const fault = (): Answer => (faults[Math.floor(random() * faults.length)] ?? faults[0]!)();
  return inTurn(random() < 0.6 ? html(page) : fault(), random() < 0.7 ? html(page) : fault());
}

test('every check ends once and none lies, wherever the real worker is stopped', async ({
  ask,
  hosts,
  reader,
}) => {
  test.setTimeout(60_000 + CHECKS * 4_000);
  const random = randomOf(SEED);
  const rows = Array.from({ length: CHECKS }, (_, n) => ({ quote: QUOTE, url: addressOf(n) }));
  for (const [n, { url }] of rows.entries()) hosts.serve(url, answerOf(n, random));
  const chat = await ask(rows);
  await chat.expectMark(CHECKS - 1, 'waiting');
  const requests = () =>
    Array.from({ length: HOSTS }, (_, n) => hosts.askedOf(`site${n}.example`).length).reduce(
      (sum, asked) => sum + asked,
      0,
    );
  const { citations } = await stateOf(reader, chat);
  const all = citations.map(({ citation }) => citation.key);
  let stops = 0;
  for (let from = 0; from < all.length; from += BATCH) {
    const keys = all.slice(from, from + BATCH);
    // Asking wakes the worker, as any message does.
    const isOver = async () => isDone(await stateOf(reader, chat), keys);
    await begin(reader, chat, keys);
    for (let stop = 0; stop < STOPS && !(await isOver()); stop++) {
      const next = requests() + Math.floor(random() * MOST_REQUESTS);
      await until('more requests, or the end of these checks', async () =>
        requests() >= next || (await isOver()) ? true : null,
      );
      await reader.stopBackground();
      stops++;
    }
    await until('these checks to end', async () => ((await isOver()) ? true : null), 90_000);
  }
  const tab = await stateOf(reader, chat);
  const counts = countsOf(tab, await recordsOf(reader), stops, requests());
  console.info(JSON.stringify(counts));
  expect(counts).toMatchObject({ checks: CHECKS, lost: 0, doubled: 0, wrong: [] });
  expect(counts.stops).toBeGreaterThan(0);
  expect(counts.kinds.found, 'some pages must have been read').toBeGreaterThan(0);
  expect(counts.kinds['not-in-source']).toBeGreaterThan(0);
  expect(counts.kinds['could-not-check']).toBeGreaterThan(0);
});

function stateOf({ desk }: Reader, { tab }: ChatPage): Promise<TabState> {
  return desk.run(
    (id) => verbatimApi.runtime.sendMessage({ kind: 'read-tab', tabId: id }) as Promise<TabState>,
    tab.id,
  );
}

async function begin({ desk }: Reader, { tab }: ChatPage, keys: readonly string[]): Promise<void> {
  const message = { kind: 'check-in-tab', tabId: tab.id, keys, again: false };
  await desk.run((said) => verbatimApi.runtime.sendMessage(said), message);
}

function isDone({ citations }: TabState, keys: readonly string[]): boolean {
  return citations.every(
    ({ citation, check }) => check.state === 'checked' || !keys.includes(citation.key),
  );
}

/** Keys of the citations of all records, as the database holds them. */
function recordsOf({ desk }: Reader): Promise<readonly string[]> {
  return desk.run(
    () =>
      new Promise<string[]>((done, fail) => {
        const opening = indexedDB.open('verbatim');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('records').objectStore('records').getAll();
          all.onerror = () => fail(all.error);
          all.onsuccess = () => {
            opening.result.close();
            done(all.result.map((record) => record.citation.key));
          };
        };
      }),
  );
}

function countsOf(
  { citations }: TabState,
  records: readonly string[],
  stops: number,
  requests: number,
) {
  const kinds: Record<VerdictKind, number> = {
    ...{ found: 0, 'found-with-edits': 0, closest: 0 },
    ...{ 'not-in-source': 0, 'could-not-check': 0 },
  };
  const wrong: string[] = [];
  let lost = 0;
  let doubled = 0;
  for (const { citation, check } of citations) {
    const stored = records.filter((key) => key === citation.key).length;
    if (check.state !== 'checked' || stored === 0) lost++;
    if (stored > 1) doubled++;
    if (check.state !== 'checked') continue;
    const { kind } = check.result.bySource[0].verdict;
    kinds[kind]++;
    if (isWrong(kind, citation.sources[0].href)) wrong.push(`${kind}: ${citation.sources[0].href}`);
  }
  return { checks: citations.length, requests, stops, kinds, lost, doubled, wrong };
}

function isWrong(kind: VerdictKind, address: string): boolean {
  const holds = address.includes('/with/');
  const isPositive = kind === 'found' || kind === 'found-with-edits';
  const isNegative = kind === 'closest' || kind === 'not-in-source';
  return (isPositive && !holds) || (isNegative && holds);
}
