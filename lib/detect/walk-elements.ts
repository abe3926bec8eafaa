/**
 * Visits a subtree in document order. `enter` says whether to go into an element; `leave` is called
 * for those that were gone into. Follows the page's own links from node to node, because a page may
 * nest deeper than calls can, and lists of children would cost more than all the rest.
 */
export function walkElements(root: Element, visitor: Visitor): void {
  let node: Node | null = root;
  let isLeaving = false;
  while (node !== null) {
    if (!isLeaving && goesInto(node, visitor) && node.firstChild !== null) {
      node = node.firstChild;
      continue;
    }
    if (node === root) return;
    isLeaving = node.nextSibling === null;
    node = node.nextSibling ?? node.parentNode;
    if (isLeaving) visitor.leave(node as Element);
  }
}

function goesInto(node: Node, visitor: Visitor): boolean {
  if (node.nodeType === TEXT) visitor.text(node as Text);
  if (node.nodeType !== ELEMENT || !visitor.enter(node as Element)) return false;
  if (node.firstChild === null) visitor.leave(node as Element);
  return true;
}

export interface Visitor {
  readonly enter: (element: Element) => boolean;
  readonly leave: (element: Element) => void;
  readonly text: (node: Text) => void;
}

const ELEMENT = 1;
const TEXT = 3;
