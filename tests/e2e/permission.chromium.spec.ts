import { type Chromium, openChromium } from '../support/chromium';
import { OurPage } from '../support/our-page';
import { answerPrompt, openScreen, type Screen } from '../support/screen';
import { builtExtension, expect, serveChat, test } from '../support/story';
import { words } from '../support/words';
import { FOUND, serveSurvey } from './survey';

/** The store build and Chromium's own prompt, which needs a screen, if one that nobody looks at. */

const CHAT = 'https://chatgpt.com/c/permission';
const HOST = 'harbour.example';

let screen: Screen;
let chromium: Chromium;

test.skip(process.env.HAS_SCREEN !== '1', 'Xvfb and xdotool are not installed here');

test.beforeAll(async ({ hosts }) => {
  serveSurvey(hosts);
  serveChat(hosts, CHAT, [FOUND]);
  screen = await openScreen();
  chromium = await openChromium({
    extension: builtExtension('chromium', 'store'),
    proxyPort: hosts.proxyPort,
    headless: false,
    env: { DISPLAY: screen.display },
  });
});

test.afterAll(async () => {
  await chromium?.close();
  await screen?.close();
});

test('a site is asked for when a check needs it: declined, nothing is fetched; allowed, it is', async ({
  hosts,
}) => {
  const chat = await chromium.open(CHAT);
  const popup = new OurPage(await chromium.open(chromium.ourPage(`popup.html?tab=${chat.id}`)));
  await popup.expectText(words('needsAccessOne', '1'));
  await popup.press(words('popupCheckAll'));
  await answerPrompt(screen, popup.tab, 'decline');
  await popup.expectText(words('popupCheckAll'));
  expect(hosts.askedOf(HOST)).toEqual([]);

  await popup.expectText(words('needsAccessOne', '1'));
  await popup.press(words('popupCheckAll'));
  await answerPrompt(screen, popup.tab, 'allow');
  await expect.poll(() => hosts.askedOf(HOST).length, { message: 'requests' }).toBe(1);
  // The answer comes from this machine, which the guard of the store build must not believe.
  await popup.expectText(words('groupCouldNotCheck'), words('addressPrivate'));
});
