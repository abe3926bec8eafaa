import { foldToken } from '../../text/fold-token';
import { WORD } from '../../text/token';

/** The words of these lists (one string each, words apart by spaces) as the keys of their tokens. */
export function wordSet(lists: Iterable<string>): ReadonlySet<string> {
  const words = [...lists].flatMap((list) => list.split(' '));
  return new Set(words.map((word) => foldToken(word, WORD)));
}
