import { describe, expect, test } from 'vitest';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import { ALTERED } from './altered-rows';
import { HONEST } from './honest-rows';

const kindOf = (quote: string, source: string): string =>
  verifyQuote(quote, indexSource(source)).kind;

describe.each(Object.entries(ALTERED))('altered, never accepted: %s', (_, rows) => {
  for (const [quote, source, why = ''] of rows) {
    test(`${quote} | ${source.slice(0, 80)} ${why}`, () => {
      expect(kindOf(quote, source)).not.toMatch(/^found/);
    });
  }
});

describe.each(Object.entries(HONEST))('honest, always found: %s', (_, rows) => {
  for (const [quote, source, why = ''] of rows) {
    test(`${quote} | ${source.slice(0, 80)} ${why}`, () => {
      expect(kindOf(quote, source)).toMatch(/^found/);
    });
  }
});
