import type { ChatPage } from './chat-page';
import { hashText } from './citation-key';
import { shortText } from './short-text';
import { type AnswerShape, anyOf, type ChatSite, type Seen } from './sites/chat-site';

/** One answer on the page. */
export interface AnswerRoot {
  readonly element: Element;
  /** What is read of it, in order. */
  readonly parts: readonly Element[];
  readonly state: AnswerState;
  /** Nobody asked anything after it, so it may be the one being written. */
  readonly isLast: boolean;
  /** No answer was recognised: this is the page as a whole, and may hold several. */
  readonly isWholePage: boolean;
}

export type AnswerState =
  | 'complete'
  /** Nothing says that it is being written, and nothing that it is not. */
  | 'unsure'
  | 'writing';

export interface FoundRoots {
  readonly roots: readonly AnswerRoot[];
  /** False where the page as a whole is read, since no answer was met. */
  readonly isRecognised: boolean;
}

/**
 * The answers that are on the page now, in document order. Where no site is known, or none of its
 * shapes is met, the page as a whole is read, and `isRecognised` says so.
 */
export function findAnswerRoots(document: Document, page: ChatPage): FoundRoots {
  const { site } = page;
  const roots = site === null ? [] : findSiteRoots(document, page, site);
  if (roots.length > 0) return { roots, isRecognised: true };
  const element = document.body;
  if (element === null || site?.isElsewhere || (site !== null && isBusy(document, site))) {
    return { roots: [], isRecognised: false };
  }
  return {
    roots: [{ element, parts: [element], state: 'unsure', isLast: true, isWholePage: true }],
    isRecognised: false,
  };
}

/** Only buttons can stop an answer, and a browser keeps the list of them. */
function isBusy(document: Document, site: ChatSite): boolean {
  const stops = anyOf([...(site.busy ?? []), ...BUSY_ANYWHERE]);
  return Array.from(document.getElementsByTagName('button')).some((each) => each.matches(stops));
}

/** While an answer is written, every site offers to stop it. */
const BUSY_ANYWHERE: readonly Seen[] = [
  /* 2026-10 */ 'button[aria-label^="stop" i],button[data-testid^="stop" i]',
  /* 2026-09 */ 'button[aria-label^="停止"],button[aria-label^="Arrêter"],button[aria-label^="Detener"]',
];

/** Runs at every change of a page that is being written, so whole-page questions are asked once. */
function findSiteRoots(document: Document, { inNever }: ChatPage, site: ChatSite): AnswerRoot[] {
  const answers = anyOf(site.answers.map(({ at }) => at));
  const found = outermost(Array.from(document.querySelectorAll(answers))).filter(
    (element) => !inNever(element),
  );
  const lastAnswer = found.findLast((element) => !shapeOf(element, site)?.isPanel);
  const isLastAnswered = isBeforePrompt(lastAnswer, document, site);
  const isPageBusy = isBusy(document, site);
  const open = Array.from(document.querySelectorAll(anyOf(site.streaming)));
  return found.map((element) => {
    const shape = shapeOf(element, site)!;
    const isLast = !isLastAnswered && (shape.isPanel === true || element === lastAnswer);
    const isOpen = open.some((each) => each.contains(element) || element.contains(each));
    return {
      element,
      get parts() {
        return partsOf(element, shape, inNever);
      },
      state: isOpen || (isLast && isPageBusy) ? 'writing' : endOf(element, site, isLast),
      isLast,
      isWholePage: false,
    };
  });
}

/** Looks again at one answer of a site, in which something changed, and at no other. */
export function lookAgain(root: AnswerRoot, document: Document, site: ChatSite): AnswerRoot {
  const { element, isLast } = root;
  const isOpen = isNear(element, anyOf(site.streaming)) || (isLast && isBusy(document, site));
  // Copied, `parts` are those of now.
  return { ...root, state: isOpen ? 'writing' : endOf(element, site, isLast) };
}

function endOf(element: Element, site: ChatSite, isLast: boolean): AnswerState {
  return !isLast || isNear(element, anyOf(site.finished)) ? 'complete' : 'unsure';
}

/** With a prompt after it, an answer is not the one being written. */
function isBeforePrompt(answer: Element | undefined, document: Document, site: ChatSite): boolean {
  const prompt = Array.from(document.querySelectorAll(anyOf(site.prompts))).at(-1);
  if (answer === undefined || prompt === undefined) return false;
  return (answer.compareDocumentPosition(prompt) & FOLLOWING) !== 0;
}

/** `Node.DOCUMENT_POSITION_FOLLOWING`; `Node` is no global where a parsed document is read. */
const FOLLOWING = 4;

/** At, around or in an answer. */
function isNear(element: Element, selector: string): boolean {
  return element.closest(selector) !== null || element.querySelector(selector) !== null;
}

function shapeOf(element: Element, site: ChatSite): AnswerShape | undefined {
  return site.answers.find(({ at }) => element.matches(at));
}

function partsOf(element: Element, { text }: AnswerShape, inNever: ChatPage['inNever']): Element[] {
  if (text === undefined) return [element];
  const parts = outermost(Array.from(element.querySelectorAll(text)));
  // A text class may also stand inside what is not the answer (thinking).
  const read = parts.filter((part) => !inNever(part));
  return parts.length === 0 ? [element] : read;
}

/** Drops elements that stand inside others of the list, which is in document order. */
function outermost(elements: readonly Element[]): Element[] {
  let last: Element | null = null;
  return elements.filter((element) => {
    if (last?.contains(element)) return false;
    last = element;
    return true;
  });
}

/**
 * A key of an answer that outlives its nodes: an id that the site gives its messages, else its first
 * words. Unstable ids of a site (`fallback-turn-N`) are none of these.
 */
export function answerKey({ element }: AnswerRoot): string {
  for (const name of KEY_ATTRIBUTES) {
    const holder = element.closest(`[${name}]`) ?? element.querySelector(`[${name}]`);
    const value = holder?.getAttribute(name);
    if (value) return `${name}=${value}`;
  }
  return hashText(shortText(element, 2000) ?? element.textContent?.slice(0, 2000) ?? '');
}

/** Seen 2026-09. */
const KEY_ATTRIBUTES = [
  'data-message-id',
  'data-turn-key',
  'data-turn-id',
  'data-virtual-list-item-key',
];
