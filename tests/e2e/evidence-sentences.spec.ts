import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { html } from '../support/answers';
import { clearStores } from '../support/clear-stores';
import { OurPage } from '../support/our-page';
import type { Reader } from '../support/reader';
import { expect, test } from '../support/story';
import { words } from '../support/words';
import { FOUND, serveSurvey } from './survey';

/** Cited sentences that quote nothing, as they are kept beside the quotes. */

const folder = join(import.meta.dirname, '..', '..', 'test-results', 'pictures');
const FILLER = '<p>Rope, tar and lamp oil came from Hagen, paid on delivery.</p>'.repeat(30);
const URL = 'https://harbour.example/tar';
const SAID = 'In 2024 the harbour at Hagen took 4,127 barrels of tar from the north.';
const PAGE_SAYS = `${SAID.replace('4,127', '4,119')} But only half of them were paid.`;
const MISSING = words('claimMissingOne', '1', words('claimOnPage'));

test.beforeEach(async ({ hosts, reader }) => {
  mkdirSync(folder, { recursive: true });
  serveSurvey(hosts);
  hosts.serve(
    URL,
    html(
      `<!doctype html><html lang="en"><title>Tar</title><main><p>${PAGE_SAYS}</p>${FILLER}</main>`,
    ),
  );
  await clearStores(reader.desk);
  await want(reader, true);
});
test.afterEach(({ reader }) => want(reader, false));

test('a look is kept beside the quotes, counted apart, and looked up again without a network', async ({
  ask,
  hosts,
  reader,
  visit,
}) => {
  const chat = await ask([FOUND, { sentence: SAID, url: URL }]);
  await expect.poll(async () => (await chat.mark(1))?.name).toBe(words('claimMarkWaiting'));
  await chat.check(0);
  await chat.expectMark(0, 'found');
  await chat.closeCard();
  await chat.check(1);
  await expect.poll(async () => (await chat.mark(1))?.name).toBe(words('claimMarkMissing'));
  const page = new OurPage(await visit(reader.ourPage('evidence.html')));
  await page.expectText(
    `${words('evidenceCountOne', '1')}, ${words('citedSentencesOne', '1')}`,
    words('evidenceRowMissing', '4,127 barrels'),
  );
  await page.press(words('evidenceKindSentences'));
  await page.expectNoText(FOUND.quote);
  await page.fill('input[type=search]', 'hagen barrels');
  await page.pressRow(SAID);
  await page.expectText(MISSING, words('claimClosest'), words('evidenceRecheckStored'));
  for (const scheme of ['light', 'dark'] as const) {
    await page.tab.setColorScheme(scheme);
    await page.tab.screenshot(
      join(folder, `${reader.browserName}-evidence-sentence-${scheme}.png`),
    );
  }
  const asked = hosts.askedOf('harbour.example').length;
  await page.press(words('evidenceRecheckStored'));
  await page.expectText(words('evidenceCopySameSentence'), words('evidenceHistorySentence'));
  expect(hosts.askedOf('harbour.example').length).toBe(asked);
  await page.press(words('evidenceNote'));
  await page.expectText(words('evidenceSaidUnclear'));
});

test('the cited sentences of a pasted answer are looked up, and a changed page is told of', async ({
  hosts,
  reader,
  visit,
}) => {
  const page = new OurPage(await visit(reader.ourPage('evidence.html')));
  await page.press(words('answerTitle'));
  await page.fill('textarea', `${SAID} [1]\n\nReferences\n[1] Tar, ${URL}\n`);
  await page.press(words('answerRead'));
  await page.expectText(words('citedSentencesOne', '1'));
  await page.press(words('answerCheckCited'));
  await page.pressRow('4,127 barrels');
  await page.expectText(MISSING);
  hosts.serve(
    URL,
    html(`<!doctype html><html lang="en"><title>Tar</title><main><p>${SAID}</p>${FILLER}</main>`),
  );
  await page.press(words('evidenceRecheckLive'));
  await page.expectText(words('claimFoundOther', '3', words('claimOnPage')));
  await page.expectText(words('changeSentenceOther', '').split(':')[1]!.trim());
});

/** The reader's switch, as options and popup set it. */
async function want({ desk }: Reader, claims: boolean): Promise<void> {
  await desk.run(async (wanted) => {
    const { settings = {} } = await verbatimApi.storage.local.get('settings');
    await verbatimApi.storage.local.set({ settings: { ...(settings as object), claims: wanted } });
  }, claims);
}
