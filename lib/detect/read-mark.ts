import type { Pointer, RawMark } from './block';
import type { ChatPage } from './chat-page';
import { isBare, isNeverRead } from './is-never-read';
import { readAddress } from './read-address';
import { LABEL_LIMIT, readLabel } from './read-label';
import {
  addressesOf,
  asAddress,
  emptyLinkBefore,
  isEmptyLink,
  type RowCache,
  readPointer,
} from './read-pointer';
import { shortText } from './short-text';

/** A citation element: a chip whose own text is not prose, or words of the prose that are a link. */
export type ReadMark = Omit<RawMark, 'start' | 'end'> & { readonly isProse: boolean };

/** Reads an element as a citation, or gives null where it is none. Tries every known shape. */
export function readMark(element: Element, page: ChatPage, rows: RowCache): ReadMark | null {
  if (isBare(element) && element.localName !== 'button') return null;
  return (
    readSiteCitation(element, page, rows) ??
    (element.localName === 'a' ? readLink(element, page) : null) ??
    readAttributes(element, page)
  );
}

function readSiteCitation(element: Element, page: ChatPage, rows: RowCache): ReadMark | null {
  // Asked of every element, so of all shapes at once.
  if (!element.matches(page.cited)) return null;
  const [, places] = page.citations.find(([selector]) => element.matches(selector))!;
  return chip(element, readPointer(element, places, page, rows));
}

function chip(element: Element, pointer: Pointer, label = readLabel(element)): ReadMark {
  return { element, pointer, ...label, isProse: false };
}

function readLink(link: Element, page: ChatPage): ReadMark | null {
  const href = link.getAttribute('href');
  if (href === null) return null;
  const id = idWithin(href, page);
  if (id !== null) {
    return isReferenceLink(link) ? chip(link, { kind: 'element', id }) : null;
  }
  const read = readAddress(href, page);
  if (read.kind === 'furniture') return null;
  const label = readLabel(link);
  const isProse = !isChipLink(link);
  if (read.kind === 'opaque') {
    const pointer: Pointer = { kind: 'addresses', sources: [] };
    return { element: link, pointer, label: read.label, more: label.more, isProse };
  }
  return {
    element: link,
    pointer: { kind: 'addresses', sources: [read.address] },
    ...label,
    isProse,
  };
}

/** The id that a link within the page leads to, or null for every other link. */
function idWithin(href: string, page: ChatPage): string | null {
  const hash = href.indexOf('#');
  if (hash === -1 || hash === href.length - 1) return null;
  if (hash > 0 && href.slice(0, hash) !== page.url.split('#', 1)[0]) return null;
  return href.slice(hash + 1);
}

/** A number, a dagger or a letter is a reference; words that lead to a heading are not. */
function isReferenceLink(link: Element): boolean {
  if (link.getAttribute('role') === 'doc-noteref' || link.hasAttribute('data-footnote-ref'))
    return true;
  const text = shortText(link, 12);
  return (
    text !== null && /^[[(]?\^?(?:note |fn)?(?:\d{1,3}|[a-z]|[*†‡§¶]{1,3})[\])]?$/iu.test(text)
  );
}

/**
 * Whether a link only points (its text is a number, a host, "+2", nothing, or its class says so) rather
 * than being words of the sentence.
 */
function isChipLink(link: Element): boolean {
  const text = shortText(link, LABEL_LIMIT);
  if (text === null) return false;
  return CHIP_TEXT.test(text) || [link, link.parentElement].some(saysChip);
}

const CHIP_TEXT =
  /^(?:[^\p{L}\p{N}]*|\W{0,3}\d{1,3}\W{0,3}|https?:\/\/\S+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*)?|.*\+\s?\d{1,3}\)?)$/u;

function saysChip(element: Element | null): boolean {
  if (element === null || !INLINE.test(element.localName)) return false;
  const names = `${element.getAttribute('class') ?? ''} ${element.getAttribute('data-testid') ?? ''}`;
  return /(?:^|[^a-z])(?:citations?|cite|pill|chip|footnote|noteref)/i.test(names);
}

const INLINE = /^(?:a|span|sup|cite|small|b|button)$|-/;

/** Short elements that carry their address in an attribute. */
function readAttributes(element: Element, page: ChatPage): ReadMark | null {
  if (!INLINE.test(element.localName)) return null;
  const before = element.localName === 'button' ? emptyLinkBefore(element) : [];
  const written = before.length > 0 ? before : attributesOf(element);
  const sources = written.flatMap(addressesOf).flatMap((text) => asAddress(text, page));
  if (sources.length > 0 && shortText(element, LABEL_LIMIT) !== null) {
    return chip(element, { kind: 'addresses', sources });
  }
  return element.localName === 'button' ? readButton(element) : readBareChip(element);
}

/** What says that it is a citation, and gives no address: a number is left to be looked up. */
function readBareChip(element: Element): ReadMark | null {
  if (!saysChip(element) || element.querySelector('a,button,[aria-label]') !== null) return null;
  const text = shortText(element, LABEL_LIMIT, isNeverRead);
  if (!text || !/\p{L}/u.test(text)) return null;
  return chip(element, { kind: 'addresses', sources: [] });
}

function attributesOf(element: Element): string[] {
  return element.getAttributeNames().flatMap((name) => {
    const isSpoken = name === 'aria-label';
    if (!isSpoken && !name.startsWith('data-')) return [];
    const value = element.getAttribute(name) ?? '';
    if (!value.includes('http')) return [];
    return isSpoken || (IS_ADDRESS.test(value) && !PICTURE.test(name)) ? [value] : [];
  });
}

/** Data that is an address, or a list of them; a sentence with one in it is a hint for the reader. */
const IS_ADDRESS = /^\s*(?:https?:|[[{])/;

const PICTURE = /icon|image|img|avatar|logo|thumb/;

/** A button among words with a short visible label is a chip whose address is not on the page. */
function readButton(button: Element): ReadMark | null {
  const { label, more } = readLabel(button);
  const visible = shortText(button, LABEL_LIMIT, isNeverRead);
  if (!visible || label === '' || COMMAND.test(label)) return null;
  return chip(button, { kind: 'host', name: label.toLowerCase() }, { label, more });
}

const COMMAND =
  /^(?:copy|copied|edit|share|retry|run|play|listen|like|dislike|show|hide|more|less|expand|collapse|open|close|download|read aloud|regenerate|try again)\b/i;

/** An empty link whose chip is the button after it: the button speaks for both. */
export function isDrawnByButton(element: Element): boolean {
  return isEmptyLink(element) && element.nextElementSibling?.localName === 'button';
}
