/** What makes a citation the same one after the page has been drawn again. */
export interface CitationName {
  readonly site: string | null;
  /** Key of the answer (`AnswerRoot`), where it is known. */
  readonly answer?: string;
  readonly quoteText: string;
  readonly url: string;
  /** 0 for the first citation with the same words and address, 1 for the second … */
  readonly occurrence: number;
}

/**
 * A short key that stays the same while the page draws itself anew: virtual lists drop and rebuild
 * their nodes, so no node can be the key. 64 bits in hexadecimal digits.
 */
export function citationKey({ site, answer, quoteText, url, occurrence }: CitationName): string {
  return hashText(JSON.stringify([site, answer ?? null, quoteText, url, occurrence]));
}

/** FNV-1a in two lanes of 32 bits, which start apart. Not for secrets: for telling apart. */
export function hashText(text: string): string {
  let high = 0x811c9dc5;
  let low = 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ ((unit << 5) | (unit >>> 11)), 0x01000193) ^ (high >>> 15);
  }
  return [high, low].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
