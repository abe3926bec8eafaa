import { decodePercent } from './decode-percent';

/**
 * Takes the text directives off an address. Each `text=` is words that the link claims to point at:
 * `start` alone is a quote, `start,end` is one with its middle left out. Prefix and suffix only say
 * where to look and are dropped.
 *
 * @example splitTextFragment('https://a.example/p#part:~:text=the%20sea,rose%20fast')
 *   // { href: 'https://a.example/p#part', quotes: ['the sea … rose fast'] }
 */
export function splitTextFragment(href: string): { href: string; quotes: string[] } {
  const at = href.indexOf(':~:', Math.max(href.indexOf('#'), 0));
  if (at === -1 || !href.includes('#')) return { href, quotes: [] };
  const quotes = href
    .slice(at + ':~:'.length)
    .split('&')
    .filter((directive) => directive.startsWith('text='))
    .map((directive) => claimedWords(directive.slice('text='.length)))
    .filter((words) => words !== '');
  return { href: href.slice(0, at).replace(/#$/, ''), quotes };
}

function claimedWords(directive: string): string {
  return directive
    .split(',')
    .filter((part) => !part.endsWith('-') && !part.startsWith('-'))
    .slice(0, 2)
    .map((part) => decodePercent(part).replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(' … ');
}
