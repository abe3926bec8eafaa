/** EDGE: where messages enter the background, each checked for its sender and its shape. */
import * as v from 'valibot';
import { browser } from 'wxt/browser';
import { type FromChatPage, fromChatPageSchema } from './from-chat-page';
import { type FromOurPage, fromOurPageSchema } from './from-our-page';

type Sender = Parameters<Parameters<typeof browser.runtime.onMessage.addListener>[0]>[1];

/** A chat page as the browser names it; nothing of this comes from the page itself. */
export interface ChatPage {
  readonly tabId: number;
  readonly pageUrl: string;
  readonly isPrivate: boolean;
}

export interface Handlers {
  fromChatPage(message: FromChatPage, page: ChatPage): Promise<unknown>;
  /** `isPrivate`: the page stands in a private window, as it can in Firefox. */
  fromOurPage(message: FromOurPage, isPrivate: boolean): Promise<unknown>;
}

/** Answers messages; one of an unknown shape or from an unknown sender is dropped without a reply. */
export function serveMessages(handlers: Handlers): void {
  browser.runtime.onMessage.addListener((raw: unknown, sender, sendResponse) => {
    const reply = route(raw, sender, handlers);
    if (reply === null) return undefined;
    reply.then(sendResponse, (error: unknown) => {
      console.error('Verbatim: a message could not be answered.', error);
      sendResponse(null);
    });
    return true;
  });
}

function route(raw: unknown, sender: Sender, handlers: Handlers): Promise<unknown> | null {
  if (sender.id !== browser.runtime.id) return null;
  if (isOurPage(sender)) {
    const parsed = v.safeParse(fromOurPageSchema, raw);
    const isPrivate = sender.tab?.incognito ?? false;
    return parsed.success ? handlers.fromOurPage(parsed.output, isPrivate) : null;
  }
  const page = chatPageOf(sender);
  const parsed = v.safeParse(fromChatPageSchema, raw);
  return page !== null && parsed.success ? handlers.fromChatPage(parsed.output, page) : null;
}

/** Only the browser fills in `sender.url`, so a content script cannot claim to be one of our pages. */
export function isOurPage(sender: Pick<Sender, 'url'>): boolean {
  return sender.url?.startsWith(browser.runtime.getURL('/' as never)) ?? false;
}

/** Content scripts of the top frame in a tab; anything else is nobody we serve. */
function chatPageOf(sender: Sender): ChatPage | null {
  const tabId = sender.tab?.id;
  if (tabId === undefined || sender.frameId !== 0 || sender.url === undefined) return null;
  return { tabId, pageUrl: sender.url, isPrivate: sender.tab?.incognito ?? false };
}
