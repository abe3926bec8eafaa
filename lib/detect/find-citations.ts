import type { DetectedCitations } from '../model/citation';
import { describePage } from './chat-page';
import { collectCitations } from './collect-citations';
import { readAnswer } from './read-answer';
import { MARKED_SITES } from './sites/marked-sites';

/**
 * Finds the quotes of a chat page and the sources they are tied to. Only complete answers are read, and
 * nothing on the page is changed. Quotes without a citation are reported only where the site's answers
 * are known: elsewhere most of them are the reader's own words.
 */
export function findCitations(document: Document, pageUrl: string): DetectedCitations {
  const page = describePage(pageUrl, MARKED_SITES);
  return collectCitations(document, page, (root) => readAnswer(root, page));
}
