import type { DetectedCitations } from '../model/citation';
import type { AnswerRoot } from './answer-roots';
import { describePage } from './chat-page';
import { collectCitations } from './collect-citations';
import { type AnswerReading, readAnswer } from './read-answer';
import type { ChatSite } from './sites/chat-site';

/**
 * Reads a page again and again at the cost of what changed: an answer is read anew only when one of
 * the changed nodes stands in it. Gives the same as `findCitations` does.
 */
export interface AnswerReader {
  /** `changed` are the targets of what a MutationObserver told since the last reading. */
  read(changed: Iterable<Node>): DetectedCitations;
}

export function createAnswerReader(
  document: Document,
  pageUrl: string,
  sites: readonly ChatSite[],
): AnswerReader {
  const page = describePage(pageUrl, sites);
  let known = new Map<Element, AnswerReading>();
  return {
    read(changed) {
      for (const node of changed) forget(node, known);
      const kept = new Map<Element, AnswerReading>();
      const readOnce = (root: AnswerRoot): AnswerReading => {
        const reading = known.get(root.element) ?? readAnswer(root, page);
        kept.set(root.element, reading);
        return reading;
      };
      const found = collectCitations(document, page, readOnce);
      // What is no longer on the page must not be kept alive by us.
      known = kept;
      return found;
    },
  };
}

function forget(node: Node, known: Map<Element, AnswerReading>): void {
  for (let at: Node | null = node; at !== null; at = at.parentNode) known.delete(at as Element);
}
