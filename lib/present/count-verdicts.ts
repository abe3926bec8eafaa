import type { TabState } from '../model/citation-state';
import { type MarkState, markState } from './mark-state';
import { type CountKey, sayCount } from './say-count';
import type { Wording } from './wording';

export interface VerdictCounts {
  readonly title: string;
  /** "8 found · 1 not word for word", without the kinds of which there is none. */
  readonly byVerdict: string;
  /** What lies outside the count: hidden addresses, quotes without a link. */
  readonly beside: readonly string[];
  readonly checked: number;
  readonly total: number;
}

const KINDS: readonly (readonly [Exclude<MarkState, 'hidden'>, CountKey])[] = [
  ['found', 'countFound'],
  ['found-amber', 'countFoundAmber'],
  ['closest', 'countClosest'],
  ['not-in-source', 'countNotInSource'],
  ['could-not-check', 'countCouldNotCheck'],
  ['checking', 'countChecking'],
  ['waiting', 'countWaiting'],
];

/** The popup's header in words. What could not be checked is counted as just that. */
export function countVerdicts(
  tab: TabState,
  wording: Pick<Wording, 'say' | 'locale'>,
): VerdictCounts {
  const states = tab.citations.map(({ check }) => markState(check));
  const count = (state: MarkState) => states.filter((other) => other === state).length;
  return {
    title: sayCount('popupCount', states.length, wording),
    byVerdict: KINDS.filter(([state]) => count(state) > 0)
      .map(([state, key]) => sayCount(key, count(state), wording))
      .join(wording.say('listBetween')),
    beside: [
      ...(tab.hidden.length > 0 ? [sayCount('countHidden', tab.hidden.length, wording)] : []),
      ...(tab.uncited > 0 ? [sayCount('countUncited', tab.uncited, wording)] : []),
    ],
    checked: states.length - count('waiting') - count('checking'),
    total: states.length,
  };
}
