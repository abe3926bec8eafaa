import { describe, expect, test } from 'vitest';
import { parseSelectedWords } from '../../lib/messages/selected-words';
import { LONGEST_ADDRESS, LONGEST_QUOTE_TOLD, MOST_SOURCES } from '../../lib/model/page-limits';

const SOURCE = { href: 'https://survey.example/a', label: 'Survey' };
const WORDS = { quoteText: 'the gate was shut', sources: [SOURCE], nearby: [] };

test('what a page says of its selection is taken as it is', () => {
  expect(parseSelectedWords(WORDS)).toEqual(WORDS);
});

describe('nothing is taken of', () => {
  test.each<[fact: string, raw: unknown]>([
    ['a page without a selection', null],
    ['words that are none', { ...WORDS, quoteText: 5 }],
    ['more words than any quote', { ...WORDS, quoteText: 'w'.repeat(LONGEST_QUOTE_TOLD + 1) }],
    ['more links than any quote', { ...WORDS, sources: Array(MOST_SOURCES + 1).fill(SOURCE) }],
    [
      'an endless address',
      { ...WORDS, nearby: [{ ...SOURCE, href: 'h'.repeat(LONGEST_ADDRESS + 1) }] },
    ],
    ['a source without an address', { ...WORDS, sources: [{ label: 'Survey' }] }],
  ])('%s', (_, raw) => expect(parseSelectedWords(raw)).toBeNull());
});
