import { blank } from './read-quote';

/** Phrases that a page adds behind copied text, in front of its own address. */
const PHRASES =
  /(?:read more(?: at| here)?|source|see more|learn more(?: at)?|full (?:article|story)(?: at)?|original(?:ly published)? at|quelle|mehr (?:lesen|dazu)(?: unter)?|lire la suite|en savoir plus|leer más|fuente|источник|подробнее|阅读更多|来源|出典)\s*:?\s*$/iu;

/** How long a phrase may be, in UTF-16 units. */
const LONGEST_PHRASE = 40;

/**
 * The quote without the credit line that some pages add on copying: only a known phrase plus an
 * address at the very end, so no word of the text can go with it. Same length; null when it has none.
 */
export function dropCredit(raw: string): string | null {
  const address = /https?:\/\/\S{1,2000}\s*$/.exec(raw.slice(-2100));
  if (address === null) return null;
  const start = raw.length - address[0].length;
  const from = Math.max(0, start - LONGEST_PHRASE);
  const phrase = PHRASES.exec(raw.slice(from, start));
  if (phrase === null || from + phrase.index === 0) return null;
  return blank(raw, from + phrase.index, raw.length);
}
