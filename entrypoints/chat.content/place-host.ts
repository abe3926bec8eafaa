export const MARK_NAME = 'verbatim-mark';

/**
 * Puts a mark's host element after the citation's element, behind marks that stand there already; or
 * at the end of the block that holds the quote. Nodes of the page are neither moved nor wrapped, and
 * no text node is split. A host that stands where it belongs is left alone; true if it was put.
 */
export function placeHost(host: HTMLElement, place: Range | Element): boolean {
  if (isRange(place)) {
    const block = blockOf(place.endContainer);
    if (block === null || host.parentElement === block) return false;
    block.append(host);
    return true;
  }
  if (host.isConnected && standsBehind(host, place)) return false;
  let last: Element = place;
  while (isMark(last.nextElementSibling) && last.nextSibling === last.nextElementSibling) {
    last = last.nextElementSibling;
  }
  last.after(host);
  return true;
}

function isRange(place: Range | Element): place is Range {
  return 'endContainer' in place;
}

function standsBehind(host: Element, place: Element): boolean {
  let before: Node | null = host.previousSibling;
  while (before instanceof Element && isMark(before)) before = before.previousSibling;
  return before === place;
}

function isMark(element: Element | null): element is Element {
  return element?.localName === MARK_NAME;
}

const BLOCKS =
  'p,li,td,th,dd,dt,blockquote,figcaption,h1,h2,h3,h4,h5,h6,div,section,article,main,body';

function blockOf(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(BLOCKS) ?? null;
}
