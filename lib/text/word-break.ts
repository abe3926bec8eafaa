import { COMBINING, classAt, IDEO } from './char-class';

/** How far to each side the segmenter looks: words are short, and it is slow on long texts. */
const WINDOW = 24;

/** The two words that meet at an offset inside writing without spaces. */
export interface Beside {
  readonly before: string;
  readonly after: string;
}

/**
 * May a word begin or end at this offset, inside writing without spaces? Then the words on both sides,
 * else null. Asks `Intl.Segmenter` about a few dozen characters around it.
 */
export function wordsBeside(text: string, offset: number): Beside | null {
  const from = windowStart(text, offset);
  const to = windowEnd(text, offset);
  if (from === offset || to === offset) return { before: '', after: '' };
  const piece = text.slice(from, to);
  let before = '';
  for (const { index, segment } of segmenterFor(piece).segment(piece)) {
    if (index + from === offset) return { before, after: segment };
    before = segment;
    if (index + from + segment.length > offset) return partsOf(segment, offset - index - from);
  }
  return null;
}

/**
 * Dictionaries of Burmese hold compounds as one word that readers write with a space or without. Two
 * parts that are one word each, of two syllables at least, are two words: a shorter part may be an
 * ending (teacher, teacheress), and then the cut is inside a word.
 */
function partsOf(segment: string, at: number): Beside | null {
  const before = segment.slice(0, at);
  const after = segment.slice(at);
  return isWholeWord(before) && isWholeWord(after) ? { before, after } : null;
}

function isWholeWord(part: string): boolean {
  const syllables = part.match(BURMESE_SYLLABLE)?.length ?? 0;
  return syllables > 1 && [...segmenterFor(part).segment(part)].length === 1;
}

/** A letter of Burmese that opens a syllable: none that is silenced or ends the one before. */
const BURMESE_SYLLABLE = /[\u1000-\u102a\u103f](?![\u1039\u103a]|\u1037\u103a)/g;

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
