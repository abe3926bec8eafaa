import { describe, expect, test } from 'vitest';
import type { Edit } from '../../lib/model/finding';
import { foldWords } from '../../lib/present/fold-words';
import { editedPassage, foundPassage } from '../../lib/present/found-passage';
import { markDifferences } from '../../lib/present/mark-differences';
import { cutIntoSegments, type Segment } from '../../lib/present/segment';
import { trimContext } from '../../lib/present/trim-context';
import { directionOf } from '../../lib/present/words-direction';
import { changed, excerptOf, placeOf, spanOf } from '../gallery/sample-checks';
import { sayIn } from './say-in';

const say = sayIn('en');
/** `~around~ same *differs* "quote" [omitted]`: segments as one readable line. */
const SIGNS: Record<Segment['kind'], string> = {
  around: '~',
  same: '',
  differs: '*',
  quote: '|',
  omitted: '^',
  shared: '+',
  condition: '?',
  missing: '!',
};
const line = (segments: readonly Segment[] | null) =>
  segments?.map(({ kind, text }) => SIGNS[kind] + text + SIGNS[kind]).join('');

describe('two lines with their differences', () => {
  const text = 'It cost 21 million, not less.';
  const quote = 'cost 12 million, less indeed';
  const edits: readonly Edit[] = [
    changed(quote, '12', text, '21'),
    { kind: 'dropped', source: spanOf(text, 'not ') },
    { kind: 'added', quote: spanOf(quote, ' indeed') },
  ];

  test('are marked on both sides', () => {
    const lines = markDifferences(
      quote,
      edits,
      placeOf(text, 'cost 21 million, not less'),
      excerptOf(text),
    );
    expect(line(lines.answer)).toBe('cost *12* million, less* indeed*');
    expect(line(lines.source)).toBe('~It ~cost *21* million, *not *less~.~');
  });

  test('hold every word of quote and excerpt', () => {
    const lines = markDifferences(
      quote,
      edits,
      placeOf(text, 'cost 21 million, not less'),
      excerptOf(text),
    );
    expect(lines.answer.map((segment) => segment.text).join('')).toBe(quote);
    expect(lines.source.map((segment) => segment.text).join('')).toBe(text);
  });

  test('count offsets from where the excerpt starts', () => {
    const later = {
      stream: 'main',
      index: 0,
      span: { start: 1000, end: 1004 },
    } as const;
    const lines = markDifferences(
      'cast',
      [{ kind: 'changed', quote: { start: 1, end: 2 }, source: { start: 1001, end: 1002 } }],
      later,
      excerptOf('It cost', 997),
    );
    expect(line(lines.source)).toBe('~It ~c*o*st');
  });

  test('show the answer alone when no excerpt was kept', () => {
    const lines = markDifferences(quote, edits, placeOf(text, 'cost'), null);
    expect(lines.source).toEqual([]);
  });
});

describe('marks', () => {
  test('never cut a surrogate pair', () => {
    expect(line(cutIntoSegments('a😀b', [{ start: 2, end: 3, kind: 'differs' }], 'same'))).toBe(
      'a*😀*b',
    );
  });

  test('never part a letter from its accent', () => {
    const text = 'cafe\u0301s';
    expect(line(cutIntoSegments(text, [{ start: 4, end: 5, kind: 'differs' }], 'same'))).toBe(
      'caf*e\u0301*s',
    );
  });

  test('beyond the text are clipped', () => {
    expect(line(cutIntoSegments('abc', [{ start: -5, end: 99, kind: 'quote' }], 'around'))).toBe(
      '|abc|',
    );
  });

  test('that are empty leave no trace', () => {
    expect(line(cutIntoSegments('abc', [{ start: 1, end: 1, kind: 'quote' }], 'around'))).toBe(
      '~abc~',
    );
  });
});

