import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CitationRecord } from '../../lib/model/record';
import { neverAnswers } from '../support/answers';
import type { ChatPage } from '../support/chat-page';
import { clearStores } from '../support/clear-stores';
import { readKept, writeKept } from '../support/kept-rows';
import { OurPage } from '../support/our-page';
import type { Reader, Tab } from '../support/reader';
import { expect, test } from '../support/story';
import { words } from '../support/words';
import { FOUND, SURVEY_URL, serveSurvey, VERDICT_ROWS } from './survey';

type Visit = (url: string) => Promise<Tab>;

const folder = join(import.meta.dirname, '..', '..', 'test-results', 'pictures');
const found = VERDICT_ROWS.findIndex(({ state }) => state === 'found');

test.beforeEach(async ({ hosts, reader }) => {
  mkdirSync(folder, { recursive: true });
  serveSurvey(hosts);
  await clearStores(reader.desk);
});

test('a check is kept, found again by its words, and read again from its copy without a network', async ({
  ask,
  checkAll,
  reader,
  visit,
}) => {
  const page = await openEvidence({ ask, checkAll, reader, visit });
  await page.expectText(FOUND.quote);
  await page.pressRow(FOUND.quote);
  await page.expectText(words('titleFound'), words('evidenceRecheckStored'));
  await page.press(words('evidenceRecheckStored'));
  await page.expectText(words('evidenceCopySame'), words('evidenceHistory'));
  await page.press(words('evidencePin'));
  await page.expectText(words('evidenceUnpin'));
  for (const scheme of ['light', 'dark'] as const) {
    await page.tab.setColorScheme(scheme);
    await page.tab.screenshot(join(folder, `${reader.browserName}-evidence-${scheme}.png`));
  }
});

test('a copy that was changed in the store is named, and no verdict is shown from it until the page is checked again', async ({
  ask,
  checkAll,
  reader,
  visit,
}) => {
  const page = await openEvidence({ ask, checkAll, reader, visit });
  await page.tab.run(flipStoredBytes);
  await page.tab.reload();
  await page.expectText(words('evidenceRowDamaged'), words('evidenceOnlyDamaged'));
  await page.pressRow(FOUND.quote);
  await page.expectText(words('evidenceCopyDamaged'));
  await page.expectNoText(words('sentenceFoundOne'));
  await page.tab.screenshot(join(folder, `${reader.browserName}-evidence-damaged.png`));
  await page.press(words('evidenceRecheckLive'));
  await page.expectText(words('titleFound'), words('sentenceFoundOne'), words('evidenceHistory'));
});

test('a record that was changed in the store is named, and its verdict is not shown, saved or checked again', async ({
  ask,
  checkAll,
  hosts,
  reader,
  visit,
}) => {
  const page = await openEvidence({ ask, checkAll, reader, visit });
  const asked = hosts.askedOf('harbour.example').length;
  await forgeVerdicts(page.tab);
  await page.tab.reload();
  await page.expectText(words('evidenceCountChangedOther', '3'), words('evidenceRowChanged'));
  const list = await page.text();
  for (const state of ['groupClosest', 'groupNotInSource'] as const)
    expect(list).not.toContain(`${words(state)}:`);
  const forged = VERDICT_ROWS.find(({ state }) => state === 'not-in-source')!.quote;
  await page.pressRow(forged);
  await page.expectText(words('evidenceRecordChanged'));
  await page.expectNoText(words('sentenceFoundOne'));
  await page.tab.screenshot(join(folder, `${reader.browserName}-evidence-changed.png`));
  await page.press(words('evidenceOnlyDamaged'));
  await page.expectText(words('evidenceCountChangedOther', '3'));
  await page.press(words('evidenceSave'));
  await page.press(words('evidenceSaveLines'));
  await page.expectText(words('evidenceSaveLeftOutOther', '3'));
  await page.press(words('evidenceRecheck'));
  await page.press(words('evidenceRecheckPages'));
  await page.expectText(words('tallyChanged', '3'));
  expect(hosts.askedOf('harbour.example')).toHaveLength(asked);
});

