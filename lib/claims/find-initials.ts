import type { Span } from '../model/span';
import { WORD } from '../text/token';
import type { StreamIndex } from '../verify/index-stream';
import { gapBehind, keyAt, spanOf } from './token-text';
import { INSIDE_NAMES } from './words/name-words';

/**
 * Where a run of words has these initials (WHO: World Health Organization), or null. English writes
 * every word of such a name with a capital, other languages only the first. Only words that begin with
 * the first letter are looked at, and only where the page lacks the short form.
 */
export function findInitials(
  letters: string,
  stream: StreamIndex,
  language: string,
): Span<'source'> | null {
  if (letters.length < 3) return null;
  const wanted = plain(letters);
  for (let id = 0; id < stream.vocabulary.size; id++) {
    const at = stream.postings[stream.firsts[id]!]!;
    if (stream.tokens.kinds[at] !== WORD) continue;
    if (initialOf(at, stream).toUpperCase() !== wanted[0]) continue;
    for (let p = stream.firsts[id]!; p < stream.firsts[id + 1]!; p++) {
      const to = runWithInitials(wanted, stream.postings[p]!, stream, language !== 'en');
      if (to !== null) return spanOf(stream, stream.postings[p]!, to);
    }
  }
  return null;
}

function runWithInitials(
  letters: string,
  from: number,
  stream: StreamIndex,
  maySmall: boolean,
): number | null {
  let i = from;
  let met = 0;
  while (met < letters.length) {
    const initial = initialOf(i, stream);
    const isInside = INSIDE_NAMES.has(keyAt(stream, i));
    const isSmallToo = maySmall && met > 0 && (isInside || isLong(i, stream));
    if (initial === letters[met] || (isSmallToo && initial.toUpperCase() === letters[met])) met++;
    else if (met === 0 || !isInside) return null;
    if (met < letters.length && !/^[ \u00a0-]$/.test(gapBehind(stream, i))) return null;
    i++;
  }
  return i;
}

/** Letters of a word in small letters that may be one of the name's. */
const LONG = 5;

function isLong(i: number, { tokens }: StreamIndex): boolean {
  return tokens.ends[i]! - tokens.starts[i]! >= LONG;
}

function initialOf(i: number, { text, tokens }: StreamIndex): string {
  return plain(text[tokens.starts[i] ?? -1] ?? '');
}

/** É stands as E in a short form. */
function plain(letters: string): string {
  return letters.normalize('NFD').replace(/\p{M}/gu, '');
}
