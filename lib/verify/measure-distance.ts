import type { StreamIndex } from './index-stream';
import type { QuoteToken } from './read-quote';
import { MOST_TIES } from './thresholds';

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

/** The least distance met so far and where it was met. */
export interface Best {
  distance: number;
  /** Source positions behind the last token of a best passage, rising; at most `MOST_TIES`. */
  ends: number[];
}

/**
 * Measures ids[from, to): at every position the least edit distance between the whole pattern and a
 * stretch that ends there. One bit per quote token, 32 rows of the alignment per step; `up` and `down`
 * hold where a column rises or falls. Keeps in `best` what is as good or better.
 */
export function measureInto(
  best: Best,
  pattern: Pattern,
  ids: Int32Array,
  from: number,
  to: number,
): void {
  if (pattern.blocks === 1) measureShort(best, pattern, ids, from, to);
  else measureLong(best, pattern, ids, from, to);
}

function keep(best: Best, distance: number, end: number): void {
  if (distance < best.distance) best.ends = [];
  best.distance = distance;
  if (best.ends.length < MOST_TIES) best.ends.push(end);
}

/** Quotes of up to 32 tokens: a column fits into two numbers. */
function measureShort(
  best: Best,
  { rows, masks, length }: Pattern,
  ids: Int32Array,
  from: number,
  to: number,
): void {
  const last = length - 1;
  let up = -1;
  let down = 0;
  let distance = length;
  for (let at = from; at < to; at++) {
    const match = masks[rows[ids[at]!]!]!;
    const diagonal = (((match & up) + up) ^ up) | match;
    const plus = down | ~(diagonal | up);
    const minus = up & diagonal;
    distance += ((plus >>> last) & 1) - ((minus >>> last) & 1);
    const vertical = match | down;
    up = (minus << 1) | ~(vertical | (plus << 1));
    down = (plus << 1) & vertical;
    if (distance <= best.distance) keep(best, distance, at + 1);
  }
}

function measureLong(
  best: Best,
  pattern: Pattern,
  ids: Int32Array,
  from: number,
  to: number,
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
    if (distance <= best.distance) keep(best, distance, at + 1);
  }
}
