import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenise } from '../../lib/text/tokenise';
import { nastyText } from './alphabet';

const RUNS = { numRuns: 1500, seed: 20261130 };

describe('laws of tokens on raw text', () => {
  test('a token sliced out of its text and tokenised again is that token', () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        for (const token of tokenise(text)) {
          const again = tokenise(text.slice(token.start, token.end));
          expect(again).toEqual([{ ...token, start: 0, end: token.end - token.start }]);
        }
      }),
      RUNS,
    );
  });

  test('tokens stand in order, apart and inside the text', () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        let end = 0;
        for (const token of tokenise(text)) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          end = token.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      RUNS,
    );
  });

  test('no letter and no figure stands outside every token', () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        // Names and codes of character references are no words.
        fc.pre(!text.includes('&'));
        let rest = '';
        let end = 0;
        for (const token of tokenise(text)) {
          rest += text.slice(end, token.start);
          end = token.end;
        }
        expect(rest + text.slice(end)).not.toMatch(/[\p{L}\p{Nd}]/u);
      }),
      RUNS,
    );
  });

  test('what stands before a text moves its tokens and changes none', () => {
    fc.assert(
      fc.property(nastyText, fc.constantFrom('😀\n', 'some words\n', '𝑎𝑎 \n'), (text, before) => {
        const moved = tokenise(`${before}${text}`).filter((token) => token.start >= before.length);
        const own = tokenise(text).map((token) => ({
          ...token,
          start: token.start + before.length,
          end: token.end + before.length,
        }));
        expect(moved).toEqual(own);
      }),
      RUNS,
    );
  });
});
