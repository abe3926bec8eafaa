import { COMBINING, classAt, IDEO } from './char-class';

/** How far to each side the segmenter looks: words are short, and it is slow on long texts. */
const WINDOW = 24;

/**
 * May a word begin or end at this offset, inside writing without spaces? Asks `Intl.Segmenter` about a
 * few dozen characters around it. Where the platform has none, every grapheme border is one.
 */
export function isWordBreak(text: string, offset: number): boolean {
  const from = windowStart(text, offset);
  const to = windowEnd(text, offset);
  if (from === offset || to === offset) return true;
  const piece = text.slice(from, to);
  for (const part of segmenterFor(piece).segment(piece)) {
    if (part.index + from === offset) return true;
    if (part.index + from > offset) return false;
  }
  return false;
}

function windowStart(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && at > offset - WINDOW && isInside(text, at - 1)) at--;
  return at;
}

function windowEnd(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && at < offset + WINDOW && isInside(text, at)) at++;
  return at;
}

function isInside(text: string, at: number): boolean {
  const kind = classAt(text, at);
  const unit = text.charCodeAt(at);
  return kind === IDEO || kind === COMBINING || (unit >= 0xdc00 && unit <= 0xdfff);
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(piece: string): Intl.Segmenter {
  const lang = /[\u0e00-\u0e7f]/.test(piece) ? 'th' : /[\u3040-\u30ff]/.test(piece) ? 'ja' : 'zh';
  const known = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: 'word' });
  segmenters.set(lang, known);
  return known;
}
