import { expect, test } from 'vitest';
import { lookAtSentence } from '../../lib/claims/look-at-sentence';
import type { Span } from '../../lib/model/span';
import { indexSource } from '../../lib/verify/index-source';

const PAGE =
  'The harbour of Tarn was dredged in 1904 at a cost of twelve thousand crowns, paid by the town. Until then no ship of more than 300 tons could enter at low water.';

function wordsOf(sentence: string, page = PAGE) {
  const { reading, shared } = lookAtSentence(sentence, indexSource(page));
  if (reading.kind !== 'read') throw new Error(`Expected a reading, got ${reading.kind}.`);
  const cut = (spans: readonly Span<'sentence'>[]) =>
    spans.map(({ start, end }) => sentence.slice(start, end));
  return {
    details: cut(reading.details.map(({ span }) => span)),
    shared: cut(shared.inSentence),
    alone: cut(shared.onlyInSentence),
  };
}

test('telling words that the closest passage lacks are told apart from those it has', () => {
  const { shared, alone } = wordsOf('The harbour of Tarn was dredged for whalers in 1904.');
  expect(shared).toEqual(['harbour', 'Tarn', 'dredged', '1904']);
  expect(alone).toEqual(['whalers']);
});

test('a detail that the passage has in another spelling is not among the words it lacks', () => {
  const { alone } = wordsOf(
    'The harbour of Tarn was dredged in 1904 for 12,000 crowns by convicts.',
  );
  expect(alone).toEqual(['convicts']);
});

test('the unit of a figure that is missing is not among the words that are shared', () => {
  const { shared, alone } = wordsOf(
    'The harbour of Tarn takes ships of 450 tons since it was dredged.',
  );
  expect(shared).not.toContain('tons');
  expect(alone.join(' ')).toContain('tons');
});

test('small words are among neither', () => {
  const { shared, alone } = wordsOf('It was the harbour of Tarn that they dredged with oxen.');
  expect([...shared, ...alone].sort()).toEqual(['Tarn', 'dredged', 'harbour', 'oxen']);
});

test('a detail is told where it stands, not where a reference mark has the same figure', () => {
  const sentence = 'In [12] the harbour of Tarn took 12 ships.';
  const { reading } = lookAtSentence(sentence, indexSource(PAGE));
  const spans = reading.kind === 'read' ? reading.details.map(({ span }) => span) : [];
  expect(spans.map(({ start }) => start)).toEqual([
    sentence.indexOf('Tarn'),
    sentence.indexOf('12 ships'),
  ]);
});

test('writing without spaces gives stretches, and no sign that is shared', () => {
  const page =
    '塔恩港于1904年疏浚，费用为一万二千克朗。在此之前，三百吨以上的船舶在低潮时不能进入该港口。'.repeat(
      2,
    );
  const { shared, alone } = wordsOf('塔恩港于1904年疏浚，由捕鲸者支付。', page);
  expect(shared.join('')).toContain('塔恩港');
  expect(alone.join('')).toContain('捕鲸者');
  expect(alone.join('')).not.toContain('疏浚');
});
