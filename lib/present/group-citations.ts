import type { CitationState } from '../model/citation-state';
import type { WordKey } from '../model/words';
import { type MarkState, markState } from './mark-state';

type GroupState = Exclude<MarkState, 'hidden'>;

export interface CitationGroup {
  readonly state: GroupState;
  readonly heading: WordKey;
  readonly citations: readonly CitationState[];
}

/** What a reader should look at first stands first; what needs no look stands last. */
const WORST_FIRST: readonly (readonly [GroupState, WordKey])[] = [
  ['not-in-source', 'groupNotInSource'],
  ['closest', 'groupClosest'],
  ['could-not-check', 'groupCouldNotCheck'],
  ['found-amber', 'groupFoundAmber'],
  ['found', 'groupFound'],
  ['checking', 'groupChecking'],
  ['waiting', 'groupWaiting'],
];

/** The citations of a tab by verdict, worst first, in reading order inside a group; no empty groups. */
export function groupCitations(citations: readonly CitationState[]): CitationGroup[] {
  return WORST_FIRST.map(([state, heading]) => ({
    state,
    heading,
    citations: citations.filter(({ check }) => markState(check) === state),
  })).filter((group) => group.citations.length > 0);
}
