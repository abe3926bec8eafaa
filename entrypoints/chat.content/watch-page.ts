import type { Life } from './life';

/** What may tell that an answer grew, was finished, or was swapped for another. */
const ATTRIBUTES = [
  'data-is-streaming',
  'data-complete',
  'aria-busy',
  'data-state',
  'class',
  'href',
  'aria-label',
];

/** Milliseconds without a change before the page is read; an answer streams faster than this. */
const QUIET_MS = 400;

/** A page that never rests is read all the same, this many ms after the first change. */
const PATIENCE_MS = 3000;

/** What watching needs of the script's life. */
type Timers = Pick<Life, 'setTimeout' | 'isOver'>;

/**
 * Calls `read` with the nodes that changed, whenever the page has changed and come to rest. Changes
 * that our own marks make are not changes of the page. Returns the function that stops watching.
 */
export function watchPage(
  document: Document,
  timers: Timers,
  read: (changed: ReadonlySet<Node>) => void,
): () => void {
  let changed = new Set<Node>();
  let lastChange = 0;
  let firstChange = 0;
  let due = false;

  const readWhenQuiet = (): void => {
    const now = performance.now();
    const isQuiet = now - lastChange >= QUIET_MS || now - firstChange >= PATIENCE_MS;
    if (!isQuiet) return void timers.setTimeout(readWhenQuiet, QUIET_MS);
    due = false;
    const nodes = changed;
    changed = new Set();
    read(nodes);
  };
  const observer = new MutationObserver((changes) => {
    if (timers.isOver()) return;
    const others = changes.filter((change) => !isOurs(change));
    if (others.length === 0) return;
    for (const { target } of others) changed.add(target);
    lastChange = performance.now();
    if (due) return;
    due = true;
    firstChange = lastChange;
    timers.setTimeout(readWhenQuiet, QUIET_MS);
  });
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  return () => observer.disconnect();
}

function isOurs(change: MutationRecord): boolean {
  if (change.type !== 'childList') return isMark(change.target);
  // A mark that the page threw away, and nobody put back, is the page's doing.
  return [...change.addedNodes].every(isMark) && [...change.removedNodes].every(isMovedMark);
}

function isMovedMark(node: Node): boolean {
  return isMark(node) && node.isConnected;
}

function isMark(node: Node): boolean {
  return node.nodeName.toLowerCase() === 'verbatim-mark';
}
