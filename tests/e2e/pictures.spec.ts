import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { OurPage } from '../support/our-page';
import { test } from '../support/story';
import { words } from '../support/words';
import { serveSurvey, VERDICT_ROWS } from './survey';

/** Pictures to look at: what a machine cannot judge. They are written anew at each run. */

test('badge, card and popup show themselves, in light and dark', async ({
  ask,
  checkAll,
  hosts,
  reader,
  visit,
}) => {
  const folder = join(import.meta.dirname, '..', '..', 'test-results', 'pictures');
  mkdirSync(folder, { recursive: true });
  const file = (name: string) => join(folder, `${reader.browserName}-${name}.png`);

  serveSurvey(hosts);
  const chat = await ask(VERDICT_ROWS);
  await chat.expectMark(VERDICT_ROWS.length - 1, 'waiting');
  await chat.tab.screenshot(file('marks-waiting'));
  await checkAll(chat);
  const popup = new OurPage(await visit(reader.ourPage(`popup.html?tab=${chat.tab.id}`)));
  await popup.expectText(words('popupCheckAllAgain'));

  for (const scheme of ['light', 'dark'] as const) {
    await popup.tab.toFront();
    await popup.tab.setColorScheme(scheme);
    await popup.tab.screenshot(file(`popup-${scheme}`));
    await chat.tab.toFront();
    await chat.tab.setColorScheme(scheme);
    await chat.tab.screenshot(file(`marks-${scheme}`));
    for (const [index, { name }] of VERDICT_ROWS.entries()) {
      await chat.openCard(index);
      await chat.expectCard();
      await chat.tab.screenshot(file(`card-${index}-${name.replace(/\W+/g, '-')}-${scheme}`));
      await chat.closeCard();
    }
  }
});
