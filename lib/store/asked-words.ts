/**
 * EDGE: words that the reader selected and wants checked, in the browser's memory only. They wait here
 * for the page that checks them: its address must not hold them, since browsers remember addresses.
 */
import { browser } from 'wxt/browser';
import type { AskedWords } from '../model/selection';

const keyOf = (id: string): string => `asked:${id}`;

export async function readAskedWords(id: string): Promise<AskedWords | null> {
  const key = keyOf(id);
  return ((await browser.storage.session.get(key))[key] as AskedWords | undefined) ?? null;
}

export async function keepAskedWords(id: string, asked: AskedWords): Promise<void> {
  await browser.storage.session.set({ [keyOf(id)]: asked });
}
