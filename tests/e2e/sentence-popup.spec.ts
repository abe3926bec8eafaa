import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { html } from '../support/answers';
import { clearStores } from '../support/clear-stores';
import { findBarriers } from '../support/find-barriers';
import { OurPage } from '../support/our-page';
import type { Reader } from '../support/reader';
import { expect, test } from '../support/story';
import { until } from '../support/until';
import { words } from '../support/words';
import { FOUND, serveSurvey } from './survey';

/** Cited sentences in the popup and on their card, and the way from there to the reader's own answer. */

const folder = join(import.meta.dirname, '..', '..', 'test-results', 'pictures');
const FILLER = '<p>Rope, tar and lamp oil came from Hagen, paid on delivery.</p>'.repeat(30);
const URL = 'https://jetty.example/tar';
const SAID = 'In 2024 the harbour at Hagen took 4,120 barrels of tar from the north.';
const PAGE_SAYS = `${SAID.replace('4,120', '4,119')} But only half of them were paid.`;
const MISSING = words('claimMissingOne', '1', words('claimOnPage'));
const SCHEMES = ['light', 'dark'] as const;

test.beforeEach(async ({ hosts, reader }) => {
  mkdirSync(folder, { recursive: true });
  serveSurvey(hosts);
  const page = `<!doctype html><html lang="en"><title>Tar</title><main><p>${PAGE_SAYS}</p>${FILLER}`;
  hosts.serve(URL, html(page));
  await clearStores(reader.desk);
});
test.afterEach(({ reader }) =>
  reader.desk.run(async () => {
    const { settings = {} } = await verbatimApi.storage.local.get('settings');
    await verbatimApi.storage.local.set({ settings: { ...(settings as object), claims: false } });
  }),
);

test('the popup switches cited sentences on, lists them apart, looks all up and leads to the own answer', async ({
  ask,
  hosts,
  reader,
  visit,
}) => {
  const chat = await ask([FOUND, { sentence: SAID, url: URL }]);
  await chat.expectMark(0, 'waiting');
  const popup = new OurPage(await visit(reader.ourPage(`popup.html?tab=${chat.tab.id}`)));
  await popup.expectText(words('popupCountOne', '1'));
  await popup.expectNoText(words('claimsHeading'));
  await popup.press(words('claimsSwitch'));
  await popup.expectText(
    words('claimsHeading'),
    words('claimCountIs', words('claimCountOne', '1'), words('countClaimWaiting', '1')),
  );
  await popup.press(words('claimsLookUpAll'));
  await popup.expectText(words('countClaimMissing', '1'), words('countWaitingOne', '1'));
  const asked = hosts.askedOf('jetty.example').map(({ address }) => address);
  expect(asked, 'no quote is checked with them').toEqual([URL]);
  await popup.pressRow(SAID);
  await popup.expectText(MISSING, words('claimClosest'), words('claimSmallPrint'));
  for (const scheme of SCHEMES) {
    await popup.tab.setColorScheme(scheme);
    expect(await findBarriers(popup.tab), scheme).toEqual([]);
    await popup.tab.screenshot(join(folder, `${reader.browserName}-popup-sentence-${scheme}.png`));
  }
  const before = await recordsOpen(reader);
  await popup.press(words('claimAnswer'));
  const record = new OurPage(await visit(await openedRecord(reader, before)));
  await record.expectText(MISSING, words('evidenceNote'));
});

test('the card of a cited sentence puts up no barrier and leads to its record', async ({
  ask,
  reader,
  visit,
}) => {
  await reader.desk.run(async () => {
    await verbatimApi.storage.local.set({ settings: { claims: true } });
  });
  const chat = await ask([{ sentence: SAID, url: `${URL}?card` }]);
  await expect.poll(async () => (await chat.mark(0))?.name).toBe(words('claimMarkWaiting'));
  await chat.check(0);
  await chat.expectCard(MISSING, words('claimDetailMissingFigure', words('claimOnPage')));
  for (const scheme of SCHEMES) {
    await chat.tab.setColorScheme(scheme);
    expect(await findBarriers(chat.tab, 'verbatim-mark'), scheme).toEqual([]);
    await chat.tab.screenshot(join(folder, `${reader.browserName}-card-sentence-${scheme}.png`));
  }
  const before = await recordsOpen(reader);
  await chat.pressInCard(0, '.questions .actions button');
  const record = new OurPage(await visit(await openedRecord(reader, before)));
  await record.expectText(MISSING);
});

/** The address of the evidence page that a press has opened; it names the record. */
function openedRecord(reader: Reader, before: readonly string[]): Promise<string> {
  return until('the evidence page', async () => {
    const now = await recordsOpen(reader);
    return now.find((url) => !before.includes(url)) ?? null;
  });
}

async function recordsOpen({ desk, ourPage }: Reader): Promise<readonly string[]> {
  const pattern = `${ourPage('evidence.html')}*`;
  const tabs = await desk.run((url) => verbatimApi.tabs.query({ url }), pattern);
  return tabs.map(({ url = '' }) => url).filter((url) => url.includes('#of=claim-'));
}
