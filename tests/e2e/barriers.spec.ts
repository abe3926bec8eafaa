import { findBarriers } from '../support/find-barriers';
import { OurPage } from '../support/our-page';
import { expect, test } from '../support/story';
import { words } from '../support/words';
import { serveSurvey, VERDICT_ROWS } from './survey';

/** What axe can see of barriers, on everything of ours that a reader meets, in light and dark. */

const SCHEMES = ['light', 'dark'] as const;

test.beforeEach(({ hosts }) => serveSurvey(hosts));

test('marks and cards put up no barrier', async ({ ask, checkAll }) => {
  const chat = await ask(VERDICT_ROWS);
  await chat.expectMark(VERDICT_ROWS.length - 1, 'waiting');
  expect(await findBarriers(chat.tab, 'verbatim-mark')).toEqual([]);
  await checkAll(chat);
  for (const [index, { state }] of VERDICT_ROWS.entries()) {
    await chat.expectMark(index, state);
    await chat.openCard(index);
    for (const scheme of SCHEMES) {
      await chat.tab.setColorScheme(scheme);
      expect(await findBarriers(chat.tab, 'verbatim-mark'), `${state}, ${scheme}`).toEqual([]);
    }
    await chat.closeCard();
  }
});

test('the popup puts up no barrier', async ({ ask, checkAll, reader, visit }) => {
  const chat = await ask(VERDICT_ROWS);
  await chat.expectMark(VERDICT_ROWS.length - 1, 'waiting');
  const popup = new OurPage(await visit(reader.ourPage(`popup.html?tab=${chat.tab.id}`)));
  await popup.expectText(words('popupCheckAll'));
  expect(await findBarriers(popup.tab), 'before the check').toEqual([]);
  await checkAll(chat);
  await popup.expectText(words('popupCheckAllAgain'));
  await popup.pressRow(VERDICT_ROWS[0]?.quote ?? '');
  for (const scheme of SCHEMES) {
    await popup.tab.setColorScheme(scheme);
    expect(await findBarriers(popup.tab), scheme).toEqual([]);
  }
});

const REQUEST = { tabId: 1, patterns: ['*://harbour.example/*'] };

for (const [path, title] of [
  ['options.html', words('optionsTitle')],
  ['welcome.html', words('welcomeTitle')],
  ['access.html?asked=story', words('accessTitle')],
] as const)
  test(`${path.split('?')[0]} puts up no barrier`, async ({ reader, visit }) => {
    await reader.desk.run(
      (request) => verbatimApi.storage.session.set({ 'request:story': request }),
      REQUEST,
    );
    const page = new OurPage(await visit(reader.ourPage(path)));
    await page.expectText(title);
    for (const scheme of SCHEMES) {
      await page.tab.setColorScheme(scheme);
      expect(await findBarriers(page.tab), scheme).toEqual([]);
    }
  });
