/** EDGE: what archives answered, kept for days so that they are not asked again. */
import { browser } from 'wxt/browser';

const KEY = 'archive-answers';
const KEPT_MS = 3 * 24 * 60 * 60_000;
const MOST = 200;

type Kept<T> = Readonly<Record<string, { readonly at: number; readonly answer: T }>>;

export async function recallAnswer<T>(key: string, now: number): Promise<T | null> {
  const known = (await readAll<T>())[key];
  return known !== undefined && known.at > now - KEPT_MS ? known.answer : null;
}

/** Keeps the answer; the oldest leave first. */
export async function rememberAnswer<T>(key: string, answer: T, now: number): Promise<void> {
  const all = Object.entries({ ...(await readAll<T>()), [key]: { at: now, answer } });
  const fresh = all.filter(([, { at }]) => at > now - KEPT_MS).sort(([, a], [, b]) => b.at - a.at);
  await browser.storage.local.set({ [KEY]: Object.fromEntries(fresh.slice(0, MOST)) });
}

async function readAll<T>(): Promise<Kept<T>> {
  return ((await browser.storage.local.get(KEY))[KEY] as Kept<T> | undefined) ?? {};
}
