import { html } from '../support/answers';
import { OurPage } from '../support/our-page';
import type { Reader, Tab } from '../support/reader';
import { expect, test } from '../support/story';
import { until } from '../support/until';
import { words } from '../support/words';
import { FOUND, SURVEY_URL, serveSurvey } from './survey';

/** Any page, whether Verbatim knows it or not: select words, and check them from the context menu. */

const FORUM = 'https://forum.example/thread';
const MENU = words('menuCheckSelection');

test.beforeEach(({ hosts }) => serveSurvey(hosts));

type Visit = (url: string) => Promise<Tab>;

/** A page of a site that nobody has told Verbatim of. */
const forum = (post: string) =>
  html(`<!doctype html><title>Thread</title><article><p>They write: ${post}</p></article>`);

async function select(tab: Tab, selector: string): Promise<void> {
  await tab.toFront();
  await tab.run((at) => {
    const element = document.querySelector(at) as Element;
    getSelection()?.selectAllChildren(element);
  }, selector);
}

/** The page that opened for the words of this tab. */
async function openedPage(reader: Reader, visit: Visit, before: readonly string[]) {
  const url = await until('the page for the words', async () => {
    const urls = await selectionPages(reader);
    // A tab that has just been made has no address yet.
    return urls.find((one) => one !== '' && !before.includes(one)) ?? null;
  });
  return new OurPage(await visit(url));
}

async function selectionPages(reader: Reader): Promise<string[]> {
  const tabs = await reader.desk.run(
    (wanted) => verbatimApi.tabs.query({ url: wanted }),
    `${reader.ourPage('selection.html')}*`,
  );
  return tabs.map(({ url }) => url ?? '');
}

async function checkSelection(reader: Reader, visit: Visit, tab: Tab, selector: string) {
  const before = await selectionPages(reader);
  await select(tab, selector);
  await tab.takeFromMenu(selector, MENU);
  return openedPage(reader, visit, before);
}

test('selected words of an unknown page are checked in the link behind them', async ({
  hosts,
  reader,
  visit,
}) => {
  hosts.serve(
    FORUM,
    forum(`<q id="words">${FOUND.quote}</q> (<a href="${SURVEY_URL}">Survey</a>)`),
  );
  const tab = await visit(FORUM);
  const page = await checkSelection(reader, visit, tab, '#words');
  await page.expectText(words('titleFound'), words('smallPrint'));
  expect(await page.field('textarea')).toBe(FOUND.quote);
  expect(await page.field('input')).toBe(SURVEY_URL);
  expect(await tab.run(() => document.querySelectorAll('verbatim-mark').length)).toBe(0);
});

test('without a link the reader names the page, and a wrong address is told at once', async ({
  hosts,
  reader,
  visit,
}) => {
  hosts.serve(FORUM, forum(`<span id="words">${FOUND.quote}</span> as everyone knows`));
  const page = await checkSelection(reader, visit, await visit(FORUM), '#words');
  await page.expectText(words('wordsTitle'));
  await page.fill('input', 'http://192.168.1.1/');
  await page.press(words('wordsCheck'));
  await page.expectText(words('addressPrivate'));
  expect(hosts.askedOf('192.168.1.1')).toEqual([]);
  await page.fill('input', SURVEY_URL);
  await page.press(words('wordsCheck'));
  await page.expectText(words('titleFound'));
  await page.expectNoText(words('addressPrivate'));
  await page.fill('textarea', 'these words stand nowhere in any survey of the wall');
  await page.press(words('wordsCheck'));
  await page.expectText(words('titleNotInSource'));
});

test('inside a chat page the selection is checked beside the marks', async ({
  ask,
  reader,
  visit,
}) => {
  const chat = await ask([FOUND]);
  await chat.expectMark(0, 'waiting');
  await chat.tab.run((quote) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (!(walker.nextNode() as Text).data.includes(quote));
    const text = walker.currentNode as Text;
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(quote));
    range.setEnd(text, text.data.indexOf(quote) + quote.length);
    const words = document.createElement('em');
    words.id = 'words';
    range.surroundContents(words);
  }, FOUND.quote);
  const page = await checkSelection(reader, visit, chat.tab, '#words');
  await page.expectText(words('titleFound'));
  await chat.expectMark(0, 'waiting');
});

test('a chat page without a recognised answer gives that way on in words', async ({
  hosts,
  reader,
  visit,
}) => {
  hosts.serve('https://claude.ai/chat/new-layout', forum(FOUND.quote));
  const tab = await visit('https://claude.ai/chat/new-layout');
  const popup = new OurPage(await visit(reader.ourPage(`popup.html?tab=${tab.id}`)));
  await popup.expectText(words('emptyNoAnswerTitle'), words('emptyNoAnswer'));
  expect(words('emptyNoAnswer')).toContain(MENU);
  expect(words('emptyNotChat')).toContain(MENU);
});
