import { rmSync } from 'node:fs';
import { ChatPage } from '../support/chat-page';
import { openChromium } from '../support/chromium';
import { OurPage } from '../support/our-page';
import { seedAccess } from '../support/seed-access';
import { builtExtension, expect, serveChat, test } from '../support/story';
import { words } from '../support/words';
import { FOUND, serveSurvey } from './survey';

const CHAT = 'https://chatgpt.com/c/loopback';
const HOST = 'harbour.example';

test('the store build drops an answer that came from this machine', async ({ hosts }) => {
  serveSurvey(hosts);
  serveChat(hosts, CHAT, [FOUND]);
  const extension = builtExtension('chromium', 'store');
  const profile = seedAccess(extension);
  const chromium = await openChromium({
    extension,
    profile,
    proxyPort: hosts.proxyPort,
    // The public name leads straight to this machine, as a name does that was rebound.
    args: [
      `--proxy-bypass-list=${HOST}`,
      `--host-resolver-rules=MAP ${HOST}:443 127.0.0.1:${hosts.httpsPort}`,
    ],
  });
  try {
    const access = await chromium.desk.run(() => verbatimApi.permissions.getAll());
    expect(access.origins).toContain('https://*/*');
    const chat = new ChatPage(await chromium.open(CHAT));
    const popup = new OurPage(
      await chromium.open(chromium.ourPage(`popup.html?tab=${chat.tab.id}`)),
    );
    await popup.press(words('popupCheckAll'));
    await popup.expectText(words('groupCouldNotCheck'));
    expect(hosts.askedOf(HOST)).toHaveLength(1);
  } finally {
    await chromium.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
