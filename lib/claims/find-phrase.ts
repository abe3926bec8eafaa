import { placesOf } from '../verify/find-runs';
import type { StreamIndex } from '../verify/index-stream';
import { isJoined, keyAt } from './token-text';

/** Positions of the first token of these words, in this order and with nothing between them. */
export function* placesOfPhrase(keys: readonly string[], stream: StreamIndex): Generator<number> {
  const [first = ''] = keys;
  for (const p of placesOf(first, stream).positions)
    if (
      keys.every(
        (key, i) => keyAt(stream, p + i) === key && (i === 0 || isJoined(stream, p + i - 1)),
      )
    )
      yield p;
}
