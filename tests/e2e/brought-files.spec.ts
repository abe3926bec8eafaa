import { clearStores } from '../support/clear-stores';
import { lookAtStore } from '../support/look-at-store';
import { OurPage } from '../support/our-page';
import { expect, test } from '../support/story';
import { words } from '../support/words';
import { FOUND, serveSurvey } from './survey';

/** Files and pasted answers that are not as they should be, or as rich as a browser copies them. */

test.beforeEach(async ({ hosts, reader }) => {
  serveSurvey(hosts);
  await clearStores(reader.desk);
});

/** Made in the page: a file of this size is too much to send there. */
const FILES = [
  ['beyond the limit', '{"kind":"record"}\n', 50_100_000, words('evidenceImportLarge', '50')],
  ['below it, nested without an end', '[', 49_000_000, words('answerNone')],
  ['below it, of one endless word', 'a', 49_000_000, words('answerNone')],
] as const;

for (const [fact, unit, size, sentence] of FILES)
  test(`a file of 50 MB, ${fact}, gets its sentence, and the page stays usable`, async ({
    reader,
    visit,
  }) => {
    const page = new OurPage(await visit(reader.ourPage('evidence.html')));
    await page.expectText(words('evidenceTitle'));
    await page.tab.run(
      (repeated, bytes) => {
        const text = repeated.repeat(Math.ceil(bytes / repeated.length));
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], 'answers.json'));
        document.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
      },
      unit,
      size,
    );
    await page.expectText(sentence);
    expect((await lookAtStore(reader.desk)).quotes, 'nothing is taken in').toEqual([]);
    await page.press(words('answerTitle'));
    await page.expectText(words('answerRead'));
  });

test('an answer that is pasted as a browser copies it keeps its links', async ({
  reader,
  visit,
}) => {
  const page = new OurPage(await visit(reader.ourPage('evidence.html')));
  await page.press(words('answerTitle'));
  await page.tab.run((html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'A diver wrote it down.');
    // Firefox takes what is pasted in words of its own.
    const own = { dataType: 'text/html', data: html };
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, ...own });
    document.querySelector('textarea')?.dispatchEvent(event);
  }, `<p>A diver wrote “${FOUND.quote}” <a href="${FOUND.url}">Survey</a>.</p><img src="https://tracker.example/x.png"><script>document.title = 'taken'</script>`);
  await page.expectText(words('answerUntitled', '1'), words('answerQuotesOne', '1'));
  expect(await page.tab.run(() => document.title)).not.toBe('taken');
  await page.press(words('answerCheck'));
  await page.expectNoText(words('answerStop'));
  await page.pressRow(FOUND.quote);
  await page.expectText(words('titleFound'), words('sentenceFoundOne'));
});
