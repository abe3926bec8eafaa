import { html } from '../support/answers';
import { ChatPage } from '../support/chat-page';
import { clearStores } from '../support/clear-stores';
import type { Firefox } from '../support/firefox';
import { OurPage } from '../support/our-page';
import { readDisk } from '../support/read-disk';
import { readRecords } from '../support/read-records';
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

test('pages of what is kept say in a private window where it is shown, and write nothing from there', async ({
  ask,
  hosts,
  reader,
  visit,
}) => {
  serveSurvey(hosts);
  // With nothing pinned the ordinary page has no count to write, at whatever moment.
  await clearStores(reader.desk);
  await reader.desk.run(() => verbatimApi.storage.local.remove('pinned-changes'));
  const chat = await ask([FOUND]);
  await chat.check(0);
  await chat.expectMark(0, 'found');
  const plain = new OurPage(await visit(reader.ourPage('evidence.html')));
  await plain.expectText(FOUND.quote);
  const before = await readDisk(reader.desk);
  const tab = await (reader as Firefox).openPrivately(reader.ourPage('evidence.html'));
  const page = new OurPage(tab);
  await page.expectText(words('privateWindow'));
  await tab.run(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['“The wall stands.” https://harbour.example/'], 'a.md'));
    document.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  });
  const kept = await readRecords(reader.desk);
  expect(kept).toHaveLength(1);
  const begun = await tab.run(
    (answers) => verbatimApi.runtime.sendMessage({ kind: 'check-citations', answers }),
    kept.map(({ citation, metOn }) => ({ citations: [citation], metOn })),
  );
  expect(begun, 'checks that only their records would tell of').toEqual([]);
  await tab.goto(reader.ourPage('options.html'));
  await page.expectText(words('privateWindow'), words('optionsTitle'));
  await page.expectNoText(words('optionsClear'));
  expect(await readDisk(reader.desk)).toEqual(before);
  await page.press(words('privateWindowOpen'));
  const opened = await until('the options in an ordinary window', async () => {
    const tabs = await reader.desk.run(
      (url) => verbatimApi.tabs.query({ url }),
      reader.ourPage('options.html'),
    );
    return tabs.filter(({ incognito }) => !incognito).length > 1 ? tabs : null;
  });
  expect(opened.some(({ incognito }) => incognito)).toBe(true);
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
