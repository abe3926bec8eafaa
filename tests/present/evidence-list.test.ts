import { describe, expect, test } from 'vitest';
import { describeChange } from '../../lib/present/describe-change';
import { filterRows, NO_FILTER, pinnedOf, rowOf } from '../../lib/present/list-evidence';
import { claimRecordOf } from '../support/claim-record-of';
import { FILLER, recordOf } from '../support/record-of';
import { wordingIn } from './say-in';

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';
const page = (words: string) => `In short, ${words}. ${FILLER}`;
const found = await recordOf(QUOTE, page(QUOTE), { id: 'found', checkedAt: Date.UTC(2026, 10, 3) });
const absent = await recordOf('Le café ferme à midi, dit le gardien du phare', FILLER, {
  id: 'absent',
});
const rows = [found, absent].map(rowOf);
const marked = {
  pinned: new Set<string>(),
  changed: new Set(['absent']),
  damaged: new Set<string>(),
};
const ids = (over: Partial<typeof NO_FILTER>, pinned = new Set<string>()) =>
  filterRows(rows, { ...NO_FILTER, ...over }, { ...marked, pinned }).map(({ id }) => id);

describe('a search of the list', () => {
  test('finds words of the quote, whatever their case and accents', () => {
    expect(ids({ words: 'CAFE phare' })).toEqual(['absent']);
  });
  test('finds words of the host and the chat site', () => {
    expect(ids({ words: 'harbour.example chatgpt' })).toEqual(['found', 'absent']);
    expect(ids({ words: 'nowhere.example' })).toEqual([]);
  });
  test('narrows by verdict, day and pin, all at once', () => {
    expect(ids({ state: 'found' })).toEqual(['found']);
    expect(ids({ since: Date.UTC(2026, 10, 4) })).toEqual(['absent']);
    expect(ids({ onlyPinned: true }, new Set(['found']))).toEqual(['found']);
    expect(ids({ onlyChanged: true })).toEqual(['absent']);
    expect(ids({ onlyPinned: true, state: 'closest' }, new Set(['found']))).toEqual([]);
  });
  test('takes the last of several pins', () => {
    const pin = (pinned: boolean, at: number) => ({
      kind: 'pin' as const,
      id: `${at}`,
      record: 'a',
      at,
      pinned,
    });
    expect(pinnedOf([pin(true, 1), pin(false, 2), pin(true, 3)])).toEqual(new Set(['a']));
    expect(pinnedOf([pin(true, 1), pin(false, 2)])).toEqual(new Set());
  });
});

describe('a record that is not what was kept', () => {
  const changed = rowOf({ state: 'changed', id: 'x', cited: `${QUOTE}!`, checkedAt: 5 });
  const of = (over: Partial<typeof NO_FILTER>) =>
    filterRows([...rows, changed], { ...NO_FILTER, ...over }, marked).map(({ id }) => id);

  test('is found by its words, and under no verdict', () => {
    expect(changed).toMatchObject({ state: 'changed', of: 'changed' });
    expect(of({ words: 'lower courses' })).toEqual(['found', 'x']);
    for (const state of ['found', 'closest', 'not-in-source', 'could-not-check'] as const)
      expect(of({ state })).not.toContain('x');
    for (const kind of ['quote', 'sentence'] as const) expect(of({ of: kind })).not.toContain('x');
  });

  test('is shown with the damaged copies alone', () => {
    expect(of({ onlyDamaged: true })).toEqual(['x']);
    const both = { ...marked, damaged: new Set(['found']) };
    const shown = filterRows([...rows, changed], { ...NO_FILTER, onlyDamaged: true }, both);
    expect(shown.map(({ id }) => id)).toEqual(['found', 'x']);
  });
});

const SENTENCE = 'In 2024 the harbour at Hägen took 4,120 barrels of tar.';
const PAGE = `In 2024 the harbour at Hägen took 4,119 barrels of tar. ${FILLER}`;
const look = await claimRecordOf(SENTENCE, PAGE, { id: 'look' });

describe('a list of quotes and cited sentences', () => {
  const both = [rowOf(found), rowOf(look)];
  const shown = (over: Partial<typeof NO_FILTER>) =>
    filterRows(both, { ...NO_FILTER, ...over }, marked).map(({ id }) => id);

  test('is searched by the words of either', () => {
    expect(shown({ words: 'hagen BARRELS' })).toEqual(['look']);
    expect(shown({ words: 'mortar' })).toEqual(['found']);
    expect(shown({ words: 'harbour.example' })).toEqual(['found', 'look']);
  });
  test('tells them apart, and their states too', () => {
    expect(shown({ of: 'quote' })).toEqual(['found']);
    expect(shown({ of: 'sentence' })).toEqual(['look']);
    expect(shown({ of: 'sentence', state: 'missing' })).toEqual(['look']);
    expect(shown({ of: 'sentence', state: 'read' })).toEqual([]);
  });
  test('keeps what was not found of a sentence', () => {
    expect(both[1]).toMatchObject({ of: 'sentence', missing: ['4,120 barrels'] });
  });

  test('calls nothing missing that may stand in a source which was not read', () => {
    const partly = { ...look, result: { ...look.result, moreSources: 1 } };
    expect(rowOf(partly)).toMatchObject({ state: 'partly', missing: [] });
  });

  const ROWS: readonly [fact: string, page: string, sentence: string | null][] = [
    ['the same page', PAGE, 'The page’s words have not changed since Nov 5, 2026.'],
    [
      'another sentence beside it',
      `${PAGE} One more.`,
      'The page changed since Nov 5, 2026: the same details are found.',
    ],
    [
      'another number',
      PAGE.replace('4,119', '4,120'),
      'The page changed since Nov 5, 2026: something else is found now.',
    ],
    ['a page that was not read whole', 'Too short.', null],
  ];
  test.each(ROWS)('says what became of a sentence: %s', async (_fact, page, sentence) => {
    const later = await claimRecordOf(SENTENCE, page, { id: 'later' });
    expect(describeChange(look, later, wordingIn('en'))).toBe(sentence);
  });
});

describe('what became of a quote', () => {
  const later = (text: string) => recordOf(QUOTE, text, { id: 'later' });
  const ROWS: readonly [fact: string, text: string, sentence: string | null][] = [
    ['the same page', page(QUOTE), 'The page’s words have not changed since Nov 3, 2026.'],
    [
      'only white space',
      page(QUOTE).replaceAll('\n', ' \n '),
      'The page’s words have not changed since Nov 3, 2026.',
    ],
    [
      'other words elsewhere',
      `${page(QUOTE)} One line more.`,
      'The page changed since Nov 3, 2026: the quote is still there.',
    ],
    ['the quote is gone', FILLER, 'The page changed since Nov 3, 2026: the quote is gone.'],
    [
      'the passage was edited',
      page(QUOTE.replace('third', 'tenth')),
      'The page changed since Nov 3, 2026: the passage now reads differently.',
    ],
  ];
  test.each(ROWS)('%s', async (_fact, text, sentence) => {
    expect(describeChange(found, await later(text), wordingIn('en'))).toBe(sentence);
  });
  test('is not said of a page that could not be read whole', async () => {
    expect(describeChange(found, await later('Too short.'), wordingIn('en'))).toBeNull();
  });
});
