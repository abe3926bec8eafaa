import { type BrowserName, expect, openReader, serveChat, test } from '../support/story';
import { until } from '../support/until';
import { FOUND, serveSurvey } from './survey';

/** The card's script is not on the page from the start; the store build must be let in with it too. */

const CHAT = 'https://chatgpt.com/c/card-script';

test('the store build brings its card into the page with the first press, not before', async ({
  hosts,
}, { project }) => {
  serveSurvey(hosts);
  serveChat(hosts, CHAT, [FOUND]);
  const reader = await openReader(project.name as BrowserName, hosts, 'store');
  try {
    const tab = await reader.open(CHAT);
    const hasCard = async (): Promise<boolean> => {
      const [frame] = await reader.desk.run(
        (tabId) =>
          verbatimApi.scripting.executeScript({
            target: { tabId },
            func: () => 'verbatimShowCard' in globalThis,
          }),
        tab.id,
      );
      return frame?.result ?? false;
    };
    await until('the mark', () =>
      tab.run(() => (document.querySelector('[data-story] verbatim-mark') ? true : null)),
    );
    expect(await hasCard()).toBe(false);
    await tab.click('[data-story="0"] verbatim-mark');
    await expect.poll(hasCard, { message: 'the card’s script' }).toBe(true);
  } finally {
    await reader.close();
  }
});
