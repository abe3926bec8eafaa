import type { Caution, CautionKind } from '../model/finding';
import type { Say, WordKey } from '../model/words';
import { describeDifference } from './describe-difference';
import { safeWords } from './safe-words';

/** What a reader should know before leaning on a quote that was found, in one line. */
export function describeCaution(caution: Caution, say: Say): string {
  const sentence = SENTENCES[caution.kind];
  if (sentence !== undefined && caution.words !== null)
    return say(sentence, safeWords(caution.words));
  return describeDifference(LABELS[caution.kind], { quote: null, source: caution.words }, say);
}

/** Kinds that read better as a sentence around the source's words. */
const SENTENCES: Partial<Record<CautionKind, WordKey>> = {
  'condition-follows': 'cautionConditionFollowsWords',
  'quoted-speech-of-another': 'cautionSpeechWords',
};

const LABELS: Record<CautionKind, WordKey> = {
  'negation-outside': 'cautionNegationOutside',
  'condition-follows': 'cautionConditionFollows',
  'condition-left-out': 'cautionConditionLeftOut',
  'number-left-out': 'cautionNumberLeftOut',
  'very-short': 'cautionVeryShort',
  'many-places': 'cautionManyPlaces',
  'only-in-menu': 'cautionMenu',
  'only-in-reference-list': 'cautionReferenceList',
  'only-collapsed': 'cautionCollapsed',
  'only-description': 'cautionDescription',
  'only-page-data': 'cautionPageData',
  'only-side-text': 'cautionSideText',
  'quoted-speech-of-another': 'cautionSpeech',
  'cut-mid-sentence': 'cautionCutMidSentence',
};
