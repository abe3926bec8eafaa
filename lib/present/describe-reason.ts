import type { Reason, ReasonKind } from '../model/finding';
import type { Say, WordKey } from '../model/words';
import { describeDifference } from './describe-difference';
import { safeWords } from './safe-words';

/** Why a near passage is not the quote, in one line. */
export function describeReason(reason: Reason, say: Say): string {
  const special = SENTENCES[reason.kind];
  const words = special === undefined ? null : reason[special.side];
  if (special !== undefined && words !== null) return say(special.key, safeWords(words));
  return describeDifference(LABELS[reason.kind], reason, say);
}

/** Kinds that read better as a sentence around the words of one side. */
const SENTENCES: Partial<Record<ReasonKind, { key: WordKey; side: 'quote' | 'source' }>> = {
  'negation-missing': { key: 'reasonNegationMissingWord', side: 'source' },
  'negation-added': { key: 'reasonNegationAddedWord', side: 'quote' },
  'cut-number': { key: 'reasonCutGoesOn', side: 'source' },
  'cut-word': { key: 'reasonCutGoesOn', side: 'source' },
  'cut-unit': { key: 'reasonCutGoesOn', side: 'source' },
};

const LABELS: Record<ReasonKind, WordKey> = {
  'number-changed': 'reasonNumberChanged',
  'unit-changed': 'reasonUnitChanged',
  'sign-changed': 'reasonSignChanged',
  'currency-changed': 'reasonCurrencyChanged',
  'symbol-changed': 'reasonSymbolChanged',
  'negation-missing': 'reasonNegationMissing',
  'negation-added': 'reasonNegationAdded',
  'word-changed': 'reasonWordChanged',
  'words-left-out': 'reasonWordsLeftOut',
  'words-added': 'reasonWordsAdded',
  reworded: 'reasonReworded',
  'passages-joined': 'reasonPassagesJoined',
  'sentences-joined': 'reasonSentencesJoined',
  'rows-joined': 'reasonRowsJoined',
  'pieces-out-of-order': 'reasonPiecesOutOfOrder',
  'pieces-too-far-apart': 'reasonPiecesTooFarApart',
  'negation-left-out': 'reasonNegationLeftOut',
  'cut-number': 'reasonCutNumber',
  'cut-word': 'reasonCutWord',
  'cut-unit': 'reasonCutUnit',
  'spelling-variant': 'reasonSpelling',
  'case-changed': 'reasonCase',
  'other-script': 'reasonOtherScript',
  'order-changed': 'reasonOrder',
  'invented-tail': 'reasonInventedTail',
  'separator-unclear': 'reasonSeparatorUnclear',
  'punctuation-changed': 'reasonPunctuation',
  'hyphen-changed': 'reasonHyphen',
  'reference-mark-changed': 'reasonReferenceMark',
  formula: 'reasonFormula',
};
