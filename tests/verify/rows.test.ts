import { describe, expect, test } from 'vitest';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import { ALTERED_EDGES } from './altered-edges-rows';
import { ALTERED_FIGURES } from './altered-figures-rows';
import { ALTERED_LETTERS } from './altered-letters-rows';
import { ALTERED } from './altered-rows';
import { ALTERED_SCRIPTS } from './altered-script-rows';
import { ALTERED_SIGNS } from './altered-signs-rows';
import { ALTERED_VALUES } from './altered-values-rows';
import { ALTERED_WORDS } from './altered-words-rows';
import { HONEST_CUTS } from './honest-cuts-rows';
import { HONEST } from './honest-rows';
import { HONEST_SCRIPTS } from './honest-script-rows';
import { HONEST_SPELLINGS } from './honest-spelling-rows';
import { HONEST_TYPING } from './honest-typing-rows';
import { HONEST_WRITINGS } from './honest-writings-rows';

const kindOf = (quote: string, source: string): string =>
  verifyQuote(quote, indexSource(source)).kind;

const altered = {
  ...ALTERED,
  ...ALTERED_FIGURES,
  ...ALTERED_SCRIPTS,
  ...ALTERED_WORDS,
  ...ALTERED_EDGES,
  ...ALTERED_VALUES,
  ...ALTERED_LETTERS,
  ...ALTERED_SIGNS,
};
const honest = {
  ...HONEST,
  ...HONEST_SCRIPTS,
  ...HONEST_TYPING,
  ...HONEST_CUTS,
  ...HONEST_SPELLINGS,
  ...HONEST_WRITINGS,
};

describe.each(Object.entries(altered))('altered, never accepted: %s', (_, rows) => {
  for (const [quote, source, why = ''] of rows) {
    test(`${quote} | ${source.slice(0, 80)} ${why}`, () => {
      expect(kindOf(quote, source)).not.toMatch(/^found/);
    });
  }
});

describe.each(Object.entries(honest))('honest, always found: %s', (_, rows) => {
  for (const [quote, source, why = ''] of rows) {
    test(`${quote} | ${source.slice(0, 80)} ${why}`, () => {
      expect(kindOf(quote, source)).toMatch(/^found/);
    });
  }
});

describe('refusals', () => {
  test.each([
    ['!!!', 'empty'],
    ['“ ”', 'empty'],
    ['the', 'too-short'],
    ['x'.repeat(20_001), 'too-long'],
    ['is \u202e05\u202c dollars', 'unclear-characters'],
    ['это написано по-русски', 'other-language'],
  ])('%s is refused as %s', (quote, why) => {
    const finding = verifyQuote(
      quote,
      indexSource('This is the source, in English, at 05 dollars.'),
    );
    expect(finding).toEqual({ kind: 'refused', why });
  });

  test('a short word that is not there is not there, not too short', () => {
    expect(kindOf('art', 'The party left in part by cart.')).toBe('not-in-source');
  });

  test('a word of two Korean syllables is long enough', () => {
    expect(kindOf('한국', '나는 한국 사람')).toBe('found');
  });
});
