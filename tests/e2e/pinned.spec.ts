import { seal } from '../../lib/model/seal';
import { html } from '../support/answers';
import { clearStores } from '../support/clear-stores';
import { readKept, writeKept } from '../support/kept-rows';
import { OurPage } from '../support/our-page';
import type { Tab } from '../support/reader';
import { expect, test } from '../support/story';
import { until } from '../support/until';
import { words } from '../support/words';
import { FOUND, SURVEY_URL, serveSurvey, VERDICT_ROWS } from './survey';

const LATER = '<!doctype html><title>Survey</title><main><p>The wall was built anew.</p></main>';
const TIDES = 'The harbour office keeps a log of the tides and of late boats. '.repeat(20);

test.beforeEach(async ({ hosts, reader }) => {
  serveSurvey(hosts);
  await clearStores(reader.desk);
});

test('pinned quotes are checked again as often as the reader set, and the changed one is told', async ({
  ask,
  checkAll,
  hosts,
  reader,
  visit,
}) => {
  const chat = await ask(VERDICT_ROWS.slice(0, 2));
  await chat.expectMark(1, 'waiting');
  await checkAll(chat);
  await chat.expectMark(0, 'found');
  await chat.expectMark(1, 'found-amber');
  const evidence = new OurPage(await visit(reader.ourPage('evidence.html')));
  await evidence.expectText(words('evidenceCountOther', '2'));
  await evidence.press(words('evidencePin'));
  await evidence.expectText(words('evidenceUnpin'));
  await makeOlder(evidence.tab, 8);

  const [first, second] = [FOUND.quote, 'nobody who has stood on it in a northerly gale'];
  hosts.serve(
    SURVEY_URL,
    html(`${LATER}<p>They say ${second}, with the spray coming over, would promise fifty winters.
      ${TIDES}</p>`),
  );
  const options = new OurPage(await visit(reader.ourPage('options.html')));
  await choose(options.tab, words('optionsRecheckWeek'));
  await until('the count of changed quotes', async () =>
    (await countOf(reader.desk)) ? true : null,
  );
  await reader.stopBackground();

  const popup = new OurPage(await visit(reader.ourPage(`popup.html?tab=${chat.tab.id}`)));
  await popup.expectText(words('pinnedChangedOther', '1', '2'));
  await evidence.tab.reload();
  await evidence.press(words('pinnedChangedOther', '1', '2'));
  await evidence.expectText(words('evidenceCountOne', '1'));
  await evidence.pressRow(first);
  await evidence.expectText(words('titleNotInSource'));
  expect(hosts.askedOf('harbour.example').length).toBeLessThan(4);
  await choose(options.tab, words('optionsRecheckNever'));
  await until('the alarm to be gone', async () => {
    const alarms = await reader.desk.run(() => verbatimApi.alarms.getAll());
    return alarms.some(({ name }) => name === 'recheck') ? null : true;
  });
});

function countOf(desk: Tab): Promise<number> {
  return desk.run(async () => {
    const all = await verbatimApi.storage.local.get('pinned-changes');
    return (all['pinned-changes'] as { changed: number } | undefined)?.changed ?? 0;
  });
}

async function choose(tab: Tab, name: string): Promise<void> {
  await until(`the choice “${name}”`, () =>
    tab.run((wanted) => {
      const select = document.querySelector('select');
      const option = [...(select?.options ?? [])].find(({ text }) => text === wanted);
      if (!select || !option) return null;
      select.value = option.value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    }, name),
  );
}

/** Lets every record look so many days older: the clock of a browser cannot be moved. */
async function makeOlder(tab: Tab, days: number): Promise<void> {
  const older = (await readKept(tab, 'records')).map(({ seal: _, ...record }) =>
    seal({ ...record, checkedAt: Number(record.checkedAt) - days * 24 * 60 * 60_000 }),
  );
  await writeKept(tab, 'records', older);
}
