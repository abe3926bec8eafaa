import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from '../support/answers';
import { ChatPage } from '../support/chat-page';
import { OurPage } from '../support/our-page';
import type { Reader } from '../support/reader';
import { expect, test } from '../support/story';
import { words } from '../support/words';

/** Sites that are more than a chat: nothing of ours is on them until the reader says so. */

const HOST = 'www.google.com';
const ANSWER = `https://${HOST}/search?q=seawall&udm=50`;
const PAGE = readFileSync(
  join(import.meta.dirname, '..', 'chat-pages', 'google-ai-mode.html'),
  'utf8',
);

test('an optional site has marks while it is switched on in the options', async ({
  hosts,
  reader,
  visit,
}) => {
  hosts.serve(`https://${HOST}/search`, html(PAGE));
  const chat = new ChatPage(await visit(ANSWER));
  const popup = new OurPage(await visit(reader.ourPage(`popup.html?tab=${chat.tab.id}`)));
  await popup.expectText(words('emptyNotChatTitle'));
  expect(await registered(reader)).toEqual([]);

  const options = new OurPage(await visit(reader.ourPage('options.html')));
  await options.press(HOST);
  await expectMarks(chat, 'in the tab that was open');
  await reader.stopBackground();
  await chat.tab.reload();
  await expectMarks(chat, 'after the background was stopped');

  await options.tab.toFront();
  await options.press(HOST);
  await expect.poll(() => chat.marksOnPage(), { message: 'no marks' }).toBe(0);
  await expect.poll(() => registered(reader), { message: 'no script' }).toEqual([]);
});

async function expectMarks(chat: ChatPage, when: string): Promise<void> {
  await expect.poll(() => chat.marksOnPage(), { message: `marks ${when}` }).toBeGreaterThan(0);
}

/** The pages for which a script of ours is registered. */
async function registered({ desk }: Reader): Promise<string[]> {
  const scripts = await desk.run(() => verbatimApi.scripting.getRegisteredContentScripts());
  return scripts.flatMap(({ matches }) => matches ?? []);
}
