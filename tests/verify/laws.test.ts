import { describe, expect, test } from 'vitest';
import { findClosest } from '../../lib/verify/find-closest';
import { indexSource } from '../../lib/verify/index-source';
import { readQuote } from '../../lib/verify/read-quote';
import { CLOSEST_LAWS } from './laws/closest-laws';
import { FOUND_LAWS } from './laws/found-laws';
import { TOKEN_LAWS } from './laws/token-laws';

const SEED = 20261130;

describe('laws on raw text', () => {
  for (const { name, try: tryLaw } of [...FOUND_LAWS, ...TOKEN_LAWS])
    test(name, () => tryLaw(1_000, SEED), 30_000);
  for (const { name, try: tryLaw } of CLOSEST_LAWS) test(name, () => tryLaw(5_000, SEED), 60_000);
});

test('of two passages at one distance, the one with the longer unbroken run is shown', () => {
  const source = 'one two X four five Y. Then one two three four Z Q.';
  const { tokens } = readQuote('one two three four five six');
  expect(findClosest(tokens, indexSource(source).main)?.longestRun).toBe(4);
});
