import { expect } from '@playwright/test';
import type { ChatPage } from './chat-page';
import { until } from './until';
import { words } from './words';

/** Looks at every row, also after one that is not as expected. */
export async function expectReason(chat: ChatPage, index: number, sentence: string): Promise<void> {
  expect.soft((await chat.verdict(index)).name).toBe(words('markCouldNotCheck'));
  await chat.openCard(index);
  const card = await until('the card', () => chat.card());
  expect.soft(card).toContain(words('titleCouldNotCheck'));
  expect.soft(card).toContain(sentence);
  await chat.closeCard();
}
