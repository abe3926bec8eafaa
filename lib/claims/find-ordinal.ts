import { placesOf } from '../verify/find-runs';
import type { StreamIndex } from '../verify/index-stream';
import { isJoined, keyAt } from './token-text';
import { ORDINALS } from './words/ordinals';

/** English ordinals and numbers of the tens, from twenty on. */
const TENS: readonly string[] =
  'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth'.split(
    ' ',
  );
const TEN_WORDS: readonly string[] = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(
  ' ',
);

/**
 * Token positions of "sixth" for 6th and of "twenty-first" for 21st. Only English writes ordinals out
 * this often; where a sentence writes one in words it is no figure to look up.
 */
export function* placesOfOrdinal(value: number, stream: StreamIndex): Generator<number> {
  const isCompound = value > 20 && value < 100 && value % 10 !== 0;
  const word = isCompound
    ? ORDINALS[(value % 10) - 1]
    : (ORDINALS[value - 1] ?? (value % 10 === 0 ? TENS[value / 10 - 2] : undefined));
  if (word === undefined) return;
  for (const p of placesOf(word, stream).positions) {
    const before = isJoined(stream, p - 1) ? TEN_WORDS.indexOf(keyAt(stream, p - 1)) : -1;
    if (isCompound ? before === Math.floor(value / 10) - 2 : before < 0) yield p;
  }
}
