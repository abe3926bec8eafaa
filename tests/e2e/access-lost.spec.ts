import { held, html } from '../support/answers';
import { openAllowed } from '../support/open-allowed';
import { OurPage } from '../support/our-page';
import type { Reader } from '../support/reader';
import { type BrowserName, expect, serveChat, test } from '../support/story';
import { words } from '../support/words';

/** The store build, and a reader who changes their mind while a check runs. */

const CHAT = 'https://chatgpt.com/c/access-lost';
const SLOW = 'https://slow.example/log';
const QUOTE = 'the keeper closed the gate before the tide had turned';

// Each starts a browser of its own.
test.slow();

test('access that is taken back while a page is fetched ends the check, with that reason', async ({
  hosts,
}, { project }) => {
  const page = held(html('<p>Too late.</p>'));
  hosts.serve(SLOW, page.answer);
  serveChat(hosts, CHAT, [{ quote: QUOTE, url: SLOW }]);
  const reader: Reader = await openAllowed(project.name as BrowserName, hosts);
  try {
    const chat = await reader.open(CHAT);
    const popup = new OurPage(await reader.open(reader.ourPage(`popup.html?tab=${chat.id}`)));
    await popup.press(words('popupCheckAll'));
    await expect.poll(() => hosts.askedOf('slow.example').length, { message: 'asked' }).toBe(1);
    const options = new OurPage(await reader.open(reader.ourPage('options.html')));
    await options.press(words('optionsRevokeNamed', words('optionsAllSites')));
    await options.expectNoText(words('optionsAllSites'));
    await popup.tab.toFront();
    await popup.expectText(
      words('groupCouldNotCheck'),
      words('whyNoPermission', 'slow.example'),
      words('needsAccessOne', '1'),
    );
  } finally {
    page.letGo();
    await reader.close();
  }
});
