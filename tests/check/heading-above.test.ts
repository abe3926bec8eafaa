import { expect, test } from 'vitest';
import { headingAbove } from '../../lib/check/heading-above';
import { htmlToText } from '../../lib/extract/html-to-text';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';
const said = `<p>In short, ${QUOTE}. That is all.</p>`;

const ROWS: readonly [fact: string, html: string, heading: string | null][] = [
  ['the last heading before the words', `<h1>Wall</h1><h2>Age</h2><h2>State</h2>${said}`, 'State'],
  ['not one behind them', `<h2>State</h2>${said}<h2>Costs</h2>`, 'State'],
  ['whatever its level', `<h2>State</h2><h4>Mortar</h4>${said}`, 'Mortar'],
  ['in one line', `<h2>State<br>of the <i>wall</i></h2>${said}`, 'State of the wall'],
  ['without its link', `<h2>State<a href="#state">¶</a></h2>${said}`, 'State'],
  ['without a place to edit it', `<h2>State<span>[edit]</span></h2>${said}`, 'State'],
  ['not the title again', `<title>The wall – Review</title><h1>The wall</h1>${said}`, null],
  ['not a menu', `<nav><h2>Menu</h2></nav>${said}`, null],
  ['not one nobody sees', `<h2 hidden>State</h2>${said}`, null],
  ['not a paragraph set as one', `<h2>${'State of the wall '.repeat(8)}</h2>${said}`, null],
  ['nothing on a page without headings', said, null],
  ['not itself', `<h2>In short, ${QUOTE}</h2>`, null],
];

test.each(ROWS)('%s', (_fact, html, heading) => {
  const source = htmlToText(html);
  const finding = verifyQuote(QUOTE, indexSource(source));
  if (finding.kind !== 'found') throw new Error(`Expected the quote, got ${finding.kind}.`);
  expect(headingAbove(source, finding.at)).toBe(heading);
});

test('words beside the main text stand under no heading', () => {
  const source = htmlToText(
    `<h2>State</h2><p>Nothing.</p><meta name="description" content="${QUOTE}">`,
  );
  const finding = verifyQuote(QUOTE, indexSource(source));
  if (finding.kind !== 'found') throw new Error(`Expected the quote, got ${finding.kind}.`);
  expect(headingAbove(source, finding.at)).toBeNull();
});

test('words of a frame stand under no heading of the page around it', () => {
  const page = htmlToText(`<h2>State</h2>${said}`);
  const source = { ...page, borders: [page.text.indexOf('In short')] };
  const finding = verifyQuote(QUOTE, indexSource(source));
  if (finding.kind !== 'found') throw new Error(`Expected the quote, got ${finding.kind}.`);
  expect(headingAbove(page, finding.at)).toBe('State');
  expect(headingAbove(source, finding.at)).toBeNull();
});
