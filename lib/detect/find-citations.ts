import type { DetectedCitations } from '../model/citation';
import { type AnswerRoot, findAnswerRoots } from './answer-roots';
import { type ChatPage, describePage } from './chat-page';
import { type AnswerReading, readAnswer } from './read-answer';

/**
 * Finds the quotes of a chat page and the sources they are tied to. Only complete answers are read, and
 * nothing on the page is changed. Quotes without a citation are reported only where the site's answers
 * are known: elsewhere most of them are the reader's own words.
 */
export function findCitations(document: Document, pageUrl: string): DetectedCitations {
  const page = describePage(pageUrl);
  return collectCitations(document, page, (root) => readAnswer(root, page));
}

/** Reads every complete answer with `read` and puts together what they say. */
export function collectCitations(
  document: Document,
  page: ChatPage,
  read: (root: AnswerRoot) => AnswerReading,
): DetectedCitations {
  const { roots, isRecognised } = findAnswerRoots(document, page);
  const readings = roots.filter(({ isComplete }) => isComplete).map(read);
  return {
    citations: readings.flatMap(({ citations }) => citations),
    hidden: readings.flatMap(({ hidden }) => hidden),
    uncited: isRecognised ? readings.flatMap(({ uncited }) => uncited) : [],
    claims: readings.flatMap(({ claims }) => claims),
    site: page.site?.name ?? null,
    // A site whose answers are not recognised has none, whatever the page holds.
    answers: isRecognised || page.site === null ? roots.length : 0,
  };
}
