/**
 * Counts the time of everything that scripts of this page do from now on in observers and timers; the
 * content script does all its work there.
 */
export function clock() {
  let spentMs = 0;
  let longestMs = 0;
  const timed =
    <A extends unknown[]>(task: (...args: A) => void) =>
    (...args: A): void => {
      const start = performance.now();
      task(...args);
      const ms = performance.now() - start;
      spentMs += ms;
      longestMs = Math.max(longestMs, ms);
    };
  const { setTimeout, setInterval, MutationObserver } = globalThis;
  Object.assign(globalThis, {
    setTimeout: (task: () => void, ms: number) => setTimeout(timed(task), ms),
    setInterval: (task: () => void, ms: number) => setInterval(timed(task), ms),
    MutationObserver: class extends MutationObserver {
      constructor(task: MutationCallback) {
        super(timed(task));
      }
    },
  });
  return {
    reset(): void {
      spentMs = 0;
      longestMs = 0;
    },
    spent: () => ({ spentMs, longestMs }),
  };
}
