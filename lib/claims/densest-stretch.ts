import type { StreamIndex } from '../verify/index-stream';
import type { PlacedTerm } from './place-terms';

/** The stretch of tokens [from, to) that holds most of the terms by weight, and their share of all. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** Weight added to what a sentence asks for: one generic word in common with a page is no topic. */
const DOUBT = 1;

interface TermPlace {
  readonly at: number;
  readonly id: number;
}

/**
 * Question: where does the source say most of these words close together? A window of `width` tokens
 * slides over the places of the rarer terms; terms that stand nearly everywhere are counted only in the
 * window that won. Linear in the places, O(n log n) for putting them in order. Null when no term stands there.
 */
export function densestStretch(
  all: readonly PlacedTerm[],
  stream: StreamIndex,
  width: number,
): Stretch | null {
  const isRare = all.map(({ isCommon, places }) => !isCommon && places.length > 0);
  const counted = isRare.some(Boolean) ? isRare : all.map(({ places }) => places.length > 0);
  const places = all.flatMap((one, id) =>
    counted[id] ? one.places.map((at) => ({ at, id })) : [],
  );
  places.sort((a, b) => a.at - b.at);
  const best = heaviest(places, all, width);
  if (best === null) return null;
  const total = all.reduce(
    (sum, { term, places }) => sum + (places.length > 0 ? term.weight : term.absent),
    0,
  );
  let weight = best.weight;
  for (const [id, { term }] of all.entries())
    if (!counted[id] && all[id]!.places.length > 0)
      weight += term.weight * holds(all[id]!, best, stream, width);
  return { from: best.from, to: best.to, share: Math.min(1, weight / (total + DOUBT)) };
}

interface Heaviest {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

function heaviest(
  places: readonly TermPlace[],
  terms: readonly PlacedTerm[],
  width: number,
): Heaviest | null {
  const inside = new Map<number, number>();
  let weight = 0;
  let left = 0;
  let best: Heaviest | null = null;
  for (const { at, id } of places) {
    const met = inside.get(id) ?? 0;
    if (met === 0) weight += terms[id]!.term.weight;
    inside.set(id, met + 1);
    for (; places[left]!.at <= at - width; left++) {
      const gone = places[left]!.id;
      const rest = inside.get(gone)! - 1;
      inside.set(gone, rest);
      if (rest === 0) weight -= terms[gone]!.term.weight;
    }
    if (best === null || weight > best.weight + 1e-9)
      best = { from: places[left]!.at, to: at + 1, weight };
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
