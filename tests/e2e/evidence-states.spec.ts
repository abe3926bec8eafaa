import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { html, neverAnswers, status } from '../support/answers';
import { clearStores } from '../support/clear-stores';
import { findBarriers } from '../support/find-barriers';
import { OurPage } from '../support/our-page';
import { readRecords } from '../support/read-records';
import type { Reader, Tab } from '../support/reader';
import { expect, test } from '../support/story';
import { words } from '../support/words';

/** Every state of the evidence page: what axe sees of barriers in it, and a picture to look at. */

const folder = join(import.meta.dirname, '..', '..', 'test-results', 'pictures');
const ARCHIVE = 'https://tides.example/log';
const GONE = 'https://tides.example/gone';

const FOUND = 'the tide gauge at the old lock was read four times a day until 1954';
const LONG = `the keeper wrote down ${'the wind, the height of the water and every late boat, '.repeat(12)}and signed each page`;
const ARABIC = 'كان حارس المنارة يكتب ارتفاع الماء كل ست ساعات';
const HEBREW = 'השומר רשם את גובה המים ארבע פעמים ביום';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The log of the tides</title></head>
<body><main><h1>Four readings a day</h1>
<p>We know that ${FOUND}, and nobody thought it odd. In the worst winter the water stood at 4.12 m above the sill.</p>
<p>For years ${LONG}, as the rules asked of him.</p>
<p dir="rtl" lang="ar">${ARABIC}، ثم يرسل السجل إلى المدينة.</p>
<p dir="rtl" lang="he">${HEBREW}, גם בשבת.</p>
<p>A winter fog could hide the light […] for a week, and the boats stayed in.</p>
</main></body></html>`;

const QUOTES = [
  { quote: FOUND, url: ARCHIVE },
  { quote: LONG, url: ARCHIVE },
  { quote: ARABIC, url: ARCHIVE },
  { quote: HEBREW, url: ARCHIVE },
  { quote: 'the water stood at 4.21 m above the sill', url: ARCHIVE },
  { quote: 'no keeper was ever paid for the nights of that long and bitter winter', url: ARCHIVE },
  { quote: 'the lock was closed for ever on a cold morning in March', url: GONE },
] as const;

test.beforeEach(async ({ hosts, reader }) => {
  mkdirSync(folder, { recursive: true });
  hosts.serve(ARCHIVE, html(PAGE));
  hosts.serve(GONE, status(404, '<!doctype html><title>Not found</title><h1>Not found</h1>'));
  await clearStores(reader.desk);
});

test('an empty page, an answer to check, and files that are not as they should be', async ({
  reader,
  visit,
}) => {
  const page = new OurPage(await visit(reader.ourPage('evidence.html')));
  const look = looker(page, reader);
  await page.expectText(words('evidenceNone'));
  await look('empty');
  for (const [name, text, sentence] of FILES) {
    await page.tab.run(dropFile, text);
    await page.expectText(sentence);
    await look(`import-${name}`);
  }
  await page.press(words('answerTitle'));
  await page.fill('textarea', answers());
  await page.press(words('answerRead'));
  await page.expectText(words('answerCheck'));
  await look('answer');
});

test('a list and its records, of every verdict', async ({ ask, checkAll, reader, visit }) => {
  test.slow();
  const chat = await ask(QUOTES);
  await chat.expectMark(QUOTES.length - 1, 'waiting');
  await checkAll(chat);
  await chat.expectMark(QUOTES.length - 1, 'could-not-check');
  const page = new OurPage(await visit(reader.ourPage('evidence.html')));
  const look = looker(page, reader);
  await page.expectText(words('evidenceCountOther', String(QUOTES.length)));
  await look('list');
  await page.fill('input[type=search]', 'a word that no quote holds');
  await page.expectText(words('evidenceNoneFit'));
  await look('no-hit');
  await page.fill('input[type=search]', '');
  for (const [at, name] of RECORDS) {
    await page.pressRow(QUOTES[at]?.quote.slice(0, 40) ?? '');
    await page.expectText(words('evidenceSaid'));
    await look(`record-${name}`);
  }
  await page.tab.resize(420, 900);
  await page.tab.run(() => scrollTo(0, 0));
  await page.pressRow('the water stood at 4.21 m');
  const topOfRecord = () =>
    page.tab.run(() => document.querySelector('.evidence-record')?.getBoundingClientRect().top);
  await expect.poll(topOfRecord, 'the record comes into a narrow view').toBeLessThan(400);
});

test('a page that changed, a disk that is full, and a long action under way', async ({
  ask,
  checkAll,
  hosts,
  reader,
  visit,
}) => {
  const chat = await ask(QUOTES.slice(0, 2));
  await chat.expectMark(1, 'waiting');
  await checkAll(chat);
  await chat.expectMark(0, 'found-amber');
  await chat.expectMark(1, 'found');
  const page = new OurPage(await visit(reader.ourPage('evidence.html')));
  const look = looker(page, reader);
  hosts.serve(ARCHIVE, html(PAGE.replace('four times a day', 'five times a day')));
  await page.pressRow(FOUND);
  await page.press(words('evidenceRecheckLive'));
  await page.expectText(words('evidenceCountOther', '3'), words('titleClosest'));
  await look('changed');
  hosts.serve(ARCHIVE, neverAnswers);
  await page.press(words('evidenceRecheck'));
  await page.press(words('evidenceRecheckPages'));
  await page.expectText(words('answerProgress', '0', '2'));
  await look('progress');
  await page.press(words('answerStop'));
  await page.expectText(words('workStopped', '0', '2'));
  const file = (await readRecords(page.tab)).map(exportLine).join('\n');
  await clearStores(reader.desk);
  await page.tab.run(fillDisk);
  await page.tab.run(dropFile, file);
  await page.expectText(words('evidenceImportFull'));
  await look('full-disk');
});

const FILES = [
  ['unknown', 'PK\u0003\u0004 not text', words('answerNone')],
  [
    'damaged',
    '{"format":"verbatim-record","version":1,"record":{"id":7}}',
    words('evidenceImportDamaged', '1'),
  ],
  ['newer', '{"format":"verbatim-record","version":99}', words('evidenceImportNewer', '1')],
] as const;

/** Rows that are opened, and what their pictures are called. */
const RECORDS = [
  [0, 'found'],
  [1, 'long'],
  [2, 'arabic'],
  [4, 'closest'],
  [5, 'not-in-source'],
  [6, 'could-not-check'],
] as const;

/** Several answers in one file, one with a name from right to left. */
function answers(): string {
  const messages = (said: string) => [
    { uuid: 'a', sender: 'human', text: 'What do the logs say?', content: [] },
    { uuid: 'b', sender: 'assistant', text: said, content: [] },
  ];
  return JSON.stringify([
    {
      uuid: '1',
      name: 'Tides and logs',
      chat_messages: messages(`They say “${FOUND}” ([log](${ARCHIVE})).`),
    },
    { uuid: '2', name: 'سجل المد', chat_messages: messages(`“${ARABIC}” ([log](${ARCHIVE}))`) },
    { uuid: '3', name: '', chat_messages: messages(`“${LONG}” ([log](${ARCHIVE}))`) },
  ]);
}

/** Looks at the page in light and dark, narrow, and mirrored as for a language from right to left. */
function looker({ tab }: OurPage, { browserName }: Reader) {
  const look = (name: string): Promise<void> =>
    tab.screenshot(join(folder, `${browserName}-state-${name}.png`));
  const search = async (name: string): Promise<void> => {
    expect(await findBarriers(tab), name).toEqual([]);
    await look(name);
  };
  return async (name: string): Promise<void> => {
    await tab.setColorScheme('dark');
    await search(`${name}-dark`);
    await tab.setColorScheme('light');
    await look(name);
    await tab.resize(420, 900);
    await search(`${name}-narrow`);
    await mirror(tab, 'rtl');
    await look(`${name}-narrow-mirrored`);
    await tab.resize(1280, 860);
    await look(`${name}-mirrored`);
    await mirror(tab, 'ltr');
  };
}

function mirror(tab: Tab, dir: 'ltr' | 'rtl'): Promise<void> {
  return tab.run((direction) => {
    document.documentElement.dir = direction;
  }, dir);
}

function dropFile(text: string): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], 'file'));
  document.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
}

const exportLine = (record: object): string =>
  JSON.stringify({ format: 'verbatim-record', version: 1, record });

/** From now on the disk takes nothing more from this page. */
function fillDisk(): void {
  const refuse = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.add = refuse;
  IDBObjectStore.prototype.put = refuse;
}
