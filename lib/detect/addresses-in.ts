import type { Stretch } from './block';

/** Where http(s) addresses stand in a text, without the punctuation that follows them. */
export function addressesIn(text: string): (Stretch & { readonly href: string })[] {
  return [...text.matchAll(ADDRESS)].map(({ 0: written, index }) => {
    const href = trimAddress(written);
    return { href, start: index, end: index + href.length };
  });
}

/**
 * Stops at white space, quotation marks and the punctuation of other scripts. The bound keeps the
 * trimming below from becoming quadratic on a page made of brackets.
 */
const ADDRESS = /https?:\/\/[^\s<>"“”«»„‘’、。，；：）】」』،؛]{1,2048}/g;

/** A final mark belongs to the sentence; a closing bracket too, unless it was opened in the address. */
function trimAddress(written: string): string {
  let href = written;
  while (/[.,;:!?'*]$/.test(href) || isUnopened(href, '(', ')') || isUnopened(href, '[', ']')) {
    href = href.slice(0, -1);
  }
  return href;
}

function isUnopened(href: string, open: string, close: string): boolean {
  return href.endsWith(close) && href.split(close).length > href.split(open).length;
}
