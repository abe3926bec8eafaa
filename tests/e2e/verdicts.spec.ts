import { expect, test } from '../support/story';
import { words } from '../support/words';
import { SURVEY_URL, serveSurvey, VERDICT_ROWS } from './survey';

test.beforeEach(({ hosts }) => serveSurvey(hosts));

test('a mark tells every kind of verdict, and its card says why', async ({ ask }) => {
  const chat = await ask(VERDICT_ROWS);
  for (const index of VERDICT_ROWS.keys())
    await chat.expectMark(index, 'waiting', words('markWaiting'));
  for (const [index, { state, name, card }] of VERDICT_ROWS.entries()) {
    await chat.check(index);
    await chat.expectMark(index, state, name);
    await chat.openCard(index);
    await chat.expectCard(...card);
    await chat.closeCard();
  }
});

test('a source is asked once, without cookies, referrer or address of the chat', async ({
  ask,
  hosts,
}) => {
  // An address of its own: a reading of a moment ago would be shared.
  const url = `${SURVEY_URL}?asked-once`;
  const chat = await ask(VERDICT_ROWS.slice(0, 2).map((row) => ({ ...row, url })));
  await chat.check(0);
  await chat.expectMark(0, 'found');
  await chat.closeCard();
  await chat.check(1);
  await chat.expectMark(1, 'found-amber');
  const asked = hosts.askedOf('harbour.example');
  expect(asked).toHaveLength(1);
  for (const { method, headers } of asked) {
    expect(method).toBe('GET');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
    expect(headers).not.toHaveProperty('origin');
    expect(JSON.stringify(headers)).not.toContain('chatgpt');
  }
});

test('nothing is fetched before the reader asks', async ({ ask, hosts }) => {
  const chat = await ask(VERDICT_ROWS);
  await chat.expectMark(VERDICT_ROWS.length - 1, 'waiting');
  expect(hosts.askedOf('harbour.example')).toEqual([]);
  expect(hosts.askedOf('closed.example')).toEqual([]);
});

test('a verdict that was reached is there again after the page is loaded anew', async ({ ask }) => {
  const chat = await ask(VERDICT_ROWS.slice(0, 1));
  await chat.check(0);
  await chat.expectMark(0, 'found');
  await chat.tab.reload();
  await chat.expectMark(0, 'found');
});
