import type { WordKey } from '../model/words';
import type { Wording } from './wording';

/** Sentences that speak of a quote or of a verdict, as they read where a sentence is looked up. */
const INSTEAD: Partial<Record<WordKey, WordKey>> = {
  actionCheck: 'claimMarkWaiting',
  actionCheckAgain: 'claimLookUpAgain',
  doubtTruncated: 'claimTruncated',
  linkTooLarge: 'claimTooLarge',
  refusedOtherLanguage: 'claimOtherLanguage',
};

/** The words of quotes for what is the same, and a cited sentence's own for what is not. */
export function claimWording(wording: Wording): Wording {
  return { ...wording, say: (key, ...values) => wording.say(INSTEAD[key] ?? key, ...values) };
}
