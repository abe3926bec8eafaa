import { describe, expect, test } from 'vitest';
import { describePinned } from '../../lib/present/describe-pinned';
import { findChanged, type QuoteCheck, quoteCheckOf } from '../../lib/present/find-changed';
import { FILLER, recordOf } from '../support/record-of';
import { wordingIn } from './say-in';

type Told = readonly [id: string, kind: QuoteCheck['kind'], more?: Partial<QuoteCheck>];

/** Checks of one quote, one a day. */
const checks = (...told: readonly Told[]): QuoteCheck[] =>
  told.map(([id, kind, more], day) => ({
    ...{ id, kind, quoteKey: 'quote', checkedAt: day, isLive: true },
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
    expect(quoteCheckOf(record).isLive).toBe(true);
    expect(quoteCheckOf({ ...record, readFrom: 'store' }).isLive).toBe(false);
    expect(quoteCheckOf(fromArchive).isLive).toBe(false);
  });
});

test('how many changed is said in a short line, and nothing where none has', () => {
  const say = (quotes: number, changed: number, locale: 'en' | 'de' = 'en') =>
    describePinned({ quotes, changed }, wordingIn(locale));
  expect(say(40, 0)).toBeNull();
  expect(say(40, 3)).toBe('3 of your 40 pinned quotes changed');
  expect(say(1, 1)).toBe('Your pinned quote changed');
  expect(say(40, 1, 'de')).toBe('Geändert: 1 Ihrer 40 angehefteten Zitate');
});
