import type { ClaimOutcome, ClaimSource } from '../model/claim-result';
import type { NonEmpty } from '../model/result';

/** Best first: a page that was read tells most, one that could not be reached nothing. */
const ORDER: readonly ClaimOutcome['kind'][] = [
  'read',
  'silent',
  'not-checkable',
  'could-not-check',
];

/** Index into `looks` of the source that has most of the details; the first source wins a tie. */
export function bestLook(looks: NonEmpty<ClaimSource>): number {
  const ranks = looks.map(({ outcome }) => ORDER.indexOf(outcome.kind) * MANY - foundIn(outcome));
  return ranks.indexOf(Math.min(...ranks));
}

/** More details than any sentence has. */
const MANY = 1_000;

function foundIn(outcome: ClaimOutcome): number {
  return outcome.kind === 'read' ? outcome.details.filter(({ found }) => found).length : 0;
}
