import { describe, expect, test } from 'vitest';
import type { CheckState } from '../../lib/model/citation-state';
import type { Verdict } from '../../lib/model/verdict';
import { describeMark } from '../../lib/present/describe-mark';
import { describeVerdict } from '../../lib/present/describe-verdict';
import { markState } from '../../lib/present/mark-state';
import {
  changed,
  checked,
  closest,
  couldNotCheck,
  found,
  foundWithEdits,
  readOf,
} from '../gallery/sample-checks';
import { sayIn, wordingIn } from './say-in';

const TEXT = 'The wall stands. The wall stands, but only in summer.';
const NEAR = 'The wall stood';
const CAUTION = { kind: 'condition-follows', words: 'but only in summer' } as const;

const plain = checked(found(TEXT, 'The wall stands'));
const cautioned = checked(found(TEXT, 'The wall stands', { cautions: [CAUTION] }));
const edited = checked(foundWithEdits(TEXT, ['The wall', 'in summer'], []));
const near = checked(
  closest(TEXT, 'The wall stands', [changed(NEAR, 'stood', TEXT, 'stands')], []),
);
const absent = checked(readOf({ kind: 'not-in-source' }));
const unread = checked(couldNotCheck({ kind: 'link', class: 'blocked' }));

const MARKS: readonly [CheckState, string, string][] = [
  [{ state: 'waiting' }, 'waiting', 'Check this quote'],
  [{ state: 'checking' }, 'checking', 'Checking…'],
  [plain, 'found', 'Quote found'],
  [cautioned, 'found-amber', 'Quote found, with a note'],
  [edited, 'found-amber', 'Quote found, with marked edits'],
  [near, 'closest', 'Not word for word. Closest passage shown'],
  [absent, 'not-in-source', 'Not in the cited source'],
  [unread, 'could-not-check', 'Could not check'],
];

describe('marks', () => {
  test.each(MARKS)('%j', (check, state, name) => {
    expect(markState(check)).toBe(state);
    expect(describeMark(check, 0, sayIn('en'))).toBe(name);
  });

  test('a plain tick needs a find without any caution', () => {
    const ticks = MARKS.filter(([check]) => markState(check) === 'found');
    expect(ticks.map(([check]) => check)).toEqual([plain]);
  });

  test('while the page keeps sources back, a negative speaks of the visible one', () => {
    expect(describeMark(absent, 2, sayIn('en'))).toBe(
      'Not in the visible source; the page does not show the others',
    );
  });

  test('a hidden address has a name of its own', () => {
    expect(describeMark('hidden', 0, sayIn('en'))).toBe(
      'The page does not show this source’s address',
    );
  });
});

const verdictOf = (check: CheckState): Verdict => {
  if (check.state !== 'checked') throw new Error('Expected a checked citation.');
  return check.result.bySource[0].verdict;
};

const TITLES: readonly [string, CheckState, number, string, string | null][] = [
  ['found once', plain, 0, 'Quote found', 'Word for word, once, in the cited source.'],
  [
    'edits in two parts',
    edited,
    0,
    'Quote found, with marked edits',
    '2 parts stand there, in this order; what lies between is shown.',
  ],
  ['closest', near, 0, 'Not word for word', 'Closest passage in the source:'],
  [
    'absent',
    absent,
    0,
    'The cited source does not contain this quote.',
    'The whole page was read. No passage comes close.',
  ],
  ['unread', unread, 0, 'Could not check the source.', null],
  [
    'absent while two sources are hidden',
    absent,
    2,
    'Not in the visible source; 2 more are not shown by the page.',
    'The whole page was read. No passage comes close.',
  ],
  [
    'near while one source is hidden',
    near,
    1,
    'Not word for word in the visible source; 1 more is not shown by the page',
    'Closest passage in the source:',
  ],
  [
    'a find is a find, whatever is hidden',
    plain,
    3,
    'Quote found',
    'Word for word, once, in the cited source.',
  ],
];

test.each(TITLES)('%s', (_name, check, moreSources, title, sentence) => {
  expect(describeVerdict(verdictOf(check), moreSources, wordingIn('en'))).toEqual({
    title,
    sentence,
  });
});
