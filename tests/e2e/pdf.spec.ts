import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText } from '../../lib/extract/extract-text';
import { openPdf } from '../../lib/extract/open-pdf-node';
import { snapshotOf } from '../extract/snapshot-of';
import { html, status } from '../support/answers';
import { bundlePdf } from '../support/bundle-pdf';
import { chineseFont, linesOf, pdfOf } from '../support/made-pdf';
import { expect, test } from '../support/story';
import { words } from '../support/words';

const FILE = join(import.meta.dirname, '..', 'pages', 'firefox-print-wikipedia-2col.pdf');
const PDF = new Uint8Array(readFileSync(FILE));
const URL_OF_PDF = 'https://papers.example/mozilla.pdf';

const asPdf = (body: Uint8Array) => status(200, body, { 'content-type': 'application/pdf' });

const QUOTES = [
  'NSS was previously tri-licensed under the Mozilla Public License 1.1, the GNU General Public License',
  'NSS was previously tri-licensed under the Mozilla Public License 1.2, the GNU General Public License',
].map((quote) => ({ quote, url: URL_OF_PDF }));

const SCRIPT = { 'content-type': 'text/javascript' };

test('a cited PDF is read to its page, over hyphens at line ends', async ({ ask, hosts }) => {
  hosts.serve(URL_OF_PDF, asPdf(PDF));
  const chat = await ask(QUOTES);
  await chat.check(0);
  await chat.expectMark(0, 'found');
  await chat.openCard(0);
  await chat.expectCard(words('titleFound'), 'page 3');
  await chat.closeCard();
  await chat.check(1);
  await chat.expectMark(1, 'closest');
  await chat.openCard(1);
  await chat.expectCard(words('titleClosest'), '1.2', '1.1', 'page 3');
});

test('a PDF is read again after the background was stopped', async ({ ask, hosts, reader }) => {
  const url = 'https://papers.example/again.pdf';
  hosts.serve(url, asPdf(PDF));
  const chat = await ask(QUOTES.map(({ quote }) => ({ quote, url })));
  await chat.check(0);
  await chat.expectMark(0, 'found');
  await chat.closeCard();
  await reader.stopBackground();
  await chat.check(1);
  await chat.expectMark(1, 'closest');
});

test('a PDF that is broken, or cut off, is could-not-check, and says so', async ({
  ask,
  hosts,
}) => {
  const broken = 'https://papers.example/broken.pdf';
  hosts.serve(broken, asPdf(new TextEncoder().encode('%PDF-1.7\nand then nothing of the kind')));
  const chat = await ask([{ quote: QUOTES[0]!.quote, url: broken }]);
  await chat.check(0);
  await chat.expectMark(0, 'could-not-check');
  await chat.openCard(0);
  await chat.expectCard(words('titleCouldNotCheck'), words('linkNotText'));
});

test('a Chinese PDF is read by the tables packed with the extension', async ({ ask, hosts }) => {
  const url = 'https://papers.example/harbour.pdf';
  const quote = '港口在第一次钟声后关闭，水门在七点钟打开。';
  const hex = [...quote].map((char) => char.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const pdf = pdfOf({ content: linesOf(`<${hex}>`), ...chineseFont('UniGB-UCS2-H') });
  hosts.serve(url, asPdf(pdf));
  const chat = await ask([{ quote, url }]);
  await chat.check(0);
  await chat.expectMark(0, 'found');
});

test('the browser reads the same text as Node', async ({ hosts, visit }) => {
  const read = await extractText(snapshotOf(PDF), { openPdf });
  const site = 'https://saved.example';
  hosts.serve(`${site}/paper.pdf`, asPdf(PDF));
  hosts.serve(
    `${site}/reads-a-pdf`,
    html('<body><script type="module" src="/read-pdf.js"></script>'),
  );
  for (const [path, body] of await bundlePdf()) {
    hosts.serve(`${site}${path}`, status(200, body, SCRIPT));
  }
  const tab = await visit(`${site}/reads-a-pdf`);
  const written = () => tab.run(() => document.querySelector('pre')?.textContent ?? null);
  await expect.poll(written, { message: 'what the page read' }).not.toBe(null);
  expect(JSON.parse((await written()) ?? '')).toEqual(read);
});
