import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from '../support/answers';
import { type Firefox, openFirefox } from '../support/firefox';
import { OurPage } from '../support/our-page';
import { builtExtension, expect, serveChat, test } from '../support/story';
import { until } from '../support/until';
import { words } from '../support/words';
import { FOUND, SURVEY_URL, serveSurvey } from './survey';

/** The store build and Firefox's own prompt. */

const CHAT = 'https://chatgpt.com/c/permission';
const HOST = 'harbour.example';

const ANSWER = 'https://www.google.com/search?q=seawall&udm=50';
const ANSWER_PAGE = readFileSync(
  join(import.meta.dirname, '..', 'chat-pages', 'google-ai-mode.html'),
  'utf8',
);

let firefox: Firefox;

test.beforeAll(async ({ hosts }) => {
  serveSurvey(hosts);
  serveChat(hosts, CHAT, [FOUND]);
  const extension = builtExtension('firefox', 'store');
  firefox = await openFirefox({ extension, proxyPort: hosts.proxyPort });
});

test.afterAll(() => firefox.close());

test('a site is asked for when a check needs it; declined, all else stays usable', async ({
  hosts,
}) => {
  const chat = await firefox.open(CHAT);
  const popup = await openPopup(chat.id);
  await popup.expectText(words('needsAccessOne', '1'));
  await popup.press(words('popupCheckAll'));
  await firefox.answerPrompt('decline');
  expect(hosts.askedOf(HOST)).toEqual([]);
  await popup.expectText(words('popupCheckAll'));
  await popup.tab.close();
  await chat.close();
});

test('allowed, the check goes on by itself', async ({ hosts }) => {
  const chat = await firefox.open(CHAT);
  const popup = await openPopup(chat.id);
  await popup.expectText(words('needsAccessOne', '1'));
  await popup.press(words('popupCheckAll'));
  await firefox.answerPrompt('allow');
  await popup.expectText(words('groupFound'));
  expect(hosts.askedOf(HOST).length).toBeGreaterThan(0);
  await popup.tab.close();
  await chat.close();
});

test('an optional chat site is asked for, and goes when its access is taken back', async ({
  hosts,
}) => {
  hosts.serve('https://www.google.com/search', html(ANSWER_PAGE));
  const options = new OurPage(await firefox.open(firefox.ourPage('options.html')));
  await options.press('www.google.com');
  await firefox.answerPrompt('allow');
  const chat = await firefox.open(ANSWER);
  // The insides of marks are closed to pages here, and so to stories.
  const marks = () => chat.run(() => document.querySelectorAll('body verbatim-mark').length);
  await expect.poll(marks, { message: 'marks' }).toBeGreaterThan(0);
  await options.tab.toFront();
  await options.press(words('optionsRevokeNamed', 'google.com'));
  await expect.poll(marks, { message: 'no marks' }).toBe(0);
  const scripts = () => firefox.desk.run(() => verbatimApi.scripting.getRegisteredContentScripts());
  await expect.poll(scripts, { message: 'no script' }).toEqual([]);
  await chat.close();
  await options.tab.close();
});

test('selected words of an unknown page are read by the press of the menu alone', async ({
  hosts,
}) => {
  const forum = 'https://forum.example/thread';
  hosts.serve(
    forum,
    html(`<p>They write <q id="words">${FOUND.quote}</q> (<a href="${SURVEY_URL}">Survey</a>)`),
  );
  const tab = await firefox.open(forum);
  await tab.run(() => getSelection()?.selectAllChildren(document.querySelector('#words') as Node));
  await tab.takeFromMenu('#words', words('menuCheckSelection'));
  const url = await until('the page for the words', async () => {
    const tabs = await firefox.desk.run(
      (wanted) => verbatimApi.tabs.query({ url: wanted }),
      `${firefox.ourPage('selection.html')}*`,
    );
    return tabs[0]?.url || null;
  });
  const page = new OurPage(await firefox.open(url));
  await page.expectText(words('wordsTitle'));
  expect(await page.field('input')).toBe(SURVEY_URL);
  await page.tab.close();
  await tab.close();
});

async function openPopup(tabId: number): Promise<OurPage> {
  return new OurPage(await firefox.open(firefox.ourPage(`popup.html?tab=${tabId}`)));
}
