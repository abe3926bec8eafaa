import { browser } from 'wxt/browser';
import { readSettings } from '../../lib/store/settings';

/**
 * Puts the card's script into the chat page of a tab, beside the content script that asked. It only
 * sets a function there, so a page that has changed meanwhile takes no harm.
 */
export async function loadCard(tabId: number): Promise<void> {
  const { claims } = await readSettings();
  await browser.scripting.executeScript({
    target: { tabId, frameIds: [0] },
    files: [(claims ? '/sentence-card.js' : '/card.js') as never],
  });
}
