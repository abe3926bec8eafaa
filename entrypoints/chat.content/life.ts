import { browser } from 'wxt/browser';

/** How long this script serves its page: until the extension is replaced, taken out or switched off. */
export interface Life {
  /** Notices the end itself: nobody tells a script that its extension has gone. */
  isOver(): boolean;
  setTimeout(task: () => void, ms: number): void;
  setInterval(task: () => void, ms: number): void;
  onEnd(task: () => void): void;
}

declare global {
  /** Ends the script of this extension that was put into the same page before. */
  var verbatimEndLife: (() => void) | undefined;
}

/**
 * Begins the life of a content script, and ends that of one before it in the same isolated world. One of
 * an older version stands in another world; it finds its extension gone at the next thing it does, which
 * is when the new one takes its marks away. Nothing passes through the page, where others could end us.
 */
export function beginLife(): Life {
  // An element of the page whose id is that name would answer to it too.
  if (Object.hasOwn(globalThis, 'verbatimEndLife')) globalThis.verbatimEndLife?.();
  const tasks: (() => void)[] = [];
  let hasEnded = false;

  const end = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    for (const task of tasks) task();
  };
  const isOver = (): boolean => {
    // The id goes with the extension.
    if (browser.runtime?.id === undefined) end();
    return hasEnded;
  };
  globalThis.verbatimEndLife = end;

  return {
    isOver,
    setTimeout(task, ms) {
      setTimeout(() => {
        if (!isOver()) task();
      }, ms);
    },
    setInterval(task, ms) {
      const timer = setInterval(() => {
        if (!isOver()) task();
      }, ms);
      tasks.push(() => clearInterval(timer));
    },
    onEnd: (task) => void tasks.push(task),
  };
}
