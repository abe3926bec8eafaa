import type { Home } from './block';

/** The home of what stands in `element`, or null where the element does not break the line. */
export function enterHome(element: Element, outer: Home): Home | null {
  const name = element.localName;
  const isHeading = /^h[1-6]$/.test(name) || element.getAttribute('role') === 'heading';
  const isAttribution = outer.blockquote !== null && ATTRIBUTION.has(name);
  if (!isHeading && !isAttribution && !BLOCK_TAGS.has(name)) return null;
  return {
    element,
    isHeading: isHeading || outer.isHeading,
    blockquote: outer.blockquote ?? (name === 'blockquote' ? element : null),
    isAttribution: isAttribution || outer.isAttribution,
    item: name === 'li' ? element : outer.item,
    cell: CELL.has(name) ? element : outer.cell,
    row: name === 'tr' ? element : outer.row,
  };
}

export function rootHome(element: Element): Home {
  const none = { blockquote: null, item: null, cell: null, row: null };
  return { element, isHeading: false, isAttribution: false, ...none };
}

export function isBlockElement(element: Element): boolean {
  return BLOCK_TAGS.has(element.localName);
}

/** Whether a home holds running words, so that a button in it stands in a sentence. */
export function isAmongWords({ element, item, cell }: Home): boolean {
  return item !== null || cell !== null || /^(?:p|dd|blockquote)$/.test(element.localName);
}

const CELL = new Set(['td', 'th']);
const ATTRIBUTION = new Set(['footer', 'cite', 'figcaption']);

const BLOCK_TAGS = new Set(
  (
    'p div section article main header footer aside address hgroup h1 h2 h3 h4 h5 h6 blockquote pre ' +
    'figure figcaption hr body ul ol li dl dt dd table caption thead tbody tfoot tr td th ' +
    'details summary form fieldset legend dialog nav'
  ).split(' '),
);
