import type { DetectedCitations } from '../model/citation';
import { type AnswerRoot, findAnswerRoots } from './answer-roots';
import type { ChatPage } from './chat-page';
import type { AnswerReading } from './read-answer';

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
    site: page.site?.isElsewhere && roots.length === 0 ? null : (page.site?.name ?? null),
    // A site whose answers are not recognised has none, whatever the page holds.
    answers: isRecognised || page.site === null ? roots.length : 0,
  };
}
