import type { TabState } from '../model/citation-state';
import { safeWords } from './safe-words';
import type { Wording } from './wording';

export interface EmptyWords {
  readonly title: string;
  readonly sentence: string;
}

/** Why the list is empty and what to do; null when there is something to show. */
export function describeEmpty(tab: TabState, { say }: Pick<Wording, 'say'>): EmptyWords | null {
  if (tab.host === null) return { title: say('emptyNotChatTitle'), sentence: say('emptyNotChat') };
  if (!tab.enabled)
    return { title: say('emptyOffTitle', safeWords(tab.host)), sentence: say('emptyOff') };
  if (tab.citations.length > 0 || tab.hidden.length > 0) return null;
  return tab.answers === 0
    ? { title: say('emptyNoAnswerTitle'), sentence: say('emptyNoAnswer') }
    : { title: say('emptyNoCitationTitle'), sentence: say('emptyNoCitation') };
}
