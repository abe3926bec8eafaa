import type { CheckState } from '../model/citation-state';
import type { Say, WordKey } from '../model/words';
import { isCopy, type MarkState, markState } from './mark-state';

/**
 * Name of a mark for screen readers and for the label shown on hover. While the page keeps
 * `moreSources` back, a negative speaks of the visible source only.
 */
export function describeMark(check: CheckState | 'hidden', moreSources: number, say: Say): string {
  if (check === 'hidden') return say('markHidden');
  const state = markState(check);
  if (state === 'not-in-source' && moreSources > 0) return say('markNotVisible');
  if (state !== 'found-amber' || check.state !== 'checked') return say(NAMES[state]);
  const { best, bySource } = check.result;
  const result = bySource[best] ?? bySource[0];
  if (isCopy(result))
    return say(result.reading?.via === 'file' ? 'titleFoundInFile' : 'markFoundCopy');
  return say(result.verdict.kind === 'found-with-edits' ? 'markFoundEdits' : NAMES[state]);
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
