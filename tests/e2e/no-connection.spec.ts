import { html } from '../support/answers';
import { OurPage } from '../support/our-page';
import type { Reader } from '../support/reader';
import { type BrowserName, expect, openReader, test } from '../support/story';
import { words } from '../support/words';

/** Sites that a browser cannot reach: what stands on them is not known, and nothing says that it is gone. */

const QUOTE = 'the keeper closed the gate before the tide had turned';

// Each starts a browser of its own.
test.slow();

test('a bad certificate is no verdict: the site could not be reached safely', async ({ hosts }, {
  project,
}) => {
  hosts.serve('https://badcert.example/log', html(`<p>On Friday ${QUOTE}.</p>`));
  const browser = project.name as BrowserName;
  const reader = await openReader(browser, hosts, 'e2e', { checksCertificates: true });
  try {
    const page = await check(reader, 'https://badcert.example/log');
    await page.expectText(words('titleCouldNotCheck'), words('linkNotSecure'));
    await page.expectText(words('actionCheckAgain'));
    await page.expectNoText(words('titleFound'));
    expect(hosts.askedOf('badcert.example')).toEqual([]);
  } finally {
    await reader.close();
  }
});

test('a name that leads nowhere is told from a page that is gone, and no packet leaves', async ({
  hosts,
}, { project }) => {
  const reader = await openReader(project.name as BrowserName, hosts, 'e2e', { proxyPort: null });
  try {
    const page = await check(reader, 'https://no-such-name.example/log');
    await page.expectText(words('titleCouldNotCheck'), words('linkHostUnknown'));
    await page.expectText(words('nextCheckSpelling'));
    await page.expectNoText(words('linkGone'));
  } finally {
    await reader.close();
  }
});

/** Asks for the words at this address, by hand: no chat page can be had without a connection. */
async function check(reader: Reader, address: string): Promise<OurPage> {
  const page = new OurPage(await reader.open(reader.ourPage('selection.html')));
  await page.fill('textarea', QUOTE);
  await page.fill('input', address);
  await page.press(words('wordsCheck'));
  return page;
}
