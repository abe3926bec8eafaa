/**
 * Visits a subtree in document order. `enter` says whether to go into an element; `leave` is called
 * for those that were gone into. Keeps its own stack, because a page may nest deeper than calls can.
 */
export function walkElements(root: Element, visitor: Visitor): void {
  const open: { element: Element; children: ChildNode[]; at: number }[] = [];
  const enter = (element: Element) => {
    if (visitor.enter(element))
      open.push({ element, children: Array.from(element.childNodes), at: 0 });
  };
  enter(root);
  while (open.length > 0) {
    const top = open[open.length - 1]!;
    const child = top.children[top.at++];
    if (child === undefined) {
      open.pop();
      visitor.leave(top.element);
    } else if (child.nodeType === ELEMENT) enter(child as Element);
    else if (child.nodeType === TEXT) visitor.text(child as Text);
  }
}

export interface Visitor {
  readonly enter: (element: Element) => boolean;
  readonly leave: (element: Element) => void;
  readonly text: (node: Text) => void;
}

const ELEMENT = 1;
const TEXT = 3;
