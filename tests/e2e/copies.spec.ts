import { html } from '../support/answers';
import type { ChatPage } from '../support/chat-page';
import { expect, test } from '../support/story';
import { until } from '../support/until';
import { words } from '../support/words';

/** What a reader takes along from a card, pasted where any program would take it. */

const URL_A = 'https://harbour.example/log';
const QUOTE = 'the keeper closed the gate before the tide had turned';
const PAGE = `<!doctype html><title>Keeper’s log</title><main><p>On Friday ${QUOTE}.</p>
  ${'<p>Rope, tar and lamp oil came from Hagen, paid on delivery.</p>'.repeat(30)}</main>`;

test('a reader copies a quote with its receipt, and the source’s words with their citation', async ({
  ask,
  hosts,
}) => {
  hosts.serve(URL_A, html(PAGE));
  const chat = await ask([{ quote: QUOTE, url: URL_A }]);
  await chat.check(0);
  await chat.expectMark(0, 'found');
  const receipt = await copyFromMore(chat, '.copy-receipt');
  const [quote, verdict = '', link = ''] = receipt.split('\n');
  expect(quote).toBe(`“${QUOTE}”`);
  expect(verdict).toMatch(/^Quote found \(Verbatim, \w+ \d+, \d{4}\)$/);
  expect(link).toContain(`${URL_A}#:~:text=the%20keeper%20closed%20the%20gate`);

  const cited = await copyFromMore(chat, '.copy-citation');
  expect(cited).toMatch(
    new RegExp(`^“${QUOTE}” \\(Keeper’s log, harbour\\.example, read on \\w+ \\d+, \\d{4}\\)\\n`),
  );
  await chat.openCard(0);
  await chat.expectCard(words('actionCopied'));
});

/** Presses what copies, and pastes it into a field of the page's own. */
async function copyFromMore(chat: ChatPage, button: string): Promise<string> {
  const { tab } = chat;
  await tab.toFront();
  await chat.openCard(0);
  await tab.run(() => {
    for (const { shadowRoot } of document.querySelectorAll('verbatim-mark'))
      shadowRoot?.querySelector('details.more')?.setAttribute('open', '');
  });
  await chat.pressInCard(0, button);
  await tab.run(() => {
    document.querySelector('#paper')?.remove();
    const paper = document.createElement('textarea');
    paper.id = 'paper';
    document.body.append(paper);
    paper.focus();
  });
  await tab.press('Paste');
  return until('the pasted words', () =>
    tab.run(() => document.querySelector<HTMLTextAreaElement>('#paper')?.value || null),
  );
}
