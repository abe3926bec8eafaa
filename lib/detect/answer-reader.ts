import type { DetectedCitations } from '../model/citation';
import { type AnswerRoot, type FoundRoots, findAnswerRoots, lookAgain } from './answer-roots';
import { type ChatPage, describePage } from './chat-page';
import { collectCitations } from './collect-citations';
import { type AnswerReading, type ClaimFinder, readAnswer } from './read-answer';
import type { ChatSite } from './sites/chat-site';

/**
 * Reads a page again and again at the cost of what changed: an answer is read anew only when one of
 * the changed nodes stands in it.
 */
export interface AnswerReader {
  /**
   * `changed` are the targets of what a MutationObserver told since the last reading. With `nowMs`, an
   * answer that does not show whether it is complete is left alone until it has rested; without, it is
   * read as it stands, as `findCitations` does. Where nothing new was read, the lists are those of the
   * reading before, the same arrays.
   */
  read(changed: Iterable<Node>, nowMs?: number): DetectedCitations;
}

/**
 * Milliseconds without a change after which an answer that gives no sign counts as complete. Pauses of
 * 1.5 to 2.6 s were measured while answers were being written (Google, 2026-09).
 */
export const REST_MS = 3000;

export function createAnswerReader(
  document: Document,
  pageUrl: string,
  sites: readonly ChatSite[],
  findClaims?: ClaimFinder,
): AnswerReader {
  const page = describePage(pageUrl, sites);
  const rests = createRests();
  let known = new Map<Element, AnswerReading>();
  let found: FoundRoots = { roots: [], isRecognised: false };
  let last: Collected | null = null;
  return {
    read(changed, nowMs) {
      const nodes = [...changed];
      for (const node of nodes) forget(node, known, rests);
      found = findChanged(found, nodes, document, page) ?? findAnswerRoots(document, page);
      const { isRecognised } = found;
      const kept = new Map<Element, AnswerReading>();
      let againMs: number | null = null;
      const readOnce = (root: AnswerRoot): AnswerReading | null => {
        if (root.state === 'writing') return null;
        const waitMs = root.state === 'unsure' ? rests.waitMs(root.element, nowMs) : 0;
        if (waitMs > 0) {
          againMs = Math.min(againMs ?? waitMs, waitMs);
          return null;
        }
        const reading = known.get(root.element) ?? readAnswer(root, page, findClaims);
        kept.set(root.element, reading);
        return reading;
      };
      const readings = found.roots.map(readOnce);
      // What is no longer on the page must not be kept alive by us.
      known = kept;
      if (last === null || last.isRecognised !== isRecognised || !isEqual(last.readings, readings))
        last = { readings, isRecognised, collected: collectCitations(found, page, readings) };
      return { ...last.collected, againMs };
    },
  };
}

/** What was read, and what it comes to: while another answer is written, that stays the same. */
interface Collected {
  readonly readings: readonly (AnswerReading | null)[];
  readonly isRecognised: boolean;
  readonly collected: ReturnType<typeof collectCitations>;
}

function isEqual<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((entry, at) => entry === other[at]);
}

/**
 * The answers again, where nothing changed but the inside of some of them: looking for answers asks
 * the whole page, which is too much to do at each word of a long chat. Null where it must be done.
 */
function findChanged(
  { roots, isRecognised }: FoundRoots,
  nodes: readonly Node[],
  document: Document,
  { site }: ChatPage,
): FoundRoots | null {
  if (site === null || !isRecognised || nodes.length === 0) return null;
  const inside = nodes.map((node) => roots.findLast(({ element }) => isInside(node, element)));
  if (inside.includes(undefined)) return null;
  const look = (root: AnswerRoot) =>
    inside.includes(root) ? lookAgain(root, document, site) : root;
  return { roots: roots.map(look), isRecognised };
}

function isInside(node: Node, answer: Element): boolean {
  return node !== answer && answer.isConnected && answer.contains(node);
}

function forget(node: Node, known: Map<Element, AnswerReading>, rests: Rests): void {
  for (let at: Node | null = node; at !== null; at = at.parentNode) {
    known.delete(at as Element);
    rests.stir(at as Element);
  }
}

/** Since when each answer rests. One that has been read once is not waited for again. */
interface Rests {
  stir(element: Element): void;
  /** 0 where the answer may be read. */
  waitMs(element: Element, nowMs: number | undefined): number;
}

function createRests(): Rests {
  const restingSince = new WeakMap<Element, number>();
  const wasRead = new WeakSet<Element>();
  return {
    stir: (element) => void restingSince.delete(element),
    waitMs(element, nowMs) {
      if (nowMs === undefined || wasRead.has(element)) return 0;
      const since = restingSince.get(element) ?? nowMs;
      restingSince.set(element, since);
      const waitMs = since + REST_MS - nowMs;
      if (waitMs <= 0) wasRead.add(element);
      return Math.max(0, waitMs);
    },
  };
}
