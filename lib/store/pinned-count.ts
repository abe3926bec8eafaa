/** EDGE: how many pinned quotes and sentences there are, and have changed, where a popup reads it in a moment. */
import { browser } from 'wxt/browser';

const KEY = 'pinned-changes';
const NONE = { quotes: 0, sentences: 0, changed: 0 };

export async function readPinnedCount(): Promise<typeof NONE> {
  const kept = (await browser.storage.local.get(KEY))[KEY] as Partial<typeof NONE> | undefined;
  return { ...NONE, ...kept };
}

export async function keepPinnedCount(count: typeof NONE): Promise<void> {
  const known = await readPinnedCount();
  const names = Object.keys(NONE) as (keyof typeof NONE)[];
  if (names.every((name) => known[name] === count[name])) return;
  await browser.storage.local.set({ [KEY]: count });
}
