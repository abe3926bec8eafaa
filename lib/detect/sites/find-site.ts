import { parseUrl } from '../../links/parse-url';
import type { ChatSite } from './chat-site';

/** The one of `sites` that a page belongs to, or null where only the generic reading applies. */
export function findSite(pageUrl: string, sites: readonly ChatSite[]): ChatSite | null {
  const url = parseUrl(pageUrl);
  if (url === null) return null;
  return sites.find((site) => isSiteAt(site, url)) ?? null;
}

function isSiteAt({ isAt, hosts, path = '/' }: ChatSite, url: URL): boolean {
  if (isAt !== undefined) return isAt(url);
  return hosts.includes(url.hostname.replace(/^www\./, '')) && `${url.pathname}/`.startsWith(path);
}
