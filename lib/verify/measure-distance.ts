import type { StreamIndex } from './index-stream';
import type { QuoteToken } from './read-quote';

/** A quote as bit masks: for every source token id in it, the quote positions at which it stands. */
export interface Pattern {
  readonly length: number;
  readonly blocks: number;
  /** Row of an id in `masks`, 0 for an id that the quote does not hold. */
  readonly rows: Int32Array;
  readonly masks: Int32Array;
}

const WORD_BITS = 32;

export function patternOf(tokens: readonly QuoteToken[], stream: StreamIndex): Pattern {
  const blocks = Math.ceil(tokens.length / WORD_BITS);
  const rows = new Int32Array(stream.vocabulary.size);
  const masks: number[] = new Array<number>(blocks).fill(0);
  tokens.forEach((token, i) => {
    const id = stream.vocabulary.find(token.key);
    if (id < 0) return;
    if (rows[id] === 0) {
      rows[id] = masks.length / blocks;
      for (let block = 0; block < blocks; block++) masks.push(0);
    }
    masks[rows[id]! * blocks + (i >>> 5)]! |= 1 << (i & 31);
  });
  return { length: tokens.length, blocks, rows, masks: Int32Array.from(masks) };
}

/**
 * Calls `report(end, distance)` for every source position in (from, to]: the least edit distance
 * between the whole pattern and a stretch of ids[from, to) that ends there. One bit per quote token,
 * 32 rows of the alignment per step; `up` and `down` hold where a column rises or falls.
 */
export function distancesOver(
  pattern: Pattern,
  ids: Int32Array,
  from: number,
  to: number,
  report: (end: number, distance: number) => void,
): void {
  const { blocks, rows, masks, length } = pattern;
  const up = new Int32Array(blocks).fill(-1);
  const down = new Int32Array(blocks);
  const lastBit = 1 << ((length - 1) & 31);
  let distance = length;
  for (let at = from; at < to; at++) {
    const row = rows[ids[at]!]! * blocks;
    let carry = 0;
    for (let block = 0; block < blocks; block++) {
      const match = masks[row + block]!;
      const rising = up[block]!;
      const falling = down[block]!;
      const isFirstFalling = carry < 0 ? 1 : 0;
      const vertical = match | falling;
      const start = match | isFirstFalling;
      const diagonal = (((start & rising) + rising) ^ rising) | start;
      let plus = falling | ~(diagonal | rising);
      let minus = rising & diagonal;
      const top = block === blocks - 1 ? lastBit : 1 << 31;
      const out = (plus & top) !== 0 ? 1 : (minus & top) !== 0 ? -1 : 0;
      plus = (plus << 1) | (carry > 0 ? 1 : 0);
      minus = (minus << 1) | isFirstFalling;
      up[block] = minus | ~(vertical | plus);
      down[block] = plus & vertical;
      carry = out;
    }
    distance += carry;
    report(at + 1, distance);
  }
}
