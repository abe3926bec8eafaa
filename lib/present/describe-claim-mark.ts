import type { Say, WordKey } from '../model/words';
import type { ClaimMarkState } from './claim-state';

/** Name of a cited sentence's mark for screen readers and for the label shown on hover. */
export function describeClaimMark(state: ClaimMarkState, say: Say): string {
  return say(NAMES[state]);
}

const NAMES: Record<ClaimMarkState, WordKey> = {
  waiting: 'claimMarkWaiting',
  checking: 'claimMarkChecking',
  read: 'claimMarkRead',
  missing: 'claimMarkMissing',
  elsewhere: 'claimMarkElsewhere',
  partly: 'claimMarkPartly',
  'could-not-check': 'claimMarkCouldNotCheck',
  'not-checkable': 'claimMarkNotCheckable',
};
