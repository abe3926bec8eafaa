import { addressesIn } from './addresses-in';
import type { Address, Pointer } from './block';
import type { ChatPage } from './chat-page';
import { readAddress } from './read-address';
import type { AddressPlace } from './sites/chat-site';

/** Reads the addresses of a site's citation: the first place that gives one decides. */
export function readPointer(
  element: Element,
  places: readonly AddressPlace[],
  page: ChatPage,
  rows: RowCache,
): Pointer {
  for (const place of places) {
    const sources = written(element, place, rows).flatMap((text) => asAddress(text, page));
    if (sources.length > 0) return { kind: 'addresses', sources };
  }
  return { kind: 'addresses', sources: [] };
}

/** Rows of source lists already looked up, by the element they stand in. */
export type RowCache = Map<Element, readonly Element[]>;

export function asAddress(text: string, page: ChatPage): Address[] {
  const read = readAddress(text, page);
  return read.kind === 'address' ? [read.address] : [];
}

function written(element: Element, place: AddressPlace, rows: RowCache): string[] {
  if (typeof place === 'object') return rowAt(element, place, rows);
  if (place === 'links') return hrefsIn(element);
  if (place === 'link-before') return emptyLinkBefore(element);
  return addressesOf(element.getAttribute(place.slice(1)) ?? '');
}

/** An attribute may be an address, or a sentence or a list with addresses in it. */
export function addressesOf(attribute: string): string[] {
  if (!/[\s"]/.test(attribute)) return [attribute];
  return addressesIn(attribute).map(({ href }) => href);
}

/** Where a chip is a button, its address may be on an empty link before it (Google). */
export function emptyLinkBefore(button: Element): string[] {
  const before = button.previousElementSibling;
  return before !== null && isEmptyLink(before) ? [before.getAttribute('href') ?? ''] : [];
}

export function isEmptyLink(element: Element): boolean {
  return element.localName === 'a' && element.hasAttribute('href') && !element.hasChildNodes();
}

function hrefsIn(element: Element): string[] {
  return Array.from(element.querySelectorAll('a[href]'), (link) => link.getAttribute('href') ?? '');
}

function rowAt(element: Element, place: Extract<AddressPlace, object>, cache: RowCache): string[] {
  const container = element.closest(place.within);
  if (container === null) return [];
  const rows = cache.get(container) ?? Array.from(container.querySelectorAll(place.rows));
  cache.set(container, rows);
  const holder = element.hasAttribute(place.number)
    ? element
    : element.querySelector(`[${place.number}]`);
  const row = rows[Number(holder?.getAttribute(place.number)) - 1];
  const href = row?.getAttribute('href');
  return href == null ? [] : [href];
}
