import assert from 'node:assert/strict';
import fc from 'fast-check';
import { tokenise } from '../../../lib/text/tokenise';
import { indexSource } from '../../../lib/verify/index-source';
import { verifyQuote } from '../../../lib/verify/verify-quote';
import { nastyText } from '../../text/alphabet';
import { type Law, law } from './law';

/** What stands around a nasty text: words that make runs, and marks that cut them. */
const SETTINGS: readonly (readonly [string, string])[] = [
  ['The gate (', ') is not shut.'],
  ['- about two hundred ', ' million casks, but only in 1914–'],
  ['1. Wash.\n2. ', '\n3. Eat [12] or [see](https://a.org) it'],
  ['ยี่สิบ', 'ห้าล้านบาท 二十'],
];

const strangers = fc.tuple(
  nastyText,
  fc.oneof(nastyText, fc.string({ unit: 'binary', maxLength: 60 })),
);

/** A quote out of the source, cut anywhere, a stretch of it left out or put in twice: most are refused. */
const relatives = fc
  .tuple(nastyText, fc.constantFrom(...SETTINGS), fc.nat(), fc.nat(), fc.nat())
  .map(([text, [before, after], a, b, c]): [string, string] => {
    const source = before + text + after;
    const from = a % source.length;
    const quote = source.slice(from, from + 1 + (b % (source.length - from)));
    const at = c % (quote.length + 1);
    const changed = [
      quote,
      quote.slice(0, at) + quote.slice(at + 3),
      `${quote.slice(0, at)} … ${quote}`,
    ];
    return [changed[c % 3]!, source];
  });

export const TOKEN_LAWS: readonly Law[] = [
  law('a token sliced out of its text and tokenised again is that token', nastyText, (text) => {
    for (const token of tokenise(text)) {
      const again = tokenise(text.slice(token.start, token.end));
      assert.deepEqual(again, [{ ...token, start: 0, end: token.end - token.start }]);
    }
  }),

  law(
    'any two texts give a finding or a named refusal',
    fc.oneof(strangers, relatives),
    ([quote, source]) => {
      const finding = verifyQuote(quote, indexSource(source));
      assert.match(finding.kind, /^(found|found-with-edits|closest|not-in-source|refused)$/);
    },
  ),
];
