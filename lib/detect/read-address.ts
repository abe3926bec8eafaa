import { cleanAddress } from '../links/clean-address';
import { parseUrl } from '../links/parse-url';
import { splitTextFragment } from '../links/split-text-fragment';
import { unwrapRedirect } from '../links/unwrap-redirect';
import { LONGEST_ADDRESS } from '../model/page-limits';
import type { Address } from './block';
import type { ChatPage } from './chat-page';
import { LABEL_LIMIT } from './read-label';

export type ReadAddress =
  | { readonly kind: 'address'; readonly address: Address }
  /** The site's own link, or no web address: nothing is cited. */
  | { readonly kind: 'furniture' }
  /** A web address that does not show where it leads. */
  | { readonly kind: 'opaque'; readonly label: string };

/** Reads one address as the page writes it. Hosts are compared after parsing, never as text. */
export function readAddress(written: string, page: ChatPage): ReadAddress {
  if (written.length > LONGEST_ADDRESS) return { kind: 'opaque', label: '' };
  const url = parseUrl(written, page.url);
  if (url === null || !/^https?:$/.test(url.protocol)) return { kind: 'furniture' };
  const cited = unwrapRedirect(url);
  if (cited === null) return { kind: 'opaque', label: nameOf(url) };
  if (isOwnHost(cited.hostname, page)) return { kind: 'furniture' };
  if (cited.href.length > LONGEST_ADDRESS) return { kind: 'opaque', label: nameOf(url) };
  const claimed = splitTextFragment(cited.href).quotes;
  return { kind: 'address', address: { href: cleanAddress(cited.href), claimed } };
}

function nameOf({ hostname, pathname }: URL): string {
  return (withoutWww(hostname) + pathname).slice(0, LABEL_LIMIT);
}

function isOwnHost(host: string, page: ChatPage): boolean {
  if (withoutWww(host) === withoutWww(page.host)) return true;
  const own = page.site === null ? HELP_HOSTS : [...page.site.hosts, ...(page.site.ownHosts ?? [])];
  return own.some((name) => host === name || host.endsWith(`.${name}`));
}

/** Links at the foot of chat pages that nobody cites. */
const HELP_HOSTS = ['help.openai.com', 'support.anthropic.com', 'support.claude.com'];

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}
