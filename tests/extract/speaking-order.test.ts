import { describe, expect, test } from 'vitest';
import { textToSourceText } from '../../lib/extract/text-to-source-text';

const textOf = (text: string): string => textToSourceText(text, 'pdf').text;
const doubtsOf = (text: string) => textToSourceText(text, 'pdf').doubts;

const SPOKEN = 'הספנים קושרים את הסירה אל המזח עם חבלים חדשים בכל ערב לפני שהרוחות באות מן הים';
const ON_THE_PAGE = [...SPOKEN].reverse().join('');

describe('letters of a text layer that were written down from the wrong side', () => {
  test.each<[fact: string, layer: string, text: string]>([
    ['Hebrew is turned', ON_THE_PAGE, SPOKEN],
    ['Hebrew as it is spoken stays', SPOKEN, SPOKEN],
    [
      'figures and Latin words in it keep their order',
      `${ON_THE_PAGE}\n.(Blue Whale, 12:30) םינפסה ואב`,
      `${SPOKEN}\nבאו הספנים (Blue Whale, 12:30).`,
    ],
    ['lines without such letters stay', `${ON_THE_PAGE}\nPage 12`, `${SPOKEN}\nPage 12`],
    ['Arabic is turned', 'ةنيدملا ىلإ ةنيفسلا', 'السفينة إلى المدينة'],
    ['Latin text stays', 'the gate is shut', 'the gate is shut'],
  ])('%s', (_, layer, text) => {
    expect(textOf(layer)).toBe(text);
  });

  test('a text that does not say its order is no proof that words are missing', () => {
    expect(doubtsOf('חזמל הרושק הריסה')).toContain('scanned');
    expect(doubtsOf(SPOKEN)).not.toContain('scanned');
  });
});
