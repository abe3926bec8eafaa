import { expect, test } from 'vitest';
import { makeExcerpt } from '../../lib/check/make-excerpt';
import { htmlToText } from '../../lib/extract/html-to-text';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';

/** What the card shows of this page for the quote. */
function shown(html: string, quote: string): string | null {
  const source = htmlToText(html);
  const finding = verifyQuote(quote, indexSource(source));
  return finding.kind === 'refused' ? null : (makeExcerpt(source, finding)?.text ?? null);
}

const PAGE = `<main><p>It was built in 1912.</p><h2>The lower courses</h2>
  <p>Divers looked at the wall. They found no cracks. They left.</p>
  <h2>The upper walk</h2><p>Nobody looked there.</p></main>`;

test.each<[fact: string, quote: string, text: string]>([
  [
    'the heading above is no part of the first sentence below it',
    'Divers looked at the wall',
    'Divers looked at the wall. They found no cracks.',
  ],
  [
    'the next heading is no part of the last sentence above it',
    'They left',
    'They found no cracks. They left.',
  ],
  ['a heading that is quoted itself is shown', 'The lower courses', 'The lower courses'],
  [
    'a quote that goes on from a heading into its text is shown whole',
    'The lower courses Divers looked at the wall',
    'The lower courses\nDivers looked at the wall. They found no cracks.',
  ],
])('%s', (_, quote, text) => {
  expect(shown(PAGE, quote)).toBe(text);
});

test('nothing of another frame is shown around words of one', () => {
  const text = 'Before the frame\nThey found no cracks in it and they left\nBehind the frame';
  const source = { ...htmlToText(''), text, borders: [17, 58] };
  const finding = verifyQuote('no cracks in it', indexSource(source));
  if (finding.kind !== 'found') throw new Error(`Expected the quote, got ${finding.kind}.`);
  expect(makeExcerpt(source, finding)?.text).toBe('They found no cracks in it and they left');
});
