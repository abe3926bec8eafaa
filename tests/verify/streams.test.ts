import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../lib/extract/html-to-text';
import type { SourceRange, SourceText } from '../../lib/model/source-text';
import type { SideKind } from '../../lib/model/span';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';

const QUOTE = 'deposits are returned at the second bell';
const SENTENCE = `All ${QUOTE}.`;

function source(text: string, more: Partial<SourceText> = {}): SourceText {
  return {
    form: 'html',
    title: null,
    lang: null,
    text,
    ranges: [],
    softEdges: [],
    softHyphens: [],
    side: [],
    doubts: [],
    ...more,
  };
}

function ranged(kind: SourceRange['kind'], text: string, words: string): SourceText {
  const start = text.indexOf(words);
  return source(text, { ranges: [{ kind, start, end: start + words.length }] });
}

const verify = (quote: string, text: SourceText) => verifyQuote(quote, indexSource(text));

describe('where the words stand changes the result', () => {
  const cautions: readonly (readonly [SideKind, string])[] = [
    ['collapsed', 'only-collapsed'],
    ['description', 'only-description'],
    ['data', 'only-page-data'],
    ['alt', 'only-side-text'],
    ['options', 'only-side-text'],
    ['tex', 'only-side-text'],
    ['running-head', 'only-side-text'],
  ];
  test.each(cautions)('only in a stream of kind %s: found with the caution %s', (kind, caution) => {
    const finding = verify(QUOTE, source('Opening hours.', { side: [{ kind, text: SENTENCE }] }));
    expect(finding).toMatchObject({
      kind: 'found',
      at: [{ stream: kind, index: 0, span: { start: 4 } }],
    });
    expect(finding).toHaveProperty(
      'cautions',
      expect.arrayContaining([{ kind: caution, words: null }]),
    );
  });

  test('only in hidden text: no answer', () => {
    const finding = verify(
      QUOTE,
      source('Opening hours.', { side: [{ kind: 'hidden', text: SENTENCE }] }),
    );
    expect(finding).toEqual({ kind: 'refused', why: 'only-hidden' });
  });

  test('a stream that is shown wins over a hidden one before it', () => {
    const side = [
      { kind: 'hidden' as const, text: SENTENCE },
      { kind: 'collapsed' as const, text: SENTENCE },
    ];
    expect(verify(QUOTE, source('Hours.', { side }))).toMatchObject({
      kind: 'found',
      at: [{ stream: 'collapsed', index: 1 }],
    });
  });

  test('the main text wins over every stream', () => {
    const side = [{ kind: 'hidden' as const, text: SENTENCE }];
    expect(verify(QUOTE, source(SENTENCE, { side }))).toMatchObject({
      kind: 'found',
      at: [{ stream: 'main' }],
    });
  });

  test('any part struck out in the source: no answer', () => {
    expect(verify(QUOTE, ranged('struck', SENTENCE, 'second'))).toEqual({
      kind: 'refused',
      why: 'struck-out',
    });
    expect(verify('is not safe', source('it is ~~not~~ safe here'))).toEqual({
      kind: 'refused',
      why: 'struck-out',
    });
  });

  test('only in a menu or a list of references: found with the caution', () => {
    const menu = verify(QUOTE, ranged('menu', SENTENCE, SENTENCE));
    expect(menu).toMatchObject({ kind: 'found', cautions: [{ kind: 'only-in-menu' }] });
    const list = verify(QUOTE, ranged('reference-list', SENTENCE, SENTENCE));
    expect(list).toMatchObject({ kind: 'found', cautions: [{ kind: 'only-in-reference-list' }] });
  });
});

