import { browser } from 'wxt/browser';

/**
 * Chat pages that were open before an install or update have no living content script in Chrome
 * (Firefox puts the new one in by itself); the old one has ended when its extension went.
 */
export async function renewChatPages(): Promise<void> {
  if (import.meta.env.BROWSER === 'firefox') return;
  for (const { matches, js } of browser.runtime.getManifest().content_scripts ?? []) {
    for (const tab of await browser.tabs.query({ url: matches ?? [] })) {
      if (tab.id === undefined || tab.discarded) continue;
      const wish = { target: { tabId: tab.id }, files: js as never };
      // A page that refuses (an error page at a chat address) has nothing to mark.
      await browser.scripting.executeScript(wish).catch(() => null);
    }
  }
}
