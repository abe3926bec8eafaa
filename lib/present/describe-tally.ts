import type { WordKey } from '../model/words';
import type { Wording } from './wording';

/** What came of checking one quote again. */
export type CheckedAgain = 'same' | 'other' | 'unreadable' | 'damaged' | 'missing' | 'changed';

export type Tally = Map<CheckedAgain, number>;

/** In the order in which they are told. */
const WORDS: Readonly<Record<CheckedAgain, WordKey>> = {
  same: 'tallySame',
  other: 'tallyOther',
  unreadable: 'tallyUnread',
  damaged: 'tallyDamaged',
  missing: 'tallyNoCopy',
  changed: 'tallyChanged',
};

/** What came of checking many again, with how many of each; empty where none was. */
export function describeTally(
  tally: Tally,
  { say, locale }: Pick<Wording, 'say' | 'locale'>,
): string {
  const number = new Intl.NumberFormat(locale);
  return Object.entries(WORDS)
    .flatMap(([outcome, key]) => {
      const count = tally.get(outcome as CheckedAgain);
      return count === undefined ? [] : [say(key, number.format(count))];
    })
    .join(say('listBetween'));
}
