import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findClosest } from '../../lib/verify/find-closest';
import { indexSource } from '../../lib/verify/index-source';
import { readQuote } from '../../lib/verify/read-quote';
import { distance, keysOf, leastDistance } from './slow-reference';

const RUNS = { numRuns: 1500, seed: 20261130 };
const few = fc.constantFrom('a', 'b', 'c', 'd');
const many = fc.constantFrom(
  ...'the gate is shut at dusk by law and opened again when a bell rings'.split(' '),
);
const textOf = (words: fc.Arbitrary<string>, length: number): fc.Arbitrary<string> =>
  fc.array(words, { minLength: 1, maxLength: length }).map((list) => list.join(' '));

const pairs = fc.oneof(
  fc.tuple(textOf(few, 8), textOf(few, 60)),
  fc.tuple(textOf(many, 40), textOf(many, 120)),
  fc.tuple(textOf(few, 90), textOf(few, 120)),
);

describe('the closest passage', () => {
  test('is at the least token edit distance of all stretches of the source', () => {
    fc.assert(
      fc.property(pairs, ([quote, source]) => {
        const alignment = findClosest(readQuote(quote).tokens, indexSource(source).main);
        const least = leastDistance(keysOf(quote), keysOf(source));
        const isHopeless = keysOf(quote).every((key) => !keysOf(source).includes(key));
        expect(alignment?.distance ?? least).toBe(least);
        expect(alignment === null).toBe(isHopeless);
      }),
      RUNS,
    );
  });

  test('is itself at that distance, and its pairs spell out quote and passage', () => {
    fc.assert(
      fc.property(pairs, ([quote, source]) => {
        const alignment = findClosest(readQuote(quote).tokens, indexSource(source).main);
        if (alignment === null) return;
        const passage = keysOf(source).slice(alignment.from, alignment.to);
        expect(distance(keysOf(quote), passage)).toBe(alignment.distance);
        const inQuote = alignment.pairs.filter((pair) => pair.quote >= 0).map((pair) => pair.quote);
        const inSource = alignment.pairs
          .filter((pair) => pair.source >= 0)
          .map((pair) => pair.source);
        expect(inQuote).toEqual(keysOf(quote).map((_, i) => i));
        expect(inSource).toEqual(passage.map((_, i) => alignment.from + i));
        expect(alignment.pairs.filter((pair) => !pair.isEqual)).toHaveLength(alignment.distance);
      }),
      RUNS,
    );
  });

  test('of two passages at one distance, the one with the longer unbroken run is shown', () => {
    const source = 'one two X four five Y. Then one two three four Z Q.';
    const alignment = findClosest(
      readQuote('one two three four five six').tokens,
      indexSource(source).main,
    );
    expect(alignment?.longestRun).toBe(4);
  });
});
