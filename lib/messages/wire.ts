/** EDGE: where messages leave a process, and where a chat page hears the background. */
import { browser } from 'wxt/browser';
import type { FromChatPage } from './from-chat-page';
import type { FromOurPage } from './from-our-page';
import type { ToChatPage } from './to-chat-page';

type Sender = Parameters<Parameters<typeof browser.runtime.onMessage.addListener>[0]>[1];

/**
 * From a content script or one of our pages to the background. `null`: nobody answered, as when the
 * extension was replaced while its old script still stood in the page.
 */
export async function tellBackground<Reply>(
  message: FromChatPage | FromOurPage,
): Promise<Reply | null> {
  try {
    return ((await browser.runtime.sendMessage(message)) ?? null) as Reply | null;
  } catch {
    return null;
  }
}

/** From the background to the chat page of a tab. A tab that has gone is no error. */
export async function tellChatPage(tabId: number, message: ToChatPage): Promise<void> {
  await browser.tabs.sendMessage(tabId, message, { frameId: 0 }).catch(() => null);
}

/** In a content script: listens to the background. Returns the function that stops listening. */
export function onBackground(listen: (message: ToChatPage) => void): () => void {
  const listener = (raw: unknown, sender: Sender): undefined => {
    if (sender.id === browser.runtime.id) listen(raw as ToChatPage);
    return undefined;
  };
  browser.runtime.onMessage.addListener(listener);
  return () => browser.runtime.onMessage.removeListener(listener);
}
