import { toJsonLines } from '../../lib/export/to-json-lines';
import { type Sealed, unseal } from '../../lib/model/seal';
import { html } from '../support/answers';
import type { CitedQuote } from '../support/chat-answer';
import { clearStores } from '../support/clear-stores';
import { readKept } from '../support/kept-rows';
import { lookAtStore } from '../support/look-at-store';
import { OurPage } from '../support/our-page';
import type { Reader, Tab } from '../support/reader';
import { FILLER, recordOf } from '../support/record-of';
import { expect, test } from '../support/story';
import { until } from '../support/until';
import { words } from '../support/words';
import type { World } from '../support/world';

/** Pages of their own, so that each check stores a copy. */
const QUOTES: readonly CitedQuote[] = Array.from({ length: 9 }, (_, at) => ({
  quote: `the ${at + 2}nd lantern on the old mole was lit by hand until the war`,
  url: `https://mole-${at}.example/lanterns`,
}));

test.beforeEach(async ({ hosts, reader }) => {
  serveLanterns(hosts);
  await clearStores(reader.desk);
});

test.afterEach(({ reader }) => changeBounds(reader.desk, {}));

test('a background that is stopped while it stores loses nothing, does nothing twice and leaves no half', async ({
  ask,
  checkAll,
  reader,
}) => {
  const chat = await ask(QUOTES);
  await chat.expectMark(QUOTES.length - 1, 'waiting');
  await checkAll(chat);
  await stopAtRecords(reader, [2, 6]);
  for (const index of QUOTES.keys()) await chat.expectMark(index, 'found');
  await expectWhole(reader, QUOTES.length);
});

test('a background that is stopped while copies leave keeps every record, and every copy whole', async ({
  ask,
  checkAll,
  reader,
}) => {
  await changeBounds(reader.desk, { limitBytes: 3_000 });
  const chat = await ask(QUOTES);
  await chat.expectMark(QUOTES.length - 1, 'waiting');
  await checkAll(chat);
  await stopAtRecords(reader, [4, 8]);
  for (const index of QUOTES.keys()) await chat.expectMark(index, 'found');
  const { snapshots } = await expectWhole(reader, QUOTES.length);
  expect(snapshots).toBeLessThan(QUOTES.length);
});

test('a page that is closed while it takes a file in has taken all of it or nothing', async ({
  reader,
  visit,
}) => {
  const record = await recordOf(QUOTES[0]!.quote, `They say ${QUOTES[0]!.quote}. ${FILLER}`);
  const entry = { kind: 'pin', id: 'ENTRY', record: record.id, at: 1, pinned: true } as const;
  // As early versions wrote it: a seal would be that of another id.
  const lines = toJsonLines([record], [entry]).replaceAll(/,"seal":"sha256:[\da-f]{64}"/g, '');
  const COUNT = 4_000;
  for (const _ of [1, 2]) {
    const page = new OurPage(await visit(reader.ourPage('evidence.html')));
    await page.expectText(words('evidenceNone'));
    await openFileOf(page.tab, lines, record.id, COUNT);
    await page.expectText(words('evidenceImporting', '4,000'));
    await page.tab.goto(reader.ourPage('options.html'));
    const { quotes, entries, faults } = await lookAtStore(reader.desk);
    expect(faults).toEqual([]);
    expect([0, COUNT]).toContain(quotes.length);
    // Each record came with a pin, and is marked as coming from a file.
    expect(entries).toBe(2 * quotes.length);
    await clearStores(reader.desk);
  }
  const page = new OurPage(await visit(reader.ourPage('evidence.html')));
  await page.expectText(words('evidenceNone'));
  await openFileOf(page.tab, lines, record.id, COUNT);
  await page.expectText(words('evidenceImportDoneOther', '4,000'));
  expect((await lookAtStore(reader.desk)).faults).toEqual([]);
});

function serveLanterns(hosts: World): void {
  for (const { quote, url } of QUOTES)
    hosts.serve(
      url,
      html(`<!doctype html><title>Mole</title><main><p>They say ${quote}.</p>${noise(url)}</main>`),
    );
}

/** Words that no packing makes much smaller, so that a limit is reached. */
function noise(seed: string): string {
  let state = seed.length + seed.charCodeAt(13);
  const letters = Array.from({ length: 4_000 }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return 'abcdefghijklmno pqrstuvwxyz'[(state >>> 16) % 27];
  });
  return `<p>${letters.join('')}.</p>`;
}

/**
 * Stops the background whenever so many records are there: the next steps are under way then. Twice at most,
 * since a check that was begun three times in vain is given up.
 */
async function stopAtRecords(reader: Reader, counts: readonly number[]): Promise<void> {
  for (const count of counts) {
    await until(`${count} records`, async () =>
      (await countRecords(reader.desk)) >= count ? true : null,
    );
    await reader.stopBackground();
  }
}

async function expectWhole({ desk }: Reader, records: number) {
  await until('the queue to be empty', async () => ((await lookAtStore(desk)).jobs ? null : true));
  const view = await lookAtStore(desk);
  expect(view.faults).toEqual([]);
  expect(view.quotes).toHaveLength(records);
  expect(new Set(view.quotes).size).toBe(records);
  const kept = (await readKept(desk, 'records')) as unknown as readonly Sealed<object>[];
  expect(kept.filter((record) => unseal(record) === null)).toEqual([]);
  return view;
}

function countRecords(desk: Tab): Promise<number> {
  return desk.run(
    () =>
      new Promise<number>((done, failed) => {
        const request = indexedDB.open('verbatim');
        request.onerror = failed;
        request.onsuccess = () => {
          const count = request.result.transaction('records').objectStore('records').count();
          count.onsuccess = () => {
            request.result.close();
            done(count.result);
          };
        };
      }),
  );
}

function changeBounds(desk: Tab, change: { readonly limitBytes?: number }): Promise<void> {
  return desk.run(
    (settings) => verbatimApi.storage.local.set({ settings }) as Promise<void>,
    change,
  );
}

/** Gives the page a file of so many records, each line as often, under ids of their own. */
function openFileOf(tab: Tab, lines: string, id: string, count: number): Promise<void> {
  return tab.run(
    (template, name, times) => {
      const text = Array.from({ length: times }, (_, at) =>
        template.replaceAll(name, `r-${at}`).replaceAll('ENTRY', `pin-${at}`),
      ).join('');
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'records.jsonl'));
      const input = document.querySelector('input[type=file]') as HTMLInputElement;
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    lines,
    id,
    count,
  );
}
