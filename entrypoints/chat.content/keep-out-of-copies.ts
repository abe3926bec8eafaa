import { MARK_NAME } from './place-host';

/**
 * Takes the marks out of what the reader copies, for as long as the copying lasts: Chromium copies what
 * is in a closed root with all its styles, wherever an answer is pasted with its markup. `putBack` is
 * called after it. Returns the function that stops.
 */
export function keepOutOfCopies(document: Document, putBack: () => void): () => void {
  const leave = (event: Event): void => {
    const selection = document.getSelection();
    // Words of a card are copied from inside our own root.
    if (selection === null || event.composedPath().some(isMark)) return;
    const copied = [...document.body.querySelectorAll(MARK_NAME)].filter((mark) =>
      selection.containsNode(mark, true),
    );
    for (const mark of copied) mark.remove();
    if (copied.length > 0) setTimeout(putBack);
  };
  document.addEventListener('copy', leave, { capture: true });
  return () => document.removeEventListener('copy', leave, { capture: true });
}

function isMark(target: EventTarget): boolean {
  return target instanceof Element && target.localName === MARK_NAME;
}
