import type { TabState } from '../model/citation-state';
import { type MarkState, markState } from './mark-state';
import { type CountKey, sayCount } from './say-count';
import type { Wording } from './wording';

export interface VerdictCounts {
  readonly title: string;
  /** "8 found · 1 not word for word", without the kinds of which there is none. */
  readonly byVerdict: string;
  /** What lies outside the count: what the page shows of its sources, quotes without a link. */
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
      ...saySources(tab.shown, wording),
      ...sayIfAny('countUncited', tab.uncited, wording),
      ...sayIfAny('countLeftOut', tab.leftOut.citations, wording),
      ...sayIfAny('countTooLong', tab.leftOut.longQuotes, wording),
    ],
    checked: states.length - count('waiting') - count('checking'),
    total: states.length,
  };
}

/** "9 citations, 4 more hidden behind +N, 1 without an address": what is kept back is told beside what is shown. */
function saySources(
  { citations, more, withoutAddress }: TabState['shown'],
  wording: Pick<Wording, 'say' | 'locale'>,
): string[] {
  if (citations + more + withoutAddress === 0) return [];
  const parts = [
    sayCount('countShown', citations, wording),
    ...sayIfAny('countMore', more, wording),
    ...sayIfAny('countWithoutAddress', withoutAddress, wording),
  ];
  return [parts.join(wording.say('listComma'))];
}

function sayIfAny(
  key: CountKey,
  count: number,
  wording: Pick<Wording, 'say' | 'locale'>,
): string[] {
  return count > 0 ? [sayCount(key, count, wording)] : [];
}
