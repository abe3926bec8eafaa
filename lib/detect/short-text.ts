/**
 * The collapsed text of an element if it has at most `limit` characters, else null. Stops reading as
 * soon as it is over, so that asking every nested element of a hostile page stays cheap.
 */
export function shortText(
  element: Element,
  limit: number,
  isSkipped: (element: Element) => boolean = () => false,
): string | null {
  let text = '';
  let node: Node | null = element;
  for (let nodes = 0; node !== null; nodes++) {
    if (nodes > MAX_NODES || text.length > 2 * limit) return null;
    if (node.nodeType === TEXT) text += (node as Text).data;
    const isOpen: boolean = node.nodeType === ELEMENT && !isSkipped(node as Element);
    node = (isOpen ? node.firstChild : null) ?? nodeAfter(node, element);
  }
  const collapsed = text.replace(/\s+/g, ' ').trim();
  return collapsed.length > limit ? null : collapsed;
}

/** The node that follows a node and what is in it, within `root`. */
function nodeAfter(node: Node, root: Node): Node | null {
  for (let at: Node | null = node; at !== null && at !== root; at = at.parentNode) {
    if (at.nextSibling !== null) return at.nextSibling;
  }
  return null;
}

/** No citation seen so far needs a tenth of it. */
const MAX_NODES = 100;

const ELEMENT = 1;
const TEXT = 3;
