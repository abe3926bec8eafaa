import { ChatPage } from '../support/chat-page';
import type { Firefox } from '../support/firefox';
import { readDisk } from '../support/read-disk';
import { expect, serveChat, test } from '../support/story';
import { FOUND, serveSurvey } from './survey';

const CHAT = 'https://chatgpt.com/c/private';

test('a check in a private window writes nothing to disk', async ({ hosts, reader }) => {
  serveSurvey(hosts);
  serveChat(hosts, CHAT, [FOUND]);
  const before = await readDisk(reader.desk);
  const chat = new ChatPage(await (reader as Firefox).openPrivately(CHAT));
  await chat.expectMark(0, 'waiting');
  await chat.check(0);
  await chat.expectMark(0, 'found');
  expect(await readDisk(reader.desk)).toEqual(before);
  await chat.tab.close();
});

test('the same check in a plain window keeps a record, so the look at the disk is not blind', async ({
  ask,
  hosts,
  reader,
}) => {
  serveSurvey(hosts);
  const before = await readDisk(reader.desk);
  const chat = await ask([FOUND]);
  await chat.check(0);
  await chat.expectMark(0, 'found');
  expect(await readDisk(reader.desk)).not.toEqual(before);
});
