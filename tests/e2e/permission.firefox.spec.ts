import { type Firefox, openFirefox } from '../support/firefox';
import { OurPage } from '../support/our-page';
import { builtExtension, expect, serveChat, test } from '../support/story';
import { words } from '../support/words';
import { FOUND, serveSurvey } from './survey';

/** The store build and Firefox's own prompt. */

const CHAT = 'https://chatgpt.com/c/permission';
const HOST = 'harbour.example';

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

async function openPopup(tabId: number): Promise<OurPage> {
  return new OurPage(await firefox.open(firefox.ourPage(`popup.html?tab=${tabId}`)));
}
