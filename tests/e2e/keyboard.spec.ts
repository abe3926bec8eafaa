import type { ChatPage } from '../support/chat-page';
import { expect, test } from '../support/story';
import { words } from '../support/words';
import { FOUND, serveSurvey } from './survey';

test.beforeEach(({ hosts }) => serveSurvey(hosts));

test('the keyboard alone checks a quote, reads its card and comes back', async ({ ask }) => {
  const chat = await ask([FOUND]);
  await chat.expectMark(0, 'waiting');
  await tabTo(chat, 0);
  await chat.tab.press('Enter');
  await chat.expectMark(0, 'found');
  if ((await chat.card()) === null) await chat.tab.press('Enter');
  await chat.expectCard(...FOUND.card);
  await expect.poll(() => chat.focusIsInCard(), { message: 'focus in the card' }).toBe(true);
  await chat.tab.press('Tab');
  await expect.poll(() => chat.focusIsInCard(), { message: 'focus stays there' }).toBe(true);
  await chat.tab.press('Escape');
  await chat.expectNoCard();
  await expect.poll(() => chat.focusIsOnMark(0), { message: 'focus is back' }).toBe(true);
});

test('a screen reader hears the verdict', async ({ ask }) => {
  const chat = await ask([FOUND]);
  await chat.expectMark(0, 'waiting');
  await chat.check(0);
  await expect.poll(() => chat.announced()).toContain(words('markFound'));
});

async function tabTo(chat: ChatPage, index: number): Promise<void> {
  for (let stops = 0; stops < 20; stops++) {
    if (await chat.focusIsOnMark(index)) return;
    await chat.tab.press('Tab');
  }
  throw new Error(`Expected the mark of quote ${index} among the first 20 stops of the Tab key.`);
}
