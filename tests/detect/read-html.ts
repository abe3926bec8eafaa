import { findCitations } from '../../lib/detect/find-citations';
import { parsePage } from './parse-page';

/**
 * What a page without a known site gives, one line per quote in the order of the page:
 * `words → a.example/path` or `words → ? (label)` where the address is hidden.
 */
export function readHtml(body: string, pageUrl = 'https://chat.example/c/1'): string[] {
  const { citations, hidden } = findCitations(parsePage(body), pageUrl);
  return [
    ...citations.map(({ quoteText, sources, moreSources }) => {
      const hosts = sources.map(({ href }) => href.replace(/^https:\/\/|\/$/g, '')).join(', ');
      return `${quoteText} → ${hosts}${moreSources > 0 ? ` +${moreSources}` : ''}`;
    }),
    ...hidden.map(({ quoteText, label }) => `${quoteText} → ? (${label})`),
  ];
}

/** The rule that tied each quote, in order. */
export function rulesOf(body: string): string[] {
  return findCitations(parsePage(body), 'https://chat.example/c/1').citations.map(
    ({ rule }) => rule,
  );
}

/** A link that only points, as chips are. */
export const A = '<a href="https://a.example/">a.example</a>';
export const B = '<a href="https://b.example/">b.example</a>';
