import { describe, expect, test } from 'vitest';
import type { CitationState, TabState } from '../../lib/model/citation-state';
import { countVerdicts } from '../../lib/present/count-verdicts';
import { groupCitations } from '../../lib/present/group-citations';
import { checked, citationOf, couldNotCheck, found, readOf } from '../gallery/sample-checks';
import { wordingIn } from './say-in';

const stateOf = (quote: string, check: CitationState['check']): CitationState => ({
  citation: citationOf(quote),
  check,
});
const CITATIONS: readonly CitationState[] = [
  stateOf('a', checked(found('a b', 'a'))),
  stateOf('b', { state: 'waiting' }),
  stateOf('c', checked(readOf({ kind: 'not-in-source' }))),
  stateOf('d', checked(found('d e', 'd'))),
  stateOf('e', checked(couldNotCheck({ kind: 'link', class: 'gone' }))),
  stateOf('f', { state: 'checking' }),
];
const TAB: TabState = {
  site: 'ChatGPT',
  host: 'chatgpt.com',
  enabled: true,
  answers: 1,
  citations: CITATIONS,
  claims: [],
  claimsOn: false,
  hidden: [{ quoteText: 'g', label: '+2' }],
  uncited: 2,
  shown: { citations: 9, more: 4, withoutAddress: 1 },
  leftOut: { citations: 0, longQuotes: 0 },
};

describe('the header', () => {
  test('counts in words', () => {
    expect(countVerdicts(TAB, wordingIn('en'))).toEqual({
      title: '6 quotes on this page',
      byVerdict:
        '2 found · 1 not in the source · 1 could not be checked · 1 being checked · 1 not checked yet',
      beside: [
        '9 citations, 4 more hidden behind “+N”, 1 without an address',
        '2 quotes have no link beside them',
      ],
      checked: 4,
      total: 6,
    });
  });

  test('says one quote of one', () => {
    const one = { ...TAB, citations: CITATIONS.slice(0, 1), hidden: [], uncited: 0 };
    expect(countVerdicts(one, wordingIn('en')).title).toBe('1 quote on this page');
    expect(countVerdicts(one, wordingIn('de')).title).toBe('1 Zitat auf dieser Seite');
  });
});

describe('what the page shows of its sources', () => {
  const saysOf = (shown: TabState['shown'], leftOut = TAB.leftOut) =>
    countVerdicts({ ...TAB, uncited: 0, shown, leftOut }, wordingIn('en')).beside;

  test.each<[string, TabState['shown'], string[]]>([
    ['all with an address', { citations: 9, more: 0, withoutAddress: 0 }, ['9 citations']],
    ['one', { citations: 1, more: 0, withoutAddress: 0 }, ['1 citation']],
    [
      'some behind a number',
      { citations: 2, more: 3, withoutAddress: 0 },
      ['2 citations, 3 more hidden behind “+N”'],
    ],
    [
      'none with an address',
      { citations: 0, more: 0, withoutAddress: 5 },
      ['0 citations, 5 without an address'],
    ],
    ['none at all', { citations: 0, more: 0, withoutAddress: 0 }, []],
  ])('%s', (_, shown, sentences) => {
    expect(saysOf(shown)).toEqual(sentences);
  });

  test('and what was too much to take', () => {
    const leftOut = { citations: 12, longQuotes: 1 };
    expect(saysOf({ citations: 0, more: 0, withoutAddress: 0 }, leftOut)).toEqual([
      '12 older citations are left out: the page has more than Verbatim takes',
      '1 quote is too long to be taken',
    ]);
  });
});

test('the list begins with what needs a look', () => {
  const order = groupCitations(CITATIONS).map(({ state, citations }) => [
    state,
    ...citations.map(({ citation }) => citation.quoteText),
  ]);
  expect(order).toEqual([
    ['not-in-source', 'c'],
    ['could-not-check', 'e'],
    ['found', 'a', 'd'],
    ['checking', 'f'],
    ['waiting', 'b'],
  ]);
});
