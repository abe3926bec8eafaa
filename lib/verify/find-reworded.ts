import type { Place } from '../model/span';
import { sentenceAround } from '../text/sentence-around';
import { isContentWord } from './content-word';
import { placesOf } from './find-runs';
import type { StreamIndex } from './index-stream';
import type { QuoteToken } from './read-quote';
import { FEWEST_SHARED, MOST_PLACES_OF_WORD, SHARED_SHARE } from './thresholds';

/**
 * Question: where does the source say something in the quote's own long words, whatever their order?
 * For showing only, beside a paraphrase that has no run in common with the source. A window of twice
 * the quote's length slides over the places of the quote's rarer long words and the one that holds
 * most different ones wins. Linear in those places. Null when too few meet anywhere.
 */
export function findReworded(tokens: readonly QuoteToken[], stream: StreamIndex): Place | null {
  const words = [...new Set(tokens.filter(isContentWord).map((token) => token.key))];
  const found = words.flatMap((word, id) => {
    const { count, positions } = placesOf(word, stream);
    return count > MOST_PLACES_OF_WORD ? [] : [...positions].map((at) => ({ at, id }));
  });
  found.sort((a, b) => a.at - b.at);
  const best = fullestWindow(found, 2 * tokens.length);
  if (best === null || best.kinds < FEWEST_SHARED || best.kinds < words.length * SHARED_SHARE)
    return null;
  const start = stream.tokens.starts[best.from]!;
  const end = stream.tokens.ends[best.to]!;
  return { stream: 'main', index: 0, span: sentenceAround(stream.text, { start, end }) };
}

interface Window {
  readonly from: number;
  readonly to: number;
  readonly kinds: number;
}

function fullestWindow(
  found: readonly { at: number; id: number }[],
  length: number,
): Window | null {
  const inside = new Map<number, number>();
  let best: Window | null = null;
  let left = 0;
  for (const { at, id } of found) {
    inside.set(id, (inside.get(id) ?? 0) + 1);
    for (; found[left]!.at <= at - length; left++) {
      const gone = found[left]!.id;
      const rest = inside.get(gone)! - 1;
      if (rest === 0) inside.delete(gone);
      else inside.set(gone, rest);
    }
    if (best === null || inside.size > best.kinds)
      best = { from: found[left]!.at, to: at, kinds: inside.size };
  }
  return best;
}
