import { html } from '../support/answers';
import { chatgptPage } from '../support/chat-answer';
import { ChatPage } from '../support/chat-page';
import { expect, test } from '../support/story';
import { FOUND, serveSurvey } from './survey';

const CHAT = 'https://chatgpt.com/c/strict';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

test('marks keep their look and their use on a page that forbids foreign styles', async ({
  hosts,
  visit,
}) => {
  serveSurvey(hosts);
  const page = chatgptPage('Strict', 'What do they say?', [FOUND]);
  hosts.serve(CHAT, html(page, { 'content-security-policy': POLICY }));
  const chat = new ChatPage(await visit(CHAT));
  await chat.expectMark(0, 'waiting');
  const look = await chat.look(0);
  expect(look.height, 'no taller than a line').toBeLessThan(28);
  expect(look.border, 'no plain browser button').toBe('0px');
  await chat.check(0);
  await chat.expectMark(0, 'found');
  await chat.openCard(0);
  await chat.expectCard(...FOUND.card);
});
