import { describe, expect, test } from 'vitest';
import type { SourceUrl } from '../../lib/model/address';
import { writeCitation, writeReceipt } from '../../lib/present/write-receipt';
import {
  citationOf,
  couldNotCheck,
  found,
  foundWithEdits,
  NOW,
  READING,
  readOf,
} from '../gallery/sample-checks';
import { wordingIn } from './say-in';

const TEXT = 'Of late the wall has lost 21 stones, or so.';
const CAPTURED = Date.UTC(2019, 2, 1, 12);
const english = wordingIn('en', NOW);
const quote = citationOf('the wall has lost');
const inCopy = {
  ...found(TEXT, 'the wall has lost'),
  reading: {
    ...READING,
    via: 'archive' as const,
    capturedAt: CAPTURED,
    finalUrl: 'https://archive.example/web/2019/https://harbour.example/' as SourceUrl,
  },
};
const readIn = (via: 'open-tab' | 'file') => ({
  ...found(TEXT, 'the wall has lost'),
  reading: { ...READING, via },
});
const receipt = (...[citation, read]: [typeof quote, Parameters<typeof writeReceipt>[1]]) =>
  writeReceipt(citation, read, NOW, english).split('\n');

describe('a receipt says the verdict as the card does', () => {
  test('of a copy that the words stand in the copy of its day', () => {
    expect(receipt(quote, inCopy)).toEqual([
      '“the wall has lost”',
      'Quote found in the copy of Mar 1, 2019 (Verbatim, May 14, 2026)',
      'https://archive.example/web/2019/https://harbour.example/#:~:text=the%20wall%20has%20lost',
    ]);
  });

  test('of a tab that it was the reader’s tab', () => {
    expect(receipt(quote, readIn('open-tab'))[2]).toBe('Word for word, as seen in your tab.');
  });

  test('of a file that it was a file', () => {
    expect(receipt(quote, readIn('file'))[1]).toContain('Quote found in the file you chose');
  });

  test('of a negative while sources are kept back that it speaks of the visible one', () => {
    const citation = citationOf('absent words', { moreSources: 2 });
    expect(receipt(citation, readOf({ kind: 'not-in-source' }))[1]).toContain(
      'Not in the visible source; 2 more are not shown by the page.',
    );
  });

  test('of a source that could not be read why not', () => {
    expect(receipt(quote, couldNotCheck({ kind: 'link', class: 'gone' }))).toEqual([
      '“the wall has lost”',
      'Could not check the source. (Verbatim, May 14, 2026)',
      'The page is gone.',
      'https://harbour.example/survey',
    ]);
  });

  test('of an address that is never opened no link', () => {
    const refused = couldNotCheck({ kind: 'refused-address', why: 'private-address' });
    const router = citationOf('words here', {
      sources: [{ href: 'http://192.168.0.1/', label: 'router' }],
    });
    expect(receipt(router, refused).join()).not.toContain('192.168');
  });
});

describe('the source’s words with their citation', () => {
  test.each([
    ['a page', found(TEXT, 'the wall has lost'), 'read on May 14, 2026'],
    ['a copy', inCopy, 'archived copy of Mar 1, 2019'],
    ['a tab', readIn('open-tab'), 'read in an open tab on May 14, 2026'],
    ['a file', readIn('file'), 'read in a saved file on May 14, 2026'],
  ])('name how %s was read', (_, read, words) => {
    expect(writeCitation(quote, read, english)).toContain(words);
  });

  test('name the page of a PDF', () => {
    const read = { ...found(TEXT, 'the wall has lost'), page: 7 };
    expect(writeCitation(quote, read, english)).toBe(
      '“the wall has lost” (Seawall survey 2026, page 7, harbour.example, read on May 14, 2026)\n' +
        'https://harbour.example/survey#page=7',
    );
  });

  test('are the whole stretch where the quote left words out', () => {
    const read = foundWithEdits(TEXT, ['the wall', '21 stones'], ['has lost']);
    expect(writeCitation(citationOf('the wall … 21 stones'), read, english)).toContain(
      '“the wall has lost 21 stones” (',
    );
  });

  test('are none where the source does not hold them', () => {
    expect(writeCitation(quote, readOf({ kind: 'not-in-source' }), english)).toBeNull();
  });
});
