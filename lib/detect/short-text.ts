/**
 * The collapsed text of an element if it has at most `limit` characters, else null. Stops reading as
 * soon as it is over, so that asking every nested element of a hostile page stays cheap.
 */
export function shortText(
  element: Element,
  limit: number,
  isSkipped: (element: Element) => boolean = () => false,
): string | null {
  const open: Node[] = [element];
  let text = '';
  for (let nodes = 0; open.length > 0; nodes++) {
    if (nodes > MAX_NODES || text.length > 2 * limit) return null;
    const node = open.pop()!;
    if (node.nodeType === TEXT) text += (node as Text).data;
    else if (node.nodeType === ELEMENT && !isSkipped(node as Element)) {
      open.push(...Array.from(node.childNodes).slice(0, MAX_NODES).reverse());
    }
  }
  const collapsed = text.replace(/\s+/g, ' ').trim();
  return collapsed.length > limit ? null : collapsed;
}

/** No citation seen so far needs a tenth of it. */
const MAX_NODES = 100;

const ELEMENT = 1;
const TEXT = 3;
