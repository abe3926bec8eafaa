import { browser } from 'wxt/browser';

/**
 * Puts the script that marks cited sentences too into the chat page of a tab, or the plain one back.
 * Each ends the life of the one before it.
 */
export async function putInScript(tabId: number, withClaims: boolean): Promise<void> {
  const file = withClaims ? '/sentences.js' : '/more-sites.js';
  const wish = { target: { tabId, frameIds: [0] }, files: [file as never] };
  // The page may have gone, or refuse; the script that is there goes on.
  await browser.scripting.executeScript(wish).catch(() => null);
}
