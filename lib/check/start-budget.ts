/** Milliseconds that a page's markup may take to read; real pages take a hundredth of it. */
const READING_MS = 1500;

/** Starts a clock; what it gives says whether reading has taken too long. */
export function startBudget(now: () => number): () => boolean {
  const end = now() + READING_MS;
  return () => now() > end;
}
