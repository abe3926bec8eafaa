import { shadowText } from '../text/shadow-text';
import type { SourceIndex } from '../verify/index-source';
import { findDetail } from './find-detail';
import { languageOf, languagesFor } from './language-of';
import { readDetails } from './read-details';
import { splitParts } from './split-parts';
import { readSentence } from './token-text';

/**
 * The details of a sentence that stand in a text, as the sentence writes them: for one passage that somebody
 * holds in hand. Of a page, which may be read in doubt, `checkClaim` is asked. `known`: all that is known of the
 * source, by which its language is told.
 */
export function findDetailsIn(
  sentence: string,
  passage: SourceIndex,
  known: SourceIndex,
): string[] {
  const text = shadowText(sentence);
  const claim = readSentence(text);
  const language = languageOf(claim, known);
  const languages = languagesFor(language, known);
  return readDetails(claim, splitParts(text), language)
    .filter((detail) => findDetail(detail, claim, passage, languages).found)
    .map(({ start, end }) => sentence.slice(start, end));
}
