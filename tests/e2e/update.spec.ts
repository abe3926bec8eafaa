import { ChatPage } from '../support/chat-page';
import { type BrowserName, expect, openReader, serveChat, test } from '../support/story';
import { FOUND, serveSurvey, VERDICT_ROWS } from './survey';

const CHAT = 'https://chatgpt.com/c/update';

test('an update with a chat page open leaves no dead marks', async ({ hosts }, { project }) => {
  serveSurvey(hosts);
  serveChat(hosts, CHAT, [FOUND, ...VERDICT_ROWS.slice(1, 3)]);
  const reader = await openReader(project.name as BrowserName, hosts);
  try {
    const chat = new ChatPage(await reader.open(CHAT));
    await chat.expectMark(2, 'waiting');
    await chat.rememberMarks();
    await reader.update();
    await expect.poll(() => chat.rememberedMarks(), { message: 'old marks' }).toBe(0);
    await expect.poll(() => chat.marksOnPage(), { message: 'one mark for each quote' }).toBe(3);
    await chat.check(0);
    await chat.expectMark(0, 'found');
  } finally {
    await reader.close();
  }
});
