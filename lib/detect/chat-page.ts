import { parseUrl } from '../links/parse-url';
import type { ChatSite } from './sites/chat-site';
import { findSite } from './sites/find-site';

/** What every step needs to know of the page being read. */
export interface ChatPage {
  readonly url: string;
  readonly host: string;
  readonly site: ChatSite | null;
}

/** `sites`: those whose answers are known here. */
export function describePage(pageUrl: string, sites: readonly ChatSite[]): ChatPage {
  return { url: pageUrl, host: parseUrl(pageUrl)?.hostname ?? '', site: findSite(pageUrl, sites) };
}
