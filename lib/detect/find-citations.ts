import { nameSources } from '../links/name-sources';
import type { DetectedCitations } from '../model/citation';
import { findAnswerRoots } from './answer-roots';
import { describePage } from './chat-page';
import { collectCitations } from './collect-citations';
import { findClaims } from './find-claims';
import { readAnswer } from './read-answer';
import { KNOWN_SITES } from './sites/known-sites';

/**
 * Finds the quotes of a chat page and the sources they are tied to, in the page as it stands: an answer
 * is read unless something says that it is still being written. Nothing on the page is changed. Quotes
 * without a citation are reported only where the site's answers are known: elsewhere most of them are
 * the reader's own words. Unlike `createAnswerReader`, which every chat page loads, it also tells the cited
 * sentences that quote nothing, and names sources that the page does not name.
 */
export function findCitations(document: Document, pageUrl: string): DetectedCitations {
  const page = describePage(pageUrl, KNOWN_SITES);
  const answers = findAnswerRoots(document, page);
  const readings = answers.roots.map((root) =>
    root.state === 'writing' ? null : readAnswer(root, page, findClaims),
  );
  const found = collectCitations(answers, page, readings);
  return { ...found, citations: nameSources(found.citations), againMs: null };
}
