import { parseUrl } from '../links/parse-url';
import type { Address } from './block';
import type { ChatPage } from './chat-page';
import { addressesOf, asAddress } from './read-pointer';

/**
 * The addresses of one row of a visible list of sources, as self-hosted chats draw it: a button whose
 * label holds the address, or the picture of a site (Open WebUI, seen 2026-09).
 */
export function readSourceRow(element: Element, page: ChatPage): Address[] {
  if (page.site !== null) return [];
  if (element.localName === 'button') {
    const label = element.getAttribute('aria-label') ?? '';
    return addressesOf(label).flatMap((href) => asAddress(href, page));
  }
  const src = element.localName === 'img' ? element.getAttribute('src') : null;
  if (!src?.includes('/s2/favicons?')) return [];
  const domain = parseUrl(src)?.searchParams.get('domain') ?? '';
  return domain.startsWith('http') ? asAddress(domain, page) : [];
}
