import type { CDPSession } from '@playwright/test';
import { html } from '../support/answers';
import { chatgptPage } from '../support/chat-answer';
import { ChatPage } from '../support/chat-page';
import type { Chromium } from '../support/chromium';
import { expect, test } from '../support/story';
import { until } from '../support/until';
import { FOUND, serveSurvey } from './survey';

/**
 * Typing while a long chat is on the page. Our work is counted as calls of the content script's own
 * functions, which Chromium tells exactly; no clock takes part.
 */

const CHAT = 'https://chatgpt.com/c/long';
const KEYS = 60;

/** A chat of many answers, and a composer of each kind that sites have. */
function longChat(answers: number): string {
  const page = chatgptPage('Long', 'What do they say?', [FOUND]);
  const [turn = ''] = /<div data-turn-key=[\s\S]*(?=\n<\/div><\/div><\/main>)/.exec(page) ?? [];
  const more = Array.from({ length: answers }, (_, index) =>
    turn.replace(/10000000-/, `${20_000_000 + index}-`).replace('data-story', 'data-copy'),
  );
  const fields = '<textarea id="field"></textarea><div id="rich" contenteditable>.</div>';
  return page.replace(turn, turn + more.join('')).replace('</body>', `${fields}</body>`);
}

test.beforeEach(({ hosts }) => serveSurvey(hosts));

for (const answers of [2, 150])
  test(`a key pressed in the composer of a chat of ${answers} answers costs next to nothing`, async ({
    hosts,
    reader,
    visit,
  }) => {
    hosts.serve(CHAT, html(longChat(answers)));
    const chat = new ChatPage(await visit(CHAT));
    await chat.expectMark(0, 'waiting');
    const page = await until('the page', () => {
      const { context } = reader as Chromium;
      return context.pages().find((each) => each.url() === CHAT) ?? null;
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

    await takeCounts(session);
    await page.locator('#field').pressSequentially('a'.repeat(KEYS));
    const inField = await takeCounts(session);
    // Whatever listens to keys is called once for each of them; our clockwork is not.
    expect(Math.max(0, ...inField), 'calls of one function in a text field').toBeLessThan(KEYS);

    await page.locator('#rich').pressSequentially('a'.repeat(KEYS));
    const inRich = await takeCounts(session);
    const sum = inRich.reduce((all, one) => all + one, 0);
    expect(sum, 'calls are counted at all').toBeGreaterThan(0);
    expect(sum, 'calls in a field of the page’s own').toBeLessThan(KEYS * 10);
    await session.detach();
  });

/** How often each function of the content script was called since the last time. */
async function takeCounts(session: CDPSession): Promise<number[]> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const ours = result.filter(({ url }) => url.endsWith('/chat.js'));
  return ours.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0));
}
