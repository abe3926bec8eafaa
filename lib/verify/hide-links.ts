import type { SourceText } from '../model/source-text';

/**
 * Links as plain text files write them, in Markdown: [words](address "title"). Only what looks like an
 * address counts, so a call in code (list[0](x)) stays. Every repetition is bounded.
 */
const LINK =
  /!?\[([^[\]\n]{1,300})\]\((?:https?:\/\/|mailto:|www\.|\.{0,2}\/|#)[^\s()]{0,500}(?:\([^\s()]{0,100}\)[^\s()]{0,100})?(?:[ \t]+"[^"\n]{0,200}")?\)/g;

/** The text with the words of its links alone; signs and addresses become noise of the same length. */
export function hideLinks(text: string): string {
  return text.includes('](') ? text.replace(LINK, hideLink) : text;
}

/** The same for a quote, where the source has the very link: another address is another text. */
export function hideKnownLinks(quote: string, { form, text, side }: SourceText): string {
  if (!quote.includes('](')) return quote;
  const texts = [...(form === 'text' ? [text] : []), ...side.map((stream) => stream.text)];
  return quote.replace(LINK, (link, words: string) =>
    texts.some((known) => known.includes(link)) ? hideLink(link, words) : link,
  );
}

/** The first address in a stretch of a source, or null. */
export function addressIn(stretch: string): string | null {
  const link = stretch.match(LINK)?.[0];
  return link === undefined ? null : link.slice(link.indexOf('](') + 2, -1);
}

function hideLink(link: string, words: string): string {
  const from = link.indexOf('[') + 1;
  return noise(from) + words + noise(link.length - from - words.length);
}

function noise(length: number): string {
  return '\u2060'.repeat(length);
}
