import { describe, expect, test } from 'vitest';
import { describePinned } from '../../lib/present/describe-pinned';
import { findChanged, type KeptCheck, keptCheckOf } from '../../lib/present/find-changed';
import { claimRecordOf } from '../support/claim-record-of';
import { FILLER, recordOf } from '../support/record-of';
import { wordingIn } from './say-in';

type Told = readonly [id: string, outcome: string, more?: Partial<KeptCheck>];

/** Checks of one quote, one a day. */
const checks = (...told: readonly Told[]): KeptCheck[] =>
  told.map(([id, outcome, more], day) => ({
    ...{ id, of: 'quote', outcome, quoteKey: 'quote', checkedAt: day, isLive: true },
    isRead: outcome !== 'could-not-check',
    ...more,
  }));

describe('a pinned quote', () => {
  const ROWS: readonly [
    fact: string,
    told: readonly Told[],
    pinned: readonly string[],
    changed: readonly (readonly [string, string])[],
  ][] = [
    [
      'that is still found has not changed',
      [
        ['a', 'found'],
        ['b', 'found'],
      ],
      ['a'],
      [],
    ],
    [
      'that is found no more has changed',
      [
        ['a', 'found'],
        ['b', 'closest'],
      ],
      ['a'],
      [['b', 'a']],
    ],
    [
      'that is found now has changed',
      [
        ['a', 'not-in-source'],
        ['b', 'found'],
      ],
      ['a'],
      [['b', 'a']],
    ],
    [
      'whose page could not be read has not',
      [
        ['a', 'found'],
        ['b', 'could-not-check'],
      ],
      ['a'],
      [],
    ],
    [
      'whose page could not be read since is told as it was read last',
      [
        ['a', 'found'],
        ['b', 'closest'],
        ['c', 'could-not-check'],
      ],
      ['a'],
      [['b', 'a']],
    ],
    [
      'that is there again has not',
      [
        ['a', 'found'],
        ['b', 'closest'],
        ['c', 'found'],
      ],
      ['a'],
      [],
    ],
    [
      'read again from its copy has not',
      [
        ['a', 'found'],
        ['b', 'closest', { isLive: false }],
      ],
      ['a'],
      [],
    ],
    [
      'pinned once more counts from then',
      [
        ['a', 'found'],
        ['b', 'closest'],
        ['c', 'closest'],
      ],
      ['a', 'b'],
      [],
    ],
    [
      'that could not be checked when pinned has not',
      [
        ['a', 'could-not-check'],
        ['b', 'found'],
      ],
      ['a'],
      [],
    ],
    [
      'that is not pinned is not told of',
      [
        ['a', 'found'],
        ['b', 'closest'],
      ],
      [],
      [],
    ],
    [
      'is told apart from another quote',
      [
        ['a', 'found'],
        ['b', 'closest', { quoteKey: 'other' }],
      ],
      ['a'],
      [],
    ],
  ];
  test.each(ROWS)('%s', (_fact, told, pinned, changed) => {
    const found = findChanged(checks(...told), new Set(pinned));
    expect([...found.changed]).toEqual(changed);
    expect(findChanged(checks(...told).reverse(), new Set(pinned)).changed).toEqual(found.changed);
  });

  test('is live unless a stored copy or an archive was read', async () => {
    const record = await recordOf('Rope, tar and lamp oil came from Hagen', FILLER);
    const [first] = record.result.bySource;
    const archived = { ...first, reading: { ...first.reading!, via: 'archive' as const } };
    const fromArchive = { ...record, result: { ...record.result, bySource: [archived] as const } };
    expect(keptCheckOf(record).isLive).toBe(true);
    expect(keptCheckOf({ ...record, readFrom: 'store' }).isLive).toBe(false);
    expect(keptCheckOf(fromArchive).isLive).toBe(false);
  });
});

describe('a pinned sentence', () => {
  const SENTENCE = 'In 2024 the harbour at Hagen took 4,120 barrels of tar.';
  const page = (figure: string) =>
    `In 2024 the harbour at Hagen took ${figure} barrels of tar. ${FILLER}`;
  const lookAt = async (id: string, figure: string, checkedAt: number, status = 200) =>
    keptCheckOf(await claimRecordOf(SENTENCE, page(figure), { id, checkedAt }, {}, status));

  test('has changed where another of its details is missing, or none any more', async () => {
    const [before, after] = [await lookAt('a', '4,120', 1), await lookAt('b', '3,907', 2)];
    const gone = findChanged([before, after], new Set(['a']));
    expect([...gone.changed]).toEqual([['b', 'a']]);
    expect([gone.quotes, gone.sentences]).toEqual([0, 1]);
    const back = findChanged([after, { ...before, id: 'c', checkedAt: 3 }], new Set(['b']));
    expect([...back.changed]).toEqual([['c', 'b']]);
  });

  test('has not where all is as it was, or its page could not be read', async () => {
    const before = await lookAt('a', '3,907', 1);
    for (const after of [await lookAt('b', '3,907', 2), await lookAt('b', '3,907', 2, 404)])
      expect(findChanged([before, after], new Set(['a'])).changed.size).toBe(0);
  });

  test('has not where a source of it was not read: what is missing may stand there', async () => {
    const before = await lookAt('a', '4,120', 1);
    const partly = keptCheckOf(
      await claimRecordOf(SENTENCE, page('3,907'), { id: 'b', checkedAt: 2 }, { moreSources: 1 }),
    );
    expect(partly.isRead).toBe(false);
    expect(findChanged([before, partly], new Set(['a'])).changed.size).toBe(0);
  });
});

test('how many changed is said in a short line, and nothing where none has', () => {
  const say = (quotes: number, changed: number, locale: 'en' | 'de' = 'en', sentences = 0) =>
    describePinned({ quotes, sentences, changed }, wordingIn(locale));
  expect(say(40, 0)).toBeNull();
  expect(say(40, 3)).toBe('3 of your 40 pinned quotes changed');
  expect(say(1, 1)).toBe('Your pinned quote changed');
  expect(say(40, 1, 'de')).toBe('Geändert: 1 Ihrer 40 angehefteten Zitate');
  expect(say(0, 3, 'en', 40)).toBe('3 of your 40 pinned sentences changed');
  expect(say(0, 1, 'en', 1)).toBe('Your pinned sentence changed');
  expect(say(30, 3, 'en', 10)).toBe('3 of your 40 pinned quotes and sentences changed');
  expect(say(1, 1, 'en', 1)).toBe('1 of your 2 pinned quotes and sentences changed');
});
