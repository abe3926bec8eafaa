import type { Disposition, DispositionAction, ReaderEntry } from '../model/reader-entry';
import type { Say, WordKey } from '../model/words';
import { safeWords } from './safe-words';

export const SAID_WORDS: Readonly<Record<Disposition, WordKey>> = {
  supported: 'evidenceSaidSupported',
  partly: 'evidenceSaidPartly',
  'not-supported': 'evidenceSaidNot',
  'cannot-tell': 'evidenceSaidUnclear',
};

export const ACTION_WORDS: Readonly<Record<DispositionAction, WordKey>> = {
  kept: 'evidenceActionKept',
  revised: 'evidenceActionRevised',
  replaced: 'evidenceActionReplaced',
  removed: 'evidenceActionRemoved',
};

type View = Extract<ReaderEntry, { kind: 'disposition' }>;

/** What the reader thinks of a claim and did with it, in the words of the form; the reason apart. */
export function describeView({ said, action }: View, say: Say): string {
  const words = [say(SAID_WORDS[said]), ...(action === null ? [] : [say(ACTION_WORDS[action])])];
  return words.join(say('listBetween'));
}

/** The same in one line with the reason, to be written elsewhere. */
export function writeView(view: View, say: Say): string {
  const reason = view.reason.trim() === '' ? '' : `: ${safeWords(view.reason)}`;
  return `${describeView(view, say)}${reason}`;
}
