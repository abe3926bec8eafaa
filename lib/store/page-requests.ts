/**
 * EDGE: what one of our own pages is opened for, in the browser's memory only. The page's address holds a
 * key alone, since browsers remember addresses, and a cited site must not be read in them.
 */
import { browser } from 'wxt/browser';

const keyOf = (id: string): string => `request:${id}`;

/** Gives the key under which the page finds what it is asked for. */
export async function keepPageRequest(request: object): Promise<string> {
  const id = crypto.randomUUID();
  await browser.storage.session.set({ [keyOf(id)]: request });
  return id;
}

/** What is kept under the key in a page's address (`?asked=…`); null: nothing, or nothing any more. */
export async function readPageRequest(search: string): Promise<unknown> {
  const key = keyOf(new URLSearchParams(search).get('asked') ?? '');
  return (await browser.storage.session.get(key))[key] ?? null;
}
