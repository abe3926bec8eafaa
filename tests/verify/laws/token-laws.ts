import assert from 'node:assert/strict';
import fc from 'fast-check';
import { tokenise } from '../../../lib/text/tokenise';
import { indexSource } from '../../../lib/verify/index-source';
import { verifyQuote } from '../../../lib/verify/verify-quote';
import { nastyText } from '../../text/alphabet';
import { type Law, law } from './law';

export const TOKEN_LAWS: readonly Law[] = [
  law('a token sliced out of its text and tokenised again is that token', nastyText, (text) => {
    for (const token of tokenise(text)) {
      const again = tokenise(text.slice(token.start, token.end));
      assert.deepEqual(again, [{ ...token, start: 0, end: token.end - token.start }]);
    }
  }),

  law(
    'any two texts give a finding or a named refusal',
    fc.tuple(nastyText, fc.oneof(nastyText, fc.string({ unit: 'binary', maxLength: 60 }))),
    ([quote, source]) => {
      const finding = verifyQuote(quote, indexSource(source));
      assert.match(finding.kind, /^(found|found-with-edits|closest|not-in-source|refused)$/);
    },
  ),
];
