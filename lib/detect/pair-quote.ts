import { citationBlockAfter, citedCellOfRow, ofBlockquote } from './pair-beyond-block';
import {
  afterInSentence,
  beforeInSentence,
  linkAroundQuote,
  linkInsideQuote,
  markInsideQuote,
  onlySourceOfBlock,
} from './pair-in-block';
import type { Pairing, Rule, Scene } from './pairing';

/**
 * Ties a quote to its citation: the first rule that fires decides, and its first candidate is taken
 * whether or not it shows an address. Walking on to the next one that does is the commonest way to
 * make a wrong pair. Null: the answer gives no source for it.
 */
export function pairQuote(scene: Scene): Pairing | null {
  for (const rule of RULES) {
    const pairing = rule(scene);
    if (pairing !== null) return pairing;
  }
  return null;
}

const RULES: readonly Rule[] = [
  linkAroundQuote,
  markInsideQuote,
  afterInSentence,
  beforeInSentence,
  // Words of a quote may be a link to anything, so citations around the quote come first.
  linkInsideQuote,
  ofBlockquote,
  onlySourceOfBlock,
  citedCellOfRow,
  citationBlockAfter,
];
