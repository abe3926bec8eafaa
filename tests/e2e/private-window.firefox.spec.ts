import { html } from '../support/answers';
import { ChatPage } from '../support/chat-page';
import type { Firefox } from '../support/firefox';
import { OurPage } from '../support/our-page';
import { readDisk } from '../support/read-disk';
import { expect, serveChat, test } from '../support/story';
import { until } from '../support/until';
import { words } from '../support/words';
import { FOUND, SURVEY_URL, serveSurvey } from './survey';

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

test('words selected in a private window are checked, and nothing of them is on disk', async ({
  hosts,
  reader,
  visit,
}) => {
  serveSurvey(hosts);
  const forum = 'https://forum.example/private';
  const link = `<a href="${SURVEY_URL}">Survey</a>`;
  hosts.serve(forum, html(`<p>They write <q id="words">${FOUND.quote}</q> (${link})`));
  const before = await readDisk(reader.desk);
  const tab = await (reader as Firefox).openPrivately(forum);
  await tab.run(() => getSelection()?.selectAllChildren(document.querySelector('#words') as Node));
  await tab.takeFromMenu('#words', words('menuCheckSelection'));
  const url = await until('the page for the words', async () => {
    const tabs = await reader.desk.run(
      (wanted) => verbatimApi.tabs.query({ url: wanted }),
      `${reader.ourPage('selection.html')}*`,
    );
    return tabs[0]?.url || null;
  });
  const page = new OurPage(await visit(url));
  await page.expectText(words('titleFound'), words('wordsPrivate'));
  expect(await readDisk(reader.desk)).toEqual(before);
  await tab.close();
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