test('a pasted answer with a list of references is checked without a chat page', async ({
  reader,
  visit,
}) => {
  const page = new OurPage(await visit(reader.ourPage('evidence.html')));
  await page.press(words('answerTitle'));
  await page.tab.run((text) => {
    const field = document.querySelector('textarea') as HTMLTextAreaElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, `A diver wrote “${FOUND.quote}” [1].\n\nReferences\n[1] Seawall survey, ${FOUND.url}\n`);
  await page.press(words('answerRead'));
  await page.expectText(words('answerUntitled', '1'), words('answerQuotesOne', '1'));
  await page.tab.screenshot(join(folder, `${reader.browserName}-evidence-answer.png`));
  await page.press(words('answerCheck'));
  await page.expectNoText(words('answerStop'));
  await page.pressRow(FOUND.quote);
  await page.expectText(words('titleFound'), words('sentenceFoundOne'));
});

test('several checks are made again at once, from their copies and on the live pages, and then deleted', async ({
  ask,
  checkAll,
  reader,
  visit,
}) => {
  const page = await openEvidence({ ask, checkAll, reader, visit });
  await page.fill('input[type=search]', 'harbour.example');
  await page.expectText(words('evidenceCountOther', '5'));
  await page.press(words('evidenceRecheck'));
  await page.press(words('evidenceRecheckCopies'));
  await page.expectText(words('tallySame', '5'), words('evidenceCountOther', '10'));
  await page.press(words('evidenceRecheck'));
  await page.press(words('evidenceRecheckPages'));
  await page.expectText(words('tallySame', '5'), words('evidenceCountOther', '15'));
  await page.press(words('evidencePin'));
  await page.expectText(words('evidenceUnpin'));
  await page.press(words('evidenceDelete'));
  await page.press(words('evidenceDeleteChosenOther', '15'));
  await page.expectText(words('evidenceNoneFit'));
});

test('checks of many are stopped by the reader, and what was not begun is not', async ({
  ask,
  checkAll,
  hosts,
  reader,
  visit,
}) => {
  const page = await openEvidence({ ask, checkAll, reader, visit });
  await page.fill('input[type=search]', 'harbour.example');
  await page.expectText(words('evidenceCountOther', '5'));
  const asked = hosts.askedOf('harbour.example').length;
  hosts.serve(SURVEY_URL, neverAnswers);
  await page.press(words('evidenceRecheck'));
  await page.press(words('evidenceRecheckPages'));
  await page.expectText(words('answerProgress', '0', '5'));
  await page.press(words('answerStop'));
  await page.expectText(words('workStopped', '0', '5'), words('evidenceCountOther', '5'));
  expect(hosts.askedOf('harbour.example').length - asked).toBeLessThan(2);
});

interface Props {
  readonly ask: (quotes: typeof VERDICT_ROWS) => Promise<ChatPage>;
  readonly checkAll: (chat: ChatPage) => Promise<void>;
  readonly reader: Reader;
  readonly visit: Visit;
}

/** Checks the quotes of an answer and opens the evidence page once they have their verdicts. */
async function openEvidence({ ask, checkAll, reader, visit }: Props): Promise<OurPage> {
  const chat = await ask(VERDICT_ROWS);
  await chat.expectMark(VERDICT_ROWS.length - 1, 'waiting');
  await checkAll(chat);
  for (const [index, { state }] of VERDICT_ROWS.entries()) await chat.expectMark(index, state);
  await chat.expectMark(found, 'found');
  return new OurPage(await visit(reader.ourPage('evidence.html')));
}

/** Says “found” in every record that does not, and takes the copies away that would contradict it. */
async function forgeVerdicts(tab: Tab): Promise<void> {
  const kept = (await readKept(tab, 'records')) as unknown as readonly CitationRecord[];
  const found = kept.find(({ result }) => result.bySource[0].verdict.kind === 'found')!;
  const others = kept.filter(({ result }) => DENIED.has(result.bySource[0].verdict.kind));
  await writeKept(
    tab,
    'records',
    others.map((record) => ({ ...record, result: found.result })),
  );
  await tab.run(
    () =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('verbatim');
        request.onerror = failed;
        request.onsuccess = () => {
          const transaction = request.result.transaction(['snapshots', 'uses'], 'readwrite');
          transaction.objectStore('snapshots').clear();
          transaction.objectStore('uses').clear();
          transaction.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
  );
}

const DENIED = new Set(['found-with-edits', 'closest', 'not-in-source']);

/** Changes one bit in the last byte of what every stored page says. */
function flipStoredBytes(): Promise<void> {
  return new Promise((done, failed) => {
    const request = indexedDB.open('verbatim');
    request.onerror = failed;
    request.onsuccess = () => {
      const transaction = request.result.transaction('snapshots', 'readwrite');
      const store = transaction.objectStore('snapshots');
      const all = store.getAll();
      all.onsuccess = () => {
        for (const snapshot of all.result) {
          const bytes = snapshot.bytes.slice();
          bytes[Math.floor(bytes.length / 2)] ^= 1;
          store.put({ ...snapshot, bytes });
        }
      };
      transaction.oncomplete = () => {
        request.result.close();
        done();
      };
    };
  });
}
