import type { ClaimState, LookState } from '../model/citation-state';
import type { WordKey } from '../model/words';
import { type ClaimMarkState, claimMarkState } from './claim-state';
import { sayCount } from './say-count';
import type { Wording } from './wording';

export interface ClaimCounts {
  /** "5 cited sentences: 1 with a detail not found, 4 not looked up yet". */
  readonly line: string;
  readonly isLookingUp: boolean;
  /** None of them waits or lacks access. */
  readonly isDone: boolean;
  /** Keys of those to look up next: what waits or lacks access, or else all. */
  readonly due: readonly string[];
}

/** What a reader should look at first stands first. */
const WORST_FIRST: readonly (readonly [ClaimMarkState, WordKey])[] = [
  ['elsewhere', 'countClaimElsewhere'],
  ['missing', 'countClaimMissing'],
  ['partly', 'countClaimPartly'],
  ['could-not-check', 'countClaimCouldNot'],
  ['read', 'countClaimRead'],
  ['not-checkable', 'countClaimNothing'],
  ['checking', 'countClaimChecking'],
  ['waiting', 'countClaimWaiting'],
];

/** Cited sentences are counted in words, and never together with quotes: they have no verdict. */
export function countClaims(
  claims: readonly ClaimState[],
  wording: Pick<Wording, 'say' | 'locale'>,
): ClaimCounts {
  const { say, locale } = wording;
  const states = claims.map(({ look }) => claimMarkState(look));
  const format = new Intl.NumberFormat(locale);
  const parts = WORST_FIRST.flatMap(([state, key]) => {
    const count = states.filter((other) => other === state).length;
    return count > 0 ? [say(key, format.format(count))] : [];
  });
  const open = claims.filter(({ look }) => isOpen(look));
  const all = sayCount('claimCount', claims.length, wording);
  return {
    line:
      claims.length === 0
        ? say('claimCountNone')
        : say('claimCountIs', all, parts.join(say('listComma'))),
    isLookingUp: states.includes('checking'),
    isDone: open.length === 0,
    due: (open.length > 0 ? open : claims).map(({ claim }) => claim.key),
  };
}

function isOpen(look: LookState): boolean {
  if (look.state !== 'looked-up') return look.state === 'waiting';
  return look.result.bySource.some(
    ({ outcome }) => outcome.kind === 'could-not-check' && outcome.why.kind === 'no-permission',
  );
}

/** In the order of the answers where nothing sets them apart. */
export function worstFirst(claims: readonly ClaimState[]): ClaimState[] {
  const rankOf = ({ look }: ClaimState): number =>
    WORST_FIRST.findIndex(([state]) => state === claimMarkState(look));
  return [...claims].sort((one, other) => rankOf(one) - rankOf(other));
}
