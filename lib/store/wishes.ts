/** EDGE: what the reader asked for and must first be allowed; kept in the browser's memory only. */
import { browser } from 'wxt/browser';
import type { Way } from '../model/job';

const KEY = 'wishes';

export interface Wish {
  readonly tabId: number;
  readonly key: string;
  readonly source: number;
  readonly way: Way;
  /** Match patterns without which it cannot be done. */
  readonly patterns: readonly string[];
}

/** Changes of one process run one after the other, or the second would write over the first. */
let lastChange: Promise<unknown> = Promise.resolve();

export function addWish(wish: Wish): Promise<unknown> {
  return change((wishes) => [...wishes, wish]);
}

/** Takes out the wishes that `isDue` says may be done now, and gives them. */
export async function takeWishes(isDue: (wish: Wish) => Promise<boolean>): Promise<Wish[]> {
  const taken: Wish[] = [];
  await change(async (wishes) => {
    const due = await Promise.all(wishes.map(isDue));
    taken.push(...wishes.filter((_, i) => due[i]));
    return wishes.filter((_, i) => !due[i]);
  });
  return taken;
}

function change(
  to: (wishes: readonly Wish[]) => readonly Wish[] | Promise<readonly Wish[]>,
): Promise<unknown> {
  const next = lastChange.then(async () => {
    const stored = (await browser.storage.session.get(KEY))[KEY] as readonly Wish[] | undefined;
    await browser.storage.session.set({ [KEY]: await to(stored ?? []) });
  });
  lastChange = next.catch(() => null);
  return next;
}
