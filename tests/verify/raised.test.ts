import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../lib/extract/html-to-text';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';

const verify = (quote: string, html: string) =>
  verifyQuote(quote, indexSource(htmlToText(`<p>${html}</p>`)));

describe('a figure that the page raises, copied flat', () => {
  test.each([
    ['a 2n2-dimensional space', 'a 2n<sup>2</sup>-dimensional space'],
    ['if An is Hermitian', 'if A<sup>n</sup> is Hermitian'],
    ['some 5 m2 of land', 'some 5 m<sup>2</sup> of land'],
    ['so (a+b)2 holds', 'so (a+b)<sup>2</sup> holds'],
    ['the harbour2 was shut', 'the harbour<sup>2</sup> was shut'],
    ['the bell.3 Then it', 'the bell.<sup>3</sup> Then it rang'],
    ['ions of Ca2+ enter', 'ions of Ca<sup>2+</sup> enter'],
  ])('%s stands in %s as an edit that is shown', (quote, html) => {
    const finding = verify(quote, html);
    expect(finding.kind).toBe('found-with-edits');
    expect(finding).toHaveProperty(
      'notes',
      expect.arrayContaining([expect.objectContaining({ kind: 'formula-form' })]),
    );
  });

  test.each([
    ['an area of 102 km', 'an area of 10<sup>2</sup> km', 'behind a figure it is another number'],
    ['an area of 10 2 km', 'an area of 10<sup>2</sup> km', 'nor with a space between'],
    ['an area of 5 2 km', 'an area of 5 <sup>2</sup> km', 'nor on the page'],
    ['so 2n holds', 'so 2<sup>n</sup> holds', 'a product is no power'],
    ['a 2n3-dimensional space', 'a 2n<sup>2</sup>-dimensional space', 'another exponent'],
    ['a 2N2-dimensional space', 'a 2n<sup>2</sup>-dimensional space', 'another letter'],
    ['so x12 holds', 'so x<sub>1</sub><sup>2</sup> holds', 'two figures, one of them raised'],
    ['so x holds', 'so x<sup>2</sup> holds', 'the exponent is not left out'],
  ])('%s does not stand in %s: %s', (quote, html) => {
    expect(verify(quote, html).kind).toMatch(/^(closest|not-in-source)$/);
  });

  test('typed as a raised figure it says what it says: x² is not x2', () => {
    expect(verify('so x2 holds', 'so x² holds').kind).toBe('closest');
  });
});

describe('a number in round brackets', () => {
  test.each([
    ['(500) in May', 'a loss of (500) in May'],
    ['they lost (500)', 'they lost (500) in May'],
    ['see equation (5)', 'see equation (5) below'],
    ['2009). Hence it', 'Fowler (2009). Hence it is'],
    ['as Fowler (2009', 'as Fowler (2009) says'],
    [`he is 6' 2"`, `he is 6' 2" tall`],
  ])('%s is found in %s: the quote shows the bracket, or it is a year', (quote, html) => {
    expect(verify(quote, html).kind).toBe('found');
  });

  test.each([
    ['500) in May', 'a loss of (500) in May'],
    ['500', 'a loss of (500) in May'],
    ['a loss of 500', 'a loss of (500) in May'],
    ['he is 6', 'he is 6" tall'],
  ])('%s is cut out of %s', (quote, html) => {
    expect(verify(quote, html).kind).toMatch(/^(closest|not-in-source)$/);
  });
});
