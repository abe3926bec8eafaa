import type { Say, WordKey } from '../model/words';
import { safeWords } from './safe-words';

/** Words of each side of a difference; null where a side has none. */
export interface Sides {
  readonly quote: string | null;
  readonly source: string | null;
}

/** Names a difference: "Number changed: 12 → 92", with the source's words first. */
export function describeDifference(label: WordKey, { quote, source }: Sides, say: Say): string {
  const was = source === null ? '' : safeWords(source);
  const is = quote === null ? '' : safeWords(quote);
  if (was !== '' && is !== '' && was !== is) return say('detailChange', say(label), was, is);
  if (was !== '' || is !== '') return say('detailWords', say(label), was || is);
  return say(label);
}
