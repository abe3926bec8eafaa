import type { ChatSite } from './chat-site';
import { chatgpt } from './chatgpt';
import { claude } from './claude';

/** The site a page belongs to, or null where only the generic reading applies. */
export function findSite(pageUrl: string): ChatSite | null {
  const url = URL.parse(pageUrl);
  if (url === null) return null;
  return SITES.find((site) => site.isAt(url)) ?? null;
}

const SITES: readonly ChatSite[] = [chatgpt, claude];
