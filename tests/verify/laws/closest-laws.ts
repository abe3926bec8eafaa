import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findClosest } from '../../../lib/verify/find-closest';
import { indexSource } from '../../../lib/verify/index-source';
import { readQuote } from '../../../lib/verify/read-quote';
import { distance, keysOf, leastDistance } from '../slow-reference';
import { type Law, law } from './law';

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

const closest = (quote: string, source: string) =>
  findClosest(readQuote(quote).tokens, indexSource(source).main);

export const CLOSEST_LAWS: readonly Law[] = [
  law(
    'the closest passage is at the least token edit distance of all stretches of the source',
    pairs,
    ([quote, source]) => {
      const alignment = closest(quote, source);
      const least = leastDistance(keysOf(quote), keysOf(source));
      const isHopeless = keysOf(quote).every((key) => !keysOf(source).includes(key));
      assert.equal(alignment?.distance ?? least, least);
      assert.equal(alignment === null, isHopeless);
    },
  ),

  law(
    'the closest passage is itself at that distance, and its pairs spell out both sides',
    pairs,
    ([quote, source]) => {
      const alignment = closest(quote, source);
      if (alignment === null) return;
      const { pairs: found, from, to } = alignment;
      const passage = keysOf(source).slice(from, to);
      assert.equal(distance(keysOf(quote), passage), alignment.distance);
      assert.deepEqual(
        found.filter((pair) => pair.quote >= 0).map((pair) => pair.quote),
        keysOf(quote).map((_, i) => i),
      );
      assert.deepEqual(
        found.filter((pair) => pair.source >= 0).map((pair) => pair.source),
        passage.map((_, i) => from + i),
      );
      assert.equal(found.filter((pair) => !pair.isEqual).length, alignment.distance);
    },
  ),
];
