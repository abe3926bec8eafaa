import { expect, test } from '../support/story';
import { words } from '../support/words';
import { FOUND, serveSurvey } from './survey';

test('the toolbar button shows the quotes of the tab in front', async ({ ask, hosts, reader }) => {
  serveSurvey(hosts);
  const chat = await ask([FOUND]);
  await chat.expectMark(0, 'waiting');
  await chat.tab.toFront();
  await reader.desk.run(() => verbatimApi.action.openPopup());
  const shown = () =>
    reader.desk.run(() =>
      verbatimApi.extension
        .getViews({ type: 'popup' })
        .map((view) => view.document.body.textContent)
        .join('\n'),
    );
  await expect.poll(shown).toContain(FOUND.quote);
  await expect.poll(shown).toContain(words('popupCheckAll'));
});
