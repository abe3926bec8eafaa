import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../lib/extract/html-to-text';
import { textToSourceText } from '../../lib/extract/text-to-source-text';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';

/** A number at the end of one block has nothing to do with the sentence that opens the next. */

const REST = '<p>Rope, tar and lamp oil came from Hagen.</p>';
const kind = (html: string, quote: string) =>
  verifyQuote(quote, indexSource(htmlToText(`<main>${html}${REST}</main>`))).kind;

describe('a block ends what a number says', () => {
  test.each([
    ['<h2>The best year was 2013</h2><p>A new wall was built.</p>', 'The best year was 2013'],
    ['<li>Number 60611</li><li>A second one</li>', 'Number 60611'],
    ['<td>Built in 2013</td></tr><tr><td>Dollar bills</td>', 'Built in 2013'],
    ['<p>It was 2013</p><p>C came later.</p>', 'It was 2013'],
    ['<h3>Chapter 5</h3><p>Hours went by.</p>', 'Chapter 5'],
    ['<h3>Chapter 5</h3><p>Million-year-old ice was found.</p>', 'Million-year-old ice was found'],
    ['<p>They came in two</p><p>Hundred-year floods are rare.</p>', 'They came in two'],
    ['<p>Seen in 44</p><p>BC Hydro built the dam.</p>', 'Seen in 44'],
  ])('%s: %s', (html, quote) => expect(kind(html, quote)).toBe('found'));
});

describe('a line that goes on in small letters, or with a sign, is one with the number', () => {
  test.each([
    ['<div>It cost 5<br>million euros</div>', 'It cost 5'],
    ['<p>It cost 5</p><p>million euros were spent</p>', 'million euros were spent'],
    ['<div>A depth of 5<br>km was reached</div>', 'A depth of 5'],
    ['<div>Up by 5<br>% in a year</div>', 'Up by 5'],
    ['<div>It costs €<br>5 today</div>', '5 today'],
  ])('%s: %s', (html, quote) => expect(kind(html, quote)).toBe('closest'));
});

test('plain text breaks its lines anywhere', () => {
  const text = 'Es kostete im Jahr 5\nMillionen Euro und mehr.';
  const found = verifyQuote('Es kostete im Jahr 5', indexSource(textToSourceText(text, 'text')));
  expect(found.kind).toBe('closest');
});
