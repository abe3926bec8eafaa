import type { FoundSource } from '../model/citation';
import { LONGEST_QUOTE_TOLD, MOST_SOURCES } from '../model/page-limits';
import type { SelectedWords } from '../model/selection';
import { type ChatPage, describePage } from './chat-page';
import { readAddress } from './read-address';
import { readLabel } from './read-label';

/**
 * Which words are selected, and which links are their source. Unlike in an answer the reader has said
 * what belongs together, so only what is plain is taken: the links that stand right behind the words
 * (selected along with them or not), else a link that is the only one among them. Where it is not plain
 * the reader is asked, and the links among the words are offered.
 */
export function readSelection(range: Range, text: string, pageUrl: string): SelectedWords {
  const among = linksIn(range, pageUrl);
  const tail = tailOf(among, range);
  const cited = [...tail, ...linksBehind(range, pageUrl)];
  const clear = cited.length > 0 ? cited : among.length === 1 ? among : [];
  return {
    quoteText: withoutLabels(text.trim(), tail).slice(0, LONGEST_QUOTE_TOLD),
    sources: sourcesOf(clear),
    nearby: sourcesOf(among.filter((link) => !clear.includes(link))),
  };
}

interface SelectedLink {
  readonly element: Element;
  readonly source: FoundSource;
  /** What of its text is selected. */
  readonly words: string;
}

/** Links looked at; a selection with more of them is no quotation. */
const MOST_LINKS = 200;

function linksIn(range: Range, pageUrl: string): SelectedLink[] {
  const container = range.commonAncestorContainer;
  const within = isElement(container) ? container : container.parentElement;
  const around = within?.closest('a[href]');
  const elements = around ? [around] : [...(within?.querySelectorAll('a[href]') ?? [])];
  return elements
    .filter((element) => range.intersectsNode(element))
    .slice(0, MOST_LINKS)
    .flatMap((element) => {
      const words = wordsIn(range, element);
      // The selection may begin at the very end of a link, and so hold nothing of it.
      const isSelected = words !== '' || element.textContent.trim() === '';
      return isSelected ? linkAt(element, words, pageUrl) : [];
    });
}

function wordsIn(range: Range, element: Element): string {
  const part = range.cloneRange();
  const own = element.ownerDocument.createRange();
  own.selectNodeContents(element);
  if (part.compareBoundaryPoints(START_TO_START, own) < 0)
    part.setStart(own.startContainer, own.startOffset);
  if (part.compareBoundaryPoints(END_TO_END, own) > 0) part.setEnd(own.endContainer, own.endOffset);
  return part.toString().trim();
}

/** The links at the end of the selection that stand behind the words and are none of them. */
function tailOf(links: readonly SelectedLink[], range: Range): SelectedLink[] {
  const tail: SelectedLink[] = [];
  const rest = range.cloneRange();
  for (const link of links.toReversed()) {
    rest.setStartAfter(link.element);
    if (HOLDS_WORDS.test(rest.toString())) break;
    rest.setStart(range.startContainer, range.startOffset);
    rest.setEndBefore(link.element);
    tail.unshift(link);
  }
  // Without an end before it the first of them may be the last words themselves.
  const before = tail[0] === undefined ? '' : rest.toString().trimEnd();
  return ENDS_WORDS.test(before) ? tail : [];
}

/** The links right behind the selection: in its own block, with nothing but punctuation between. */
function linksBehind(range: Range, pageUrl: string): SelectedLink[] {
  const { endContainer, endOffset } = range;
  const document = endContainer.ownerDocument;
  const home = (isElement(endContainer) ? endContainer : endContainer.parentElement)?.closest(
    BLOCK,
  );
  if (!document || !home) return [];
  const found: SelectedLink[] = [];
  const walker = document.createTreeWalker(home, ELEMENTS_AND_TEXT);
  walker.currentNode = endContainer;
  let node: Node | null = isElement(endContainer)
    ? (endContainer.childNodes[endOffset] ?? walker.nextSibling())
    : endContainer;
  for (let steps = 0; node !== null && steps < MOST_LINKS; steps++) {
    walker.currentNode = node;
    if (isElement(node) && node.matches('a[href]')) {
      found.push(...linkAt(node, '', pageUrl));
      node = nextOutside(walker);
      continue;
    }
    const text = isElement(node) ? '' : (node as Text).data;
    if (HOLDS_WORDS.test(node === endContainer ? text.slice(endOffset) : text)) break;
    node = walker.nextNode();
  }
  return found;
}

/** The node behind the walker's, with nothing of what is in it. */
function nextOutside(walker: TreeWalker): Node | null {
  for (;;) {
    const next = walker.nextSibling();
    if (next !== null) return next;
    if (walker.parentNode() === null) return null;
  }
}

/** None where the link leads to no page of the web, or to another place of the same page. */
function linkAt(element: Element, words: string, pageUrl: string): SelectedLink[] {
  const read = readAddress(element.getAttribute('href') ?? '', nobodysPage(pageUrl));
  if (read.kind !== 'address') return [];
  const { href } = read.address;
  if (withoutFragment(href) === withoutFragment(pageUrl)) return [];
  return [{ element, words, source: { href, label: readLabel(element).label } }];
}

/** No site whose own links would be known; a page may well quote another of its host. */
function nobodysPage(pageUrl: string): ChatPage {
  return { ...describePage(pageUrl, []), host: '' };
}

/** Takes what names the sources off the end of the words. */
function withoutLabels(text: string, tail: readonly SelectedLink[]): string {
  let words = text;
  for (const link of tail.toReversed()) {
    const end = words.replace(/[\s.,;:)\]]+$/, '');
    if (link.words === '' || !end.endsWith(link.words)) break;
    words = end.slice(0, -link.words.length).replace(/[\s,;([]+$/, '');
  }
  return words;
}

function sourcesOf(links: readonly SelectedLink[]): FoundSource[] {
  const byHref = new Map(links.map(({ source }) => [source.href, source]));
  return [...byHref.values()].slice(0, MOST_SOURCES);
}

function withoutFragment(href: string): string {
  return href.replace(/#.*$/s, '');
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

const START_TO_START = 0;
const END_TO_END = 2;
const ELEMENTS_AND_TEXT = 1 | 4;
const HOLDS_WORDS = /[\p{L}\p{N}]/u;
const ENDS_WORDS = /[.?!…。！？।"”»“’'」』)\]][\s,([]*$/u;
const BLOCK = 'p,li,td,th,dd,dt,blockquote,figcaption,h1,h2,h3,h4,h5,h6,div,article,section,body';