describe('ranges of the main text', () => {
  const kinds: readonly SourceRange['kind'][] = [
    'reference-mark',
    'note',
    'ruby',
    'caption-time',
    'line-number',
    'star-page',
    'list-mark',
  ];
  test.each(kinds)('a %s may be left out', (kind) => {
    const text = 'All deposits are returned 113 at the second bell.';
    expect(verify(QUOTE, ranged(kind, text, '113'))).toMatchObject({ kind: 'found' });
    expect(
      verify('deposits are returned 113 at the second bell', ranged(kind, text, '113')),
    ).toMatchObject({ kind: 'found' });
    expect(
      verify('deposits are returned 112 at the second bell', ranged(kind, text, '113')),
    ).toMatchObject({ kind: 'closest' });
  });

  test('a raised figure is an exponent, never a part of the number before it', () => {
    const power = ranged('superscript', 'an area of 102 km', '2 km'.slice(0, 1));
    expect(verify('an area of 102 km', power).kind).not.toMatch(/^found/);
    expect(verify('an area of 10² km', power)).toMatchObject({ kind: 'found' });
    expect(verify('an area of 10^2 km', power)).toMatchObject({ kind: 'found-with-edits' });
    expect(verify('an area of 10', power).kind).not.toMatch(/^found/);
  });

  test('a lowered figure belongs to its formula', () => {
    const water = ranged('subscript', 'some CO2 rose up', '2');
    expect(verify('some CO2 rose', water).kind).toMatch(/^found/);
    expect(verify('some CO', water).kind).not.toMatch(/^found/);
  });

  test('in code every sign and every case counts', () => {
    const code = ranged('code', 'run open(True, x) first', 'open(True, x)');
    expect(verify('run open(True, x) first', code)).toMatchObject({ kind: 'found' });
    expect(verify('run open(true, x) first', code)).toMatchObject({ kind: 'closest' });
    expect(verify('run open(True x) first', code)).toMatchObject({ kind: 'closest' });
  });

  test('at an inline tag edge a space may be meant, and the card says so', () => {
    const edge = htmlToText('<p>by <b>Ann</b><i>May</i> in June</p>');
    expect(verify('by AnnMay in June', edge)).toMatchObject({ kind: 'found' });
    expect(verify('by Ann May in June', edge)).toMatchObject({
      kind: 'found-with-edits',
      notes: [{ kind: 'space-at-markup' }],
    });
    expect(verify('by An nMay in June', edge).kind).not.toMatch(/^found/);
  });

  test('a run over two table rows joins what the table keeps apart; cells of one row are a space', () => {
    const table = htmlToText(
      '<table><tr><td>Dues</td><td>41</td></tr><tr><td>Fines</td><td>7</td></tr></table>',
    );
    expect(verify('Dues 41', table)).toMatchObject({
      kind: 'found',
      notes: [{ kind: 'cell-border' }],
    });
    expect(verify('41 Fines 7', table)).toMatchObject({
      kind: 'closest',
      reasons: [{ kind: 'rows-joined' }],
    });
  });
});

describe('cautions', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['safe for children', 'This toy is not safe for children.', 'negation-outside'],
    ['it helps patients', 'It is false that it helps patients.', 'negation-outside'],
    [
      'it helps patients',
      'In trials it helps patients, but only if taken early.',
      'condition-follows',
    ],
    ['the harbour', 'The harbour is closed.', 'very-short'],
    ['It is safe to drink.', 'It is safe to drink after boiling it.', 'cut-mid-sentence'],
    [
      'the talks have failed',
      'The minister said “the talks have failed again” today.',
      'quoted-speech-of-another',
    ],
    ['sicher für alle', 'Das ist nicht sicher für alle.', 'negation-outside'],
    ['使用该产品', '如果可以使用该产品，但需登记。', 'condition-follows'],
  ];
  test.each(rows)('%s | %s: %s', (quote, text, caution) => {
    const finding = verify(quote, source(text));
    expect(finding.kind).toBe('found');
    expect(finding).toHaveProperty(
      'cautions',
      expect.arrayContaining([expect.objectContaining({ kind: caution })]),
    );
  });

  test.each([
    ['In trials it helps patients, but only if taken early.', 'but only if taken early'],
    ['It helps patients. But only in mice! He said so.', 'But only in mice'],
    ['It helps patients unless the dose is low; more is known.', 'unless the dose is low'],
    ['It helps patients, except “the old”, it says.', 'except “the old”, it says'],
    [
      `It helps patients, but only those who came to the ward on foot, and who had had no ${'very '.repeat(20)}long illness.`,
      'but only those who came to the ward on foot, and who had had no very very very…',
    ],
  ])('%s: the caution shows the clause that follows', (text, words) => {
    expect(verify('it helps patients', source(text))).toHaveProperty(
      'cautions',
      expect.arrayContaining([{ kind: 'condition-follows', words }]),
    );
  });

  test('the clause that follows is shown in writing without spaces too', () => {
    expect(verify('使用该产品', source('可以使用该产品，但需登记。谢谢。'))).toHaveProperty(
      'cautions',
      [{ kind: 'condition-follows', words: '但需登记' }],
    );
  });

  test('an ordinary sentence carries none', () => {
    expect(
      verify(
        'The gate is shut at dusk.',
        source('Hours. The gate is shut at dusk. Dogs may enter.'),
      ),
    ).toMatchObject({ cautions: [] });
  });
});

describe('lines of a table cell', () => {
  const row = (cell: string): string => `<td>Port dues</td><td>${cell}</td><td>41</td>`;
  const layout = htmlToText(
    `<table><tr>${row('<h4>Opinion</h4><p>The weir is open until nine')}<tr>${row('Fines rise')}</table>`,
  );

  test('are one passage', () => {
    expect(verify('Opinion The weir is open until nine', layout).kind).toBe('found');
  });

  test('and the next row is another one', () => {
    expect(verify('is open until nine 41 Port dues Fines rise', layout)).toMatchObject({
      kind: 'closest',
      reasons: [{ kind: 'rows-joined' }],
    });
  });
});
