/**
 * Lets at most `limit` tasks run at once, and one for each name: a site is asked one thing at a
 * time, however many of its pages an answer cites.
 */
export function takeTurns(limit: number): <T>(name: string, task: () => Promise<T>) => Promise<T> {
  const waiting: { name: string; start: () => void }[] = [];
  const running = new Set<string>();

  const startNext = (): void => {
    while (running.size < limit) {
      const at = waiting.findIndex(({ name }) => !running.has(name));
      if (at < 0) return;
      const [next] = waiting.splice(at, 1);
      if (next === undefined) return;
      running.add(next.name);
      next.start();
    }
  };

  return async (name, task) => {
    await new Promise<void>((start) => {
      waiting.push({ name, start });
      startNext();
    });
    try {
      return await task();
    } finally {
      running.delete(name);
      startNext();
    }
  };
}
