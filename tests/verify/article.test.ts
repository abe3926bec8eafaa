import { describe, expect, test } from 'vitest';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import article from '../cases/article.json';

const kindOf = (quote: string, source: string): string =>
  verifyQuote(quote, indexSource(source)).kind;

describe('the rows of the article', () => {
  test.each(article.found)('$quote stands in: $source', ({ quote, source }) => {
    expect(kindOf(quote, source)).toBe('found');
  });

  test('the first row is found at the place the article gives', () => {
    const [row] = article.found;
    const finding = verifyQuote(row?.quote ?? '', indexSource(row?.source ?? ''));
    expect(finding).toMatchObject({ at: [{ span: { start: 38, end: 76 } }] });
  });

  test.each(article.not_found)('$quote does not stand in: $source', ({ quote, source }) => {
    expect(kindOf(quote, source)).not.toMatch(/^found/);
  });

  test.each(article.either)(
    '$quote in $source is found or refused, never an error',
    ({ quote, source }) => {
      expect(['found', 'closest', 'not-in-source', 'refused']).toContain(kindOf(quote, source));
    },
  );
});
