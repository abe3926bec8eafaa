import type { TabState } from '../../lib/model/citation-state';
import { html, status } from '../support/answers';
import type { Chromium } from '../support/chromium';
import { OurPage } from '../support/our-page';
import { readDisk } from '../support/read-disk';
import type { Reader } from '../support/reader';
import { expect, openReader, serveChat, test } from '../support/story';
import { until } from '../support/until';
import { words } from '../support/words';
import { FOUND, SURVEY_URL, serveSurvey } from './survey';

const CHAT = 'https://chatgpt.com/c/incognito';
const FORUM = 'https://forum.example/incognito';

type Desk = Reader['desk'];

/** Lets the extension into incognito, and opens the address there. */
async function openPrivately(reader: Chromium, url: string): Promise<[desk: Desk, tabId: number]> {
  const desk = await reader.allowIncognito();
  const tabId = await desk.run(async (address) => {
    const made = await verbatimApi.windows.create({ url: address, incognito: true });
    return made.tabs?.[0]?.id ?? -1;
  }, url);
  return [desk, tabId];
}

test('a check in an incognito window writes nothing to disk', async ({ hosts }) => {
  serveSurvey(hosts);
  serveChat(hosts, CHAT, [FOUND]);
  const reader = (await openReader('chromium', hosts)) as Chromium;
  try {
    const [desk, tabId] = await openPrivately(reader, CHAT);
    const before = await readDisk(desk);
    await until('the quote', async () => ((await readTab(desk, tabId)).citations[0] ? true : null));
    await desk.run(
      (id) =>
        verbatimApi.runtime.sendMessage({
          ...{ kind: 'check-in-tab', tabId: id, keys: null, again: false },
        }),
      tabId,
    );
    const verdict = await until('the verdict', async () => verdictOf(await readTab(desk, tabId)));
    expect(verdict).toBe('found');
    expect(await readDisk(desk)).toEqual(before);
  } finally {
    await reader.close();
  }
});

test('words of an incognito window are read in an incognito tab, and no address of ours names the site', async ({
  hosts,
}) => {
  serveSurvey(hosts);
  const link = `<a href="${SURVEY_URL}">Survey</a>`;
  hosts.serve(FORUM, html(`<p>They write <q id="words">${FOUND.quote} indeed</q> (${link})`));
  const reader = (await openReader('chromium', hosts)) as Chromium;
  try {
    const [desk, tabId] = await openPrivately(reader, FORUM);
    await reader.takeFromMenuOf(tabId, '#words');
    const page = new OurPage(await reader.findTab(reader.ourPage('selection.html')));
    await page.expectText(words('titleClosest'), words('wordsPrivate'));
    await page.press(words('actionOpenTab'));
    await page.expectText('read in your open tab');
    await page.press(words('actionOpenPassage'));
    const shown = await until('the page, once read and once opened', async () => {
      const tabs = await desk.run((url) => verbatimApi.tabs.query({ url }), `${SURVEY_URL}*`);
      return tabs.length === 2 ? tabs : null;
    });
    expect(shown.map(({ incognito }) => incognito)).toEqual([true, true]);
    expect(await ourAddresses(reader, desk)).not.toContain('harbour');
  } finally {
    await reader.close();
  }
});

test('the pages that ask for access and for a file say in no address what is asked', async ({
  hosts,
}) => {
  serveChat(hosts, CHAT, [FOUND]);
  hosts.serve(SURVEY_URL, status(403, '<h1>Forbidden</h1>'));
  const reader = (await openReader('chromium', hosts)) as Chromium;
  try {
    const [desk, tabId] = await openPrivately(reader, CHAT);
    const { key } = (await until('the quote', async () => {
      return (await readTab(desk, tabId)).citations[0]?.citation ?? null;
    })) as { key: string };
    const say = (message: object) =>
      desk.run((said) => verbatimApi.runtime.sendMessage(said), { tabId, ...message });
    await say({ kind: 'check-in-tab', keys: [key], again: false });
    await until('the verdict', async () => verdictOf(await readTab(desk, tabId)));
    await say({ kind: 'check-other-way', key, source: 0, way: 'file' });
    const page = new OurPage(await reader.findTab(reader.ourPage('file.html')));
    await page.expectText(words('filePrivateWindow'));
    expect(await ourAddresses(reader, desk)).not.toContain('harbour');
  } finally {
    await reader.close();
  }
});

/** What a browser could remember of our own pages. */
async function ourAddresses(reader: Reader, desk: Desk): Promise<string> {
  const tabs = await desk.run((url) => verbatimApi.tabs.query({ url }), `${reader.ourPage('')}*`);
  expect(tabs.length).toBeGreaterThan(1);
  return tabs.map(({ url }) => url).join(' ');
}

function readTab(desk: Desk, tabId: number): Promise<TabState> {
  return desk.run(
    (id) => verbatimApi.runtime.sendMessage({ kind: 'read-tab', tabId: id }) as Promise<TabState>,
    tabId,
  );
}

function verdictOf({ citations: [first] }: TabState): string | null {
  if (first?.check.state !== 'checked') return null;
  const { best, bySource } = first.check.result;
  return (bySource[best] ?? bySource[0]).verdict.kind;
}
