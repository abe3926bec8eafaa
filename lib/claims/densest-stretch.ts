import type { StreamIndex } from '../verify/index-stream';
import { MOST_TERMS, type PlacedTerm, type PlacedTerms } from './place-terms';

/** The stretch of tokens [from, to) that holds most of the terms by weight, and their share of all. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** Weight added to what a sentence asks for: one generic word in common with a page is no topic. */
const DOUBT = 1;

/**
 * Question: where does the source say most of these words close together? A window of `width` tokens
 * slides over the places of the rarer terms; terms that stand nearly everywhere are counted only in the
 * window that won. Linear in the places. Null when no term stands there.
 */
export function densestStretch(
  placed: PlacedTerms,
  stream: StreamIndex,
  width: number,
): Stretch | null {
  const { terms, isWalked } = placed;
  const best = heaviest(placed, width);
  if (best === null) return null;
  const total = terms.reduce(
    (sum, { term, places }) => sum + (places.length > 0 ? term.weight : term.absent),
    0,
  );
  let weight = best.weight;
  for (const [id, one] of terms.entries())
    if (!isWalked[id] && one.places.length > 0)
      weight += one.term.weight * holds(one, best, stream, width);
  return { from: best.from, to: best.to, share: Math.min(1, weight / (total + DOUBT)) };
}

interface Heaviest {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

/** A hot loop: the counts of the terms in the window are kept while it slides. */
function heaviest({ terms, order }: PlacedTerms, width: number): Heaviest | null {
  const inside = new Int32Array(terms.length);
  let weight = 0;
  let left = 0;
  let best: Heaviest | null = null;
  for (const packed of order) {
    const id = packed % MOST_TERMS;
    const at = (packed - id) / MOST_TERMS;
    if (inside[id]!++ === 0) weight += terms[id]!.term.weight;
    for (; order[left]! < (at - width + 1) * MOST_TERMS; left++) {
      const gone = order[left]! % MOST_TERMS;
      if (--inside[gone]! === 0) weight -= terms[gone]!.term.weight;
    }
    if (best === null || weight > best.weight + 1e-9)
      best = { from: Math.floor(order[left]! / MOST_TERMS), to: at + 1, weight };
  }
  return best;
}

/** 1 when a term that is common on the page stands within the width of the stretch, else 0. */
function holds({ term }: PlacedTerm, best: Heaviest, stream: StreamIndex, width: number): 0 | 1 {
  const from = Math.max(0, best.to - width);
  const to = Math.min(stream.tokens.count, best.from + width);
  if (term.isLetters)
    return stream.text
      .slice(stream.tokens.starts[from], stream.tokens.ends[to - 1])
      .includes(term.forms[0]!)
      ? 1
      : 0;
  const ids = new Set(term.forms.map((form) => stream.vocabulary.find(form)));
  for (let i = from; i < to; i++) if (ids.has(stream.ids[i]!)) return 1;
  return 0;
}
