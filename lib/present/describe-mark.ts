import type { CheckState } from '../model/citation-state';
import type { Say, WordKey } from '../model/words';
import { type MarkState, markState } from './mark-state';

/** Name of a mark for screen readers and for the label shown on hover. */
export function describeMark(check: CheckState | 'hidden', say: Say): string {
  if (check === 'hidden') return say('markHidden');
  const state = markState(check);
  return state === 'found-amber' && hasEdits(check) ? say('markFoundEdits') : say(NAMES[state]);
}

const NAMES: Record<MarkState, WordKey> = {
  waiting: 'markWaiting',
  checking: 'markChecking',
  found: 'markFound',
  'found-amber': 'markFoundNote',
  closest: 'markClosest',
  'not-in-source': 'markNotInSource',
  'could-not-check': 'markCouldNotCheck',
  hidden: 'markHidden',
};

function hasEdits(check: CheckState): boolean {
  if (check.state !== 'checked') return false;
  const { best, bySource } = check.result;
  return (bySource[best] ?? bySource[0]).verdict.kind === 'found-with-edits';
}
