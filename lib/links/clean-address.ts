import { splitTextFragment } from './split-text-fragment';

/**
 * Drops the parameters that only say where a click came from, and the text directive. Every other
 * byte stays as the answer wrote it, because the rest of a query often chooses the page.
 */
export function cleanAddress(href: string): string {
  const { href: bare } = splitTextFragment(href);
  const [, path = '', query = null, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(bare) ?? [];
  if (query === null) return bare;
  const kept = query.split('&').filter((pair) => !isTracking(pair));
  return path + (kept.length > 0 && query !== '' ? `?${kept.join('&')}` : '') + hash;
}

function isTracking(pair: string): boolean {
  const name = pair.split('=', 1)[0]!.toLowerCase();
  return name.startsWith('utm_') || CLICK_IDS.has(name) || pair === 'referrer=grok.com';
}

const CLICK_IDS = new Set(['gclid', 'fbclid', 'msclkid', 'srsltid']);
