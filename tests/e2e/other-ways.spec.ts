import { allowArchive, switchArchive } from '../support/allow-archive';
import { html, status } from '../support/answers';
import { OurPage } from '../support/our-page';
import { expect, test } from '../support/story';
import { until } from '../support/until';
import { words } from '../support/words';

/** What a reader can do when the address alone did not settle it. */

const QUOTE = 'the keeper closed the gate before the tide had turned';
const FILLER = '<p>Rope, tar and lamp oil came from Hagen, paid on delivery.</p>'.repeat(30);
const pageWith = (sentence: string) =>
  `<!doctype html><title>Keeper’s log</title><main><p>${sentence}</p>${FILLER}</main>`;

test.beforeAll(async ({ reader }) => {
  await allowArchive(reader);
  await switchArchive(reader, false);
});

/** The archive’s two questions and one copy, for the page at `url`. */
function copiesOf(url: string, ...copies: readonly (readonly [stamp: string, page: string])[]) {
  const rows = copies.map(([stamp]) => [stamp, url]);
  const json = { 'content-type': 'application/json' };
  return (serve: (address: string, answer: ReturnType<typeof html>) => void) => {
    serve('https://archive.org/wayback/available', status(200, '{"archived_snapshots":{}}', json));
    serve(
      'https://web.archive.org/cdx/search/cdx',
      status(
        200,
        JSON.stringify(rows.length > 0 ? [['timestamp', 'original'], ...rows] : []),
        json,
      ),
    );
    for (const [stamp, page] of copies)
      serve(`https://web.archive.org/web/${stamp}id_/${url}`, html(page));
  };
}

test('a page that scripts build is read in the reader’s own tab', async ({
  ask,
  hosts,
  reader,
}) => {
  const url = 'https://built.example/log';
  const built = `<!doctype html><title>Log</title><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript>
    <script>document.getElementById('root').innerHTML = ${JSON.stringify(`<p>On Friday ${QUOTE}.</p>${FILLER}`)}</script>`;
  hosts.serve(url, html(built));
  const chat = await ask([{ quote: QUOTE, url }]);
  await chat.check(0);
  await chat.expectMark(0, 'could-not-check');
  await chat.openCard(0);
  await chat.pressInCard(0, '.way-open-tab.main');
  await chat.expectMark(0, 'found');
  const [tab] = await reader.desk.run(
    (wanted) => verbatimApi.tabs.query({ url: wanted }),
    `${url}*`,
  );
  expect(tab?.url).toBe(url);
  await chat.tab.toFront();
  await chat.openCard(0);
  await chat.expectCard(words('titleFound'), words('sentenceFoundInTab'));
});

test('a page that is gone is read in its archived copy, on a press', async ({ ask, hosts }) => {
  const url = 'https://gone.example/log';
  hosts.serve(url, status(404, '<h1>Not found</h1>'));
  copiesOf(url, ['20260512101112', pageWith(`On Friday ${QUOTE}.`)])(hosts.serve);
  const chat = await ask([{ quote: QUOTE, url }]);
  await chat.check(0);
  await chat.expectMark(0, 'could-not-check');
  expect(hosts.askedOf('web.archive.org'), 'nothing is asked unasked').toEqual([]);
  await chat.openCard(0);
  await chat.pressInCard(0, '.way-copies.main');
  await chat.expectMark(0, 'found-amber', words('markFoundCopy'));
  await chat.openCard(0);
  await chat.expectCard(/Quote found in the copy of May 12, 2026/, words('sentenceFoundInCopy'));
});

test('switched on, the archive is asked once by itself, of a page that is gone alone', async ({
  ask,
  hosts,
  reader,
}) => {
  const url = 'https://gone-too.example/log';
  hosts.serve(url, status(410, '<h1>Gone</h1>'));
  copiesOf(url, ['20260512101112', pageWith(`On Friday ${QUOTE}.`)])(hosts.serve);
  const refused = 'https://refuses.example/log';
  hosts.serve(refused, status(403, '<h1>Forbidden</h1>'));
  await switchArchive(reader, true);
  try {
    const chat = await ask([
      { quote: QUOTE, url },
      { quote: QUOTE, url: refused },
    ]);
    await chat.check(1);
    await chat.expectMark(1, 'could-not-check');
    expect(hosts.askedOf('web.archive.org')).toEqual([]);
    await chat.check(0);
    await chat.expectMark(0, 'found-amber', words('markFoundCopy'));
    await chat.openCard(0);
    await chat.expectCard(/Quote found in the copy of May 12, 2026/);
    expect(hosts.askedOf('web.archive.org').length).toBe(2);
  } finally {
    await switchArchive(reader, false);
  }
});

