/** EDGE: how many pinned quotes have changed, where a popup reads it in a moment. */
import { browser } from 'wxt/browser';

const KEY = 'pinned-changes';
const NONE = { quotes: 0, changed: 0 };

export async function readPinnedCount(): Promise<typeof NONE> {
  return ((await browser.storage.local.get(KEY))[KEY] as typeof NONE | undefined) ?? NONE;
}

export async function keepPinnedCount(count: typeof NONE): Promise<void> {
  const known = await readPinnedCount();
  if (known.quotes === count.quotes && known.changed === count.changed) return;
  await browser.storage.local.set({ [KEY]: count });
}