describe('found words', () => {
  const text = 'She said that nobody who stood there would promise it, unless paid.';

  test('stand in quotation marks inside their sentence', () => {
    expect(line(foundPassage([placeOf(text, 'would promise it')], excerptOf(text), say))).toBe(
      '~She said that nobody who stood there ~|“would promise it”|~, unless paid.~',
    );
  });

  test('keep the quotation marks the source has', () => {
    const said = 'He said “we will go” and went.';
    expect(line(foundPassage([placeOf(said, 'we will go')], excerptOf(said), say))).toBe(
      '~He said “~|we will go|~” and went.~',
    );
  });

  test('show what was left out in place, in brackets', () => {
    const pieces = [placeOf(text, 'nobody'), placeOf(text, 'would promise it')] as const;
    const omitted = [placeOf(text, ' who stood there ')];
    expect(line(editedPassage(pieces, omitted, excerptOf(text), say))).toBe(
      '~She said that ~|“nobody|^ [who stood there] ^|would promise it”|~, unless paid.~',
    );
  });

  test('are null when the excerpt does not show them', () => {
    const place = { stream: 'main', index: 0, span: { start: 500, end: 520 } } as const;
    expect(foundPassage([place], excerptOf(text), say)).toBeNull();
    expect(foundPassage([placeOf(text, 'nobody')], null, say)).toBeNull();
  });

  test('in another stream than the excerpt are not mistaken for it', () => {
    const place = { ...placeOf(text, 'nobody'), stream: 'alt' } as const;
    expect(foundPassage([place], excerptOf(text), say)).toBeNull();
  });

  test('lose characters that turn text around', () => {
    const turned = 'a \u202egnihton\u202c b';
    const shown = foundPassage([placeOf(turned, 'b')], excerptOf(turned), say);
    expect(line(shown)).not.toContain('\u202e');
  });
});

describe('long lines', () => {
  const words = 'word '.repeat(200);

  test('keep the context next to the passage', () => {
    const trimmed = trimContext([
      { kind: 'around', text: `${words}before ` },
      { kind: 'quote', text: 'quote' },
      { kind: 'around', text: ` after ${words}` },
    ]);
    expect(trimmed[0]?.text).toMatch(/^… .*before $/);
    expect(trimmed[2]?.text).toMatch(/^ after .* …$/);
  });

  test('fold to their beginning, short ones do not', () => {
    expect(foldWords([{ kind: 'quote', text: words }])?.[0]?.text).toMatch(/word …$/);
    expect(foldWords([{ kind: 'quote', text: 'short' }])).toBeNull();
  });

  test('fold so that the quote stays in view', () => {
    const folded = foldWords([
      { kind: 'around', text: words },
      { kind: 'quote', text: 'The gate is shut.' },
    ]);
    expect(folded?.map(({ text }) => text.slice(0, 20))).toEqual([
      '… word word word wor',
      'The gate is shut.',
    ]);
  });

  test('without spaces fold between characters', () => {
    const folded = foldWords([{ kind: 'quote', text: `x${'😀'.repeat(400)}` }]);
    expect(folded?.[0]?.text.isWellFormed()).toBe(true);
  });
});

describe('the direction of a line', () => {
  const around = (text: string): Segment => ({ kind: 'around', text });
  const quote = (text: string): Segment => ({ kind: 'quote', text });
  test.each<[string, string, Segment[]]>([
    ['an Arabic quote between English words', 'rtl', [around('He said '), quote('“كتب الحارس”')]],
    ['a Hebrew quote that begins with a figure', 'rtl', [quote('“1954 השומר”')]],
    ['an English quote on a Hebrew page', 'ltr', [around('השומר רשם '), quote('“the keeper”')]],
    [
      'a figure that differs before Arabic words',
      'rtl',
      [
        { kind: 'differs', text: '4 ' },
        { kind: 'same', text: 'متر' },
      ],
    ],
    ['figures alone', 'auto', [around('about '), quote('“4.12”')]],
  ])('%s', (_fact, expected, segments) => {
    expect(directionOf(segments)).toBe(expected);
  });
});
