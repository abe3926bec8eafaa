import type { Span } from '../model/span';
import { WORD } from '../text/token';
import type { StreamIndex } from '../verify/index-stream';
import { gapBehind, keyAt, spanOf } from './token-text';
import { INSIDE_NAMES } from './words/name-words';

/**
 * Where a run of capitalised words has these initials (WHO: World Health Organization), or null. Only
 * words that begin with the first letter are looked at, and only where the page lacks the short form.
 */
export function findInitials(letters: string, stream: StreamIndex): Span<'source'> | null {
  if (letters.length < 3) return null;
  const first = letters[0]!.toLowerCase();
  for (let id = 0; id < stream.vocabulary.size; id++) {
    const at = stream.postings[stream.firsts[id]!]!;
    if (stream.tokens.kinds[at] !== WORD) continue;
    if ((stream.text[stream.tokens.starts[at]!] ?? '').toLowerCase() !== first) continue;
    for (let p = stream.firsts[id]!; p < stream.firsts[id + 1]!; p++) {
      const to = runWithInitials(letters, stream.postings[p]!, stream);
      if (to !== null) return spanOf(stream, stream.postings[p]!, to);
    }
  }
  return null;
}

function runWithInitials(letters: string, from: number, stream: StreamIndex): number | null {
  let i = from;
  let met = 0;
  while (met < letters.length) {
    if (stream.text[stream.tokens.starts[i] ?? -1] === letters[met]) met++;
    else if (met === 0 || !INSIDE_NAMES.has(keyAt(stream, i))) return null;
    if (met < letters.length && !/^[ \u00a0-]$/.test(gapBehind(stream, i))) return null;
    i++;
  }
  return i;
}
