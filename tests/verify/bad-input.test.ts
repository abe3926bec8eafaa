import { describe, expect, test } from 'vitest';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';

const TEXT = 'The gate is shut at dusk, and the keeper goes home.';
const verify = (quote: string, source: string) => verifyQuote(quote, indexSource(source));

describe('bad input gives a finding or a named refusal, never an exception', () => {
  test.each([
    ['lone surrogates in the quote', 'gate \ud800 is \udc00 shut', TEXT],
    ['lone surrogates in the source', 'gate is shut', 'The \udc00gate \ud83d is shut\ud800'],
    ['NUL in the quote', 'gate\u0000 is shut', TEXT],
    ['NUL in the source', 'gate is shut', 'The gate\u0000 is\u0000 shut'],
    ['a quote longer than the source', `${TEXT} ${TEXT}`, 'The gate'],
    ['an empty source', 'gate is shut', ''],
    ['a source of spaces', 'gate is shut', ' \n\t '],
    ['a source of marks', 'gate is shut', '“”…—!?'],
    ['100,000 quotation marks in the source', 'gate is shut', `${'"'.repeat(100_000)}${TEXT}`],
    ['200 quotation marks in the quote', `${'“'.repeat(200)}gate is shut`, TEXT],
    ['brackets that never close', `${'['.repeat(500)}gate is shut`, TEXT],
    ['a quote of ellipses and one word', `${'… '.repeat(300)}keeper`, TEXT],
    ['a word of 15,000 letters', 'a'.repeat(15_000), TEXT],
    ['figures without end', '1'.repeat(15_000), `${'1'.repeat(100_000)} ${TEXT}`],
    ['combining marks without end', `e${'\u0301'.repeat(10_000)}`, `e${'\u0301'.repeat(50_000)}`],
  ])('%s', (_, quote, source) => {
    expect(verify(quote, source).kind).toMatch(
      /^(found|found-with-edits|closest|not-in-source|refused)$/,
    );
  });

  test.each([
    ['', 'empty'],
    ['… — “ ” !', 'empty'],
    ['\u200b\u2060\ufeff \n', 'empty'],
    ['"'.repeat(15_000), 'empty'],
    ['"'.repeat(100_000), 'too-long'],
    [`gate ${'is '.repeat(10_000)}`, 'too-long'],
    ['gate \u202eis shut\u202c', 'unclear-characters'],
    ['gate \u202dis shut\u202c', 'unclear-characters'],
    ['gate \ufffd shut', 'unclear-characters'],
  ])('%j is refused as %s', (quote, why) => {
    expect(verify(quote, TEXT)).toEqual({ kind: 'refused', why });
  });

  test('a direction override around the words of the source is no proof of them', () => {
    expect(verify('gate is shut', 'The gate \u202eis\u202c shut')).toEqual({
      kind: 'refused',
      why: 'unclear-characters',
    });
  });

  test('NUL and lone surrogates around words do not hide them', () => {
    expect(verify('gate is shut', 'The gate\u0000 is \ud800 shut').kind).toMatch(/^found/);
    expect(verify('the gate is shut', '\ud83d the gate is shut \udc00').kind).toBe('found');
  });

  // The test runner slows the scanner several times, so only two characters come in full size.
  test.each([
    ['a', 10],
    [' ', 10],
    ['-', 1],
    ['1', 1],
    ['"', 1],
    ['東', 1],
    ['\u0301', 1],
    ['\u00ad', 1],
    ['[', 1],
    ['&', 1],
  ])(
    '%j without end, %i MB, is read in time',
    (char, millions) => {
      const index = indexSource(`${char.repeat(millions * 1_000_000)} ${TEXT}`);
      expect(verifyQuote('the keeper goes home', index).kind).toBe('found');
      expect(verifyQuote('the keeper walks home', index).kind).toBe('closest');
    },
    30_000,
  );
});
