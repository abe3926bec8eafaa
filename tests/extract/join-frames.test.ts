import { describe, expect, test } from 'vitest';
import { type FrameReading, joinFrames, type SeenFrame } from '../../lib/extract/join-frames';
import { parseSourceText } from '../../lib/extract/read-source-text';
import type { SourceText } from '../../lib/model/source-text';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';

const sourceOf = (text: string, over: Partial<SourceText> = {}): SourceText => ({
  form: 'html',
  title: 'The weir',
  lang: 'en',
  text,
  ranges: [],
  softEdges: [],
  softHyphens: [],
  side: [],
  doubts: [],
  ...over,
});
const shown = (index: number, over: Partial<SeenFrame> = {}): SeenFrame => ({
  index,
  isShown: true,
  isLarge: false,
  ...over,
});
const frame = (
  place: readonly number[],
  source: SourceText,
  frames: readonly SeenFrame[] = [],
): FrameReading => ({ source, place, frames });

describe('the frames of a tab', () => {
  test('stand behind the page in the order in which it shows them', () => {
    const page = joinFrames([
      frame([1], sourceOf('Third')),
      frame([], sourceOf('First'), [shown(0), shown(1)]),
      frame([0], sourceOf('Second'), [shown(0)]),
      frame([0, 0], sourceOf('Inside')),
    ]);
    expect(page?.text).toBe('First\nSecond\nInside\nThird');
    expect(page?.borders).toEqual([6, 13, 20]);
  });

  test('that are hidden are not read, nor are those in them', () => {
    const page = joinFrames([
      frame([], sourceOf('First'), [shown(0, { isShown: false })]),
      frame([0], sourceOf('Hidden'), [shown(0)]),
      frame([0, 0], sourceOf('In the hidden one')),
    ]);
    expect(page).toEqual(sourceOf('First'));
  });

  test('that the page does not speak of are not read', () => {
    expect(joinFrames([frame([], sourceOf('First')), frame([0], sourceOf('Other'))])?.text).toBe(
      'First',
    );
  });

  test('keep every place in them', () => {
    const second = sourceOf('Gate [1] shut', {
      ranges: [{ kind: 'reference-mark', start: 5, end: 8 }],
      softEdges: [5],
      softHyphens: [2],
      cellLines: [4],
      headings: [{ start: 0, end: 4, level: 2 }],
      side: [{ kind: 'alt', text: 'A gate' }],
    });
    const page = joinFrames([frame([], sourceOf('First'), [shown(0)]), frame([0], second)]);
    expect(page).toMatchObject({
      ranges: [{ kind: 'reference-mark', start: 11, end: 14 }],
      softEdges: [11],
      softHyphens: [8],
      cellLines: [10],
      headings: [{ start: 6, end: 10, level: 2 }],
      side: [{ kind: 'alt', text: 'A gate' }],
    });
  });

  test('never make one quote', () => {
    const page = joinFrames([
      frame([], sourceOf('The keeper closed the gate.'), [shown(0)]),
      frame([0], sourceOf('The water rose until the evening.')),
    ]);
    const index = indexSource(page as SourceText);
    expect(verifyQuote('closed the gate. The water rose', index).kind).not.toBe('found');
    expect(verifyQuote('the water rose until the evening', index).kind).toBe('found');
  });

  test('come back from the store as they were', () => {
    const page = joinFrames([frame([], sourceOf('One'), [shown(0)]), frame([0], sourceOf('Two'))]);
    expect(parseSourceText(JSON.parse(JSON.stringify(page)))).toEqual(page);
  });
});

describe('what frames say of whether a page was read whole', () => {
  const doubtsOf = (page: SourceText, seen: SeenFrame, inFrame: SourceText | null) =>
    joinFrames([frame([], page, [seen]), ...(inFrame === null ? [] : [frame([0], inFrame)])])
      ?.doubts;
  const empty = sourceOf('Menu', { doubts: ['too-short', 'sign-of-shell'] });

  test.each([
    [
      'a page that is all frame is not empty',
      empty,
      shown(0, { isLarge: true }),
      sourceOf('x'),
      [],
    ],
    [
      'an empty frame fills no page',
      empty,
      shown(0),
      sourceOf('Ad', { doubts: ['too-short'] }),
      ['too-short', 'sign-of-shell'],
    ],
    ['a small frame out of reach is no part of it', sourceOf('Text'), shown(0), null, []],
    [
      'a large frame out of reach is',
      sourceOf('Text'),
      shown(0, { isLarge: true }),
      null,
      ['truncated'],
    ],
    [
      'so is one whose reading cannot be told from others',
      sourceOf('Text'),
      shown(0, { index: null, isLarge: true }),
      sourceOf('x'),
      ['truncated'],
    ],
    [
      'a hidden one is not',
      sourceOf('Text'),
      shown(0, { isShown: false, isLarge: true }),
      null,
      [],
    ],
    [
      'a frame cut short cuts the page short',
      sourceOf('Text'),
      shown(0),
      sourceOf('x', { doubts: ['truncated'] }),
      ['truncated'],
    ],
    [
      'a wall in a small frame is none of the page',
      sourceOf('Text'),
      shown(0),
      sourceOf('x', { doubts: ['sign-of-login'] }),
      [],
    ],
    [
      'a wall in a large one is',
      sourceOf('Text'),
      shown(0, { isLarge: true }),
      sourceOf('x', { doubts: ['sign-of-login'] }),
      ['sign-of-login'],
    ],
  ])('%s', (_, page, seen, inFrame, doubts) => {
    expect(doubtsOf(page, seen, inFrame)).toEqual(doubts);
  });

  test('more text than is read of one page', () => {
    const page = joinFrames([
      frame([], sourceOf('First'), [shown(0), shown(1)]),
      frame([0], sourceOf('x'.repeat(8_000_000))),
      frame([1], sourceOf('Third')),
    ]);
    expect(page?.doubts).toEqual(['truncated']);
  });
});

describe('what a web page’s process hands over is not believed', () => {
  test.each([
    ['nothing', null],
    ['a word', 'text'],
    ['no place', { source: sourceOf('x'), frames: [] }],
    ['a place of words', { source: sourceOf('x'), place: ['0'], frames: [] }],
    ['no source text', { source: { text: 1 }, place: [], frames: [] }],
    ['borders outside', { source: sourceOf('x', { borders: [9] }), place: [], frames: [] }],
  ])('%s', (_, given) => expect(joinFrames([given])).toBeNull());

  test('frames that are none are passed over', () => {
    const given = { source: sourceOf('x'), place: [], frames: [7, { index: 'x' }, null] };
    expect(joinFrames([given])?.text).toBe('x');
  });
});
