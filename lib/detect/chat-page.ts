import { parseUrl } from '../links/parse-url';
import { CITED_ANYWHERE, neverIn } from './sites/anywhere';
import { type AddressPlace, anyOf, type ChatSite } from './sites/chat-site';
import { findSite } from './sites/find-site';

/** What every step needs to know of the page being read. */
export interface ChatPage {
  readonly url: string;
  readonly host: string;
  readonly site: ChatSite | null;
  /** Whether an answer, or a part of one, stands inside what is never read. Asked once of each. */
  readonly inNever: (element: Element) => boolean;
  /** The citation shapes of the site as selectors: of all together, and of each with its addresses. */
  readonly cited: string;
  readonly citations: readonly (readonly [selector: string, places: readonly AddressPlace[]])[];
}

/** `sites`: those whose answers are known here. */
export function describePage(pageUrl: string, sites: readonly ChatSite[]): ChatPage {
  const site = findSite(pageUrl, sites);
  const shapes = site?.citations ?? CITED_ANYWHERE;
  return {
    url: pageUrl,
    host: parseUrl(pageUrl)?.hostname ?? '',
    site,
    inNever: askOnce(site),
    cited: anyOf(shapes.map(([seen]) => seen)),
    citations: shapes.map(([seen, ...places]) => [seen, places]),
  };
}

function askOnce(site: ChatSite | null): ChatPage['inNever'] {
  const never = neverIn(site);
  const known = new WeakMap<Element, boolean>();
  return (element) => {
    const isIn = known.get(element) ?? element.closest(never) !== null;
    known.set(element, isIn);
    return isIn;
  };
}
