import type { Block, Stretch } from './block';
import { firstIndex } from './first-index';
import type { Group } from './group-marks';
import { isBlockElement } from './home';

/** Where the mark of a quote goes: behind its citation where that is near, else behind the quote. */
export function placeOf(block: Block, quote: Stretch, near: Group | null): Range | Element {
  return (near === null ? null : elementOf(near)) ?? rangeOf(block, quote);
}

/** The element of a group after which a mark of ours may stand, or null where it is plain text. */
export function elementOf({ marks }: Group): Element | null {
  const element = marks.findLast((mark) => mark.element !== null)?.element;
  return element == null ? null : withWrapper(element);
}

/** Chips are wrapped once or twice for layout; a mark beside the chip goes outside of that. */
function withWrapper(element: Element): Element {
  let outer = element;
  for (let depth = 0; depth < MAX_WRAPPERS; depth++) {
    const parent = outer.parentElement;
    if (parent === null || parent.firstChild !== parent.lastChild || !isWrapper(parent))
      return outer;
    outer = parent;
  }
  return outer;
}

const MAX_WRAPPERS = 3;

function isWrapper(element: Element): boolean {
  return !isBlockElement(element) && /^(?:span|sup|cite|small)$|-/.test(element.localName);
}

/** The stretch of a block as a range of the page. The page is not changed by making one. */
export function rangeOf({ pieces, home }: Block, { start, end }: Stretch): Range | Element {
  const first = pieces[firstIndex(pieces, (piece) => piece.end > start)];
  const last = pieces[firstIndex(pieces, (piece) => piece.start >= end) - 1];
  if (first === undefined || last === undefined) return home.element;
  const range = home.element.ownerDocument.createRange();
  // A new range is at the start of the document; moving it to its node first spares both ends a
  // comparison across the whole page.
  range.selectNodeContents(first.node);
  range.setStart(first.node, first.from + Math.max(0, start - first.start));
  range.setEnd(last.node, last.from + Math.min(end, last.end) - last.start);
  return range;
}
