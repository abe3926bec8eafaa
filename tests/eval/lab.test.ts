import { expect, test } from 'vitest';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import { ANSWERS } from './answers';
import { DOCUMENTS } from './documents';

test('of the lab’s sixty answers the thirty copied ones are found, and no other', () => {
  const passed = ANSWERS.filter(({ quote, document }) =>
    /^found/.test(verifyQuote(quote, indexSource(DOCUMENTS[document])).kind),
  );
  expect(passed).toEqual(ANSWERS.filter(({ kind }) => kind.startsWith('copied')));
  expect([ANSWERS.length, passed.length]).toEqual([60, 30]);
});
