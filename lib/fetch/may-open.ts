/** EDGE: which sites the reader allowed. */
import { browser } from 'wxt/browser';
import type { SourceUrl } from '../model/address';

/** Whether the reader allowed Verbatim to open this address. */
export async function mayOpen(url: SourceUrl): Promise<boolean> {
  const { protocol, hostname } = new URL(url);
  return browser.permissions.contains({ origins: [`${protocol}//${hostname}/*`] });
}

/** Calls back whenever the reader took back access. Returns the function that stops listening. */
export function onAccessLost(listen: () => void): () => void {
  browser.permissions.onRemoved.addListener(listen);
  return () => browser.permissions.onRemoved.removeListener(listen);
}