test('an archive that holds nothing, and one that does not answer, are told apart', async ({
  ask,
  hosts,
}) => {
  const url = 'https://lost.example/log';
  hosts.serve(url, status(404, '<h1>Not found</h1>'));
  copiesOf(url)(hosts.serve);
  const silent = 'https://silent.example/log';
  hosts.serve(silent, status(410, '<h1>Gone</h1>'));
  const chat = await ask([
    { quote: QUOTE, url },
    { quote: QUOTE, url: silent },
  ]);
  for (const index of [0, 1]) {
    if (index === 1) hosts.serve('https://web.archive.org/cdx/search/cdx', status(503, 'busy'));
    await chat.check(index);
    await chat.expectMark(index, 'could-not-check');
    await chat.openCard(index);
    await chat.pressInCard(index, '.way-copies.main');
    await chat.expectCard(
      words(index === 0 ? 'archivedNone' : 'archivedNoAnswer', 'Wayback Machine'),
    );
    await chat.expectMark(index, 'could-not-check');
    await chat.closeCard();
  }
});

test('words that left the page are shown in the copy that had them', async ({ ask, hosts }) => {
  const url = 'https://changed.example/log';
  hosts.serve(url, html(pageWith('Nobody came.')));
  copiesOf(
    url,
    ['20260601000000', pageWith('Nobody came.')],
    ['20260512101112', pageWith(`On Friday ${QUOTE}.`)],
  )(hosts.serve);
  const chat = await ask([{ quote: QUOTE, url }]);
  await chat.check(0);
  await chat.expectMark(0, 'not-in-source');
  await chat.openCard(0);
  await chat.pressInCard(0, 'summary');
  await chat.pressInCard(0, '.way-copies');
  await chat.expectCard(/These words were on the page on May 12, 2026/);
  await chat.expectMark(0, 'not-in-source');
});

test('the right words under the wrong link are found in the other source', async ({
  ask,
  hosts,
}) => {
  const [wrong, right] = ['https://wrong.example/log', 'https://right.example/log'];
  hosts.serve(wrong, html(pageWith('Nobody came.')));
  hosts.serve(right, html(pageWith(`On Friday ${QUOTE}.`)));
  const chat = await ask([
    { quote: QUOTE, url: wrong },
    { quote: 'Rope, tar and lamp oil came from Hagen', url: right, label: 'Right log' },
  ]);
  await chat.check(0);
  await chat.expectMark(0, 'not-in-source');
  await chat.openCard(0);
  await chat.pressInCard(0, 'summary');
  await chat.pressInCard(0, '.way-other-sources');
  await chat.expectCard(words('elsewhereNamed', 'Right log'));
  await chat.expectMark(0, 'not-in-source');
});

test('a page that only its reader may open is read from the file they saved', async ({
  ask,
  hosts,
  reader,
  visit,
}) => {
  const url = 'https://closed.example/log';
  hosts.serve(url, status(403, '<h1>Forbidden</h1>'));
  const chat = await ask([{ quote: QUOTE, url }]);
  await chat.check(0);
  await chat.expectMark(0, 'could-not-check');
  await chat.openCard(0);
  await chat.pressInCard(0, 'summary');
  await chat.pressInCard(0, '.way-file');
  const asked = await until('the page that takes the file', async () => {
    const [tab] = await reader.desk.run(
      (wanted) => verbatimApi.tabs.query({ url: wanted }),
      `${reader.ourPage('file.html')}*`,
    );
    return tab?.url ?? null;
  });
  const page = new OurPage(await visit(asked));
  await page.expectText('closed.example');
  await page.tab.run(
    (text) => {
      const files = new DataTransfer();
      files.items.add(new File([text], 'log.html', { type: 'text/html' }));
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      if (input === null) throw new Error('Expected a field for the file.');
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    pageWith(`On Friday ${QUOTE}.`),
  );
  await chat.tab.toFront();
  await chat.expectMark(0, 'found-amber', words('titleFoundInFile'));
});
