import { browser } from 'wxt/browser';
import { CHAT_MATCHES } from '../../lib/detect/sites/chat-matches';

/**
 * Chat pages that were open before an install or update have no living content script in Chrome
 * (Firefox puts the new one in by itself); the old one has ended when its extension went.
 */
export async function renewChatPages(): Promise<void> {
  if (import.meta.env.BROWSER === 'firefox') return;
  const files = browser.runtime.getManifest().content_scripts?.flatMap(({ js }) => js ?? []) ?? [];
  for (const tab of await browser.tabs.query({ url: CHAT_MATCHES })) {
    if (tab.id === undefined || tab.discarded) continue;
    const target = { tabId: tab.id };
    // A page that refuses (an error page at a chat address) has nothing to mark.
    await browser.scripting.executeScript({ target, files: files as never }).catch(() => null);
  }
}
