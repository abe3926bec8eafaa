import type { SourceText } from '../../model/source-text';
import { SCANNED_PAGE_CHARS, SCRAMBLED_VOWELS } from '../thresholds';
import { letterOrder } from './speaking-order';

/**
 * A text layer that does not hold what the page shows: none at all, or one whose letters are not
 * those of any language because the file's map from glyphs to characters is wrong, or stand in an order
 * that cannot be told. Each time what the reader sees are pictures.
 */
export function pdfDoubts(text: string, pages: readonly number[]): SourceText['doubts'] {
  const chars = text.replace(/\s+/g, '');
  const isEmpty = chars.length < SCANNED_PAGE_CHARS * pages.length || mostAreEmpty(text, pages);
  const isUnordered = letterOrder(text) === 'unknown';
  return isEmpty || isUnordered || isScrambled(chars) ? ['scanned'] : [];
}

/** A few pages of text before many of pictures are no reading of the document. */
function mostAreEmpty(text: string, pages: readonly number[]): boolean {
  const empty = pages.filter((start, page) => {
    const chars = text.slice(start, pages[page + 1] ?? text.length).replace(/\s+/g, '');
    return chars.length < SCANNED_PAGE_CHARS;
  });
  return empty.length * 2 > pages.length;
}

/** Letters of the Latin alphabet with hardly a vowel among them, and not a few. */
function isScrambled(chars: string): boolean {
  const sample = chars.slice(0, 20_000);
  const letters = sample.match(/[a-z]/gi)?.length ?? 0;
  if (letters < 12 || letters < sample.length * 0.6) return unmapped(sample);
  const vowels = sample.match(/[aeiouyàáâäãåæèéêëìíîïòóôöõøœùúûü]/gi)?.length ?? 0;
  return vowels < letters * SCRAMBLED_VOWELS || unmapped(sample);
}

/** Characters of private use and control characters: glyphs that nobody named. */
function unmapped(sample: string): boolean {
  const nameless = sample.match(/[\p{Co}\ufffd\0-\u0008\u000e-\u001f]/gu)?.length ?? 0;
  return nameless > sample.length * 0.3;
}
