import { held, html } from '../support/answers';
import type { ChatPage } from '../support/chat-page';
import { OurPage } from '../support/our-page';
import type { Reader, Tab } from '../support/reader';
import { expect, test } from '../support/story';
import { words } from '../support/words';
import { FOUND, serveSurvey, VERDICT_ROWS } from './survey';

type Visit = (url: string) => Promise<Tab>;

test.beforeEach(({ hosts }) => serveSurvey(hosts));

test('the popup counts the quotes of its tab, checks them all and tells each verdict', async ({
  ask,
  reader,
  visit,
}) => {
  const chat = await ask(VERDICT_ROWS);
  await chat.expectMark(VERDICT_ROWS.length - 1, 'waiting');
  const popup = await openPopup(reader, visit, chat);
  await popup.expectText(words('popupCountOther', '6'), words('countWaitingOther', '6'));
  await popup.press(words('popupCheckAll'));
  await popup.expectText(
    words('countFoundOne', '1'),
    words('countFoundAmberOther', '2'),
    words('countClosestOne', '1'),
    words('countNotInSourceOne', '1'),
    words('countCouldNotCheckOne', '1'),
    words('popupCheckAllAgain'),
  );
  for (const [index, { state }] of VERDICT_ROWS.entries()) await chat.expectMark(index, state);
});

test('the filter shows one kind of verdict, and a row unfolds its card in place', async ({
  ask,
  reader,
  visit,
}) => {
  const chat = await ask(VERDICT_ROWS);
  const popup = await openPopup(reader, visit, chat);
  await popup.press(words('popupCheckAll'));
  await popup.expectText(words('popupCheckAllAgain'));
  const found = VERDICT_ROWS.find(({ state }) => state === 'found');
  const closest = VERDICT_ROWS.find(({ state }) => state === 'closest');
  await popup.press(`${words('groupClosest')}: 1`);
  await popup.expectNoText(found?.quote ?? '');
  await popup.pressRow(closest?.quote ?? '');
  await popup.expectText(...(closest?.card ?? []));
  await popup.press(words('filterAll'));
  await popup.expectText(found?.quote ?? '');
});

test('progress is told while checks run, and stopping leaves the rest unchecked', async ({
  ask,
  hosts,
  reader,
  visit,
}) => {
  const slow = held(html('<!doctype html><title>Late</title><p>Too late.</p>'));
  hosts.serve('https://late.example/page', slow.answer);
  const chat = await ask([FOUND, { ...FOUND, url: 'https://late.example/page' }]);
  const popup = await openPopup(reader, visit, chat);
  await popup.press(words('popupCheckAll'));
  await chat.expectMark(0, 'found');
  await expect
    .poll(() => popup.progress(), { message: 'progress' })
    .toBe(words('popupProgress', '1', '2'));
  await popup.press(words('popupStop'));
  await chat.expectMark(1, 'waiting');
  await popup.expectText(words('popupCheckAll'));
  slow.letGo();
});

test('a chat site can be switched off and on, and the marks follow', async ({
  ask,
  reader,
  visit,
}) => {
  const chat = await ask([FOUND]);
  await chat.expectMark(0, 'waiting');
  const popup = await openPopup(reader, visit, chat);
  await popup.press(words('popupSwitch', 'chatgpt.com'));
  await expect.poll(() => chat.marksOnPage(), { message: 'no marks' }).toBe(0);
  await popup.press(words('popupSwitch', 'chatgpt.com'));
  await chat.expectMark(0, 'waiting');
});

test('a tab without a chat page says why it is empty', async ({ hosts, reader, visit }) => {
  hosts.serve('https://plain.example/', html('<!doctype html><title>Plain</title><p>Plain.</p>'));
  const tab = await visit('https://plain.example/');
  const popup = new OurPage(await visit(reader.ourPage(`popup.html?tab=${tab.id}`)));
  await popup.expectText(words('emptyNotChatTitle'), words('emptyNotChat'));
});

async function openPopup(reader: Reader, visit: Visit, chat: ChatPage): Promise<OurPage> {
  return new OurPage(await visit(reader.ourPage(`popup.html?tab=${chat.tab.id}`)));
}
