import type { EvidenceRecord } from '../model/record';
import { isCopy } from './mark-state';
import { isReadWhole, outcomeKey } from './outcome-key';

/** What must be known of a check to tell whether what is pinned reads otherwise now. */
export interface KeptCheck {
  readonly id: string;
  readonly of: 'quote' | 'sentence';
  /** The same for every check of one quote, or look at one sentence. */
  readonly quoteKey: string;
  /** Two checks that came to the same have the same. */
  readonly outcome: string;
  /** It came to something: a page was read, and of a sentence every source. */
  readonly isRead: boolean;
  readonly checkedAt: number;
  /** The page itself was read, not a copy of it. */
  readonly isLive: boolean;
}

export interface PinnedChanges {
  /** How many quotes, and how many sentences, are pinned. */
  readonly quotes: number;
  readonly sentences: number;
  /** By the id of the newest check of each that changed, the id of the pinned check. */
  readonly changed: ReadonlyMap<string, string>;
}

export function keptCheckOf(record: EvidenceRecord): KeptCheck {
  const { id, citation, result, checkedAt, readFrom } = record;
  const best = result.bySource[result.best] ?? result.bySource[0];
  return {
    id,
    of: 'kind' in record ? 'sentence' : 'quote',
    quoteKey: citation.key,
    outcome: outcomeKey(record),
    isRead: isReadWhole(record),
    checkedAt,
    isLive: readFrom === undefined && !isCopy(best),
  };
}

/**
 * Which pinned quotes have another verdict, and which pinned sentences other missing details, on the live page than
 * when they were pinned. A page that could not be read tells nothing, so the last reading before it counts.
 */
export function findChanged(
  checks: readonly KeptCheck[],
  pinned: ReadonlySet<string>,
): PinnedChanges {
  const byQuote = new Map<string, KeptCheck>();
  for (const check of checks) {
    const known = byQuote.get(check.quoteKey);
    const isNewer = known === undefined || check.checkedAt > known.checkedAt;
    if (pinned.has(check.id) && isNewer) byQuote.set(check.quoteKey, check);
  }
  const newest = new Map<string, KeptCheck>();
  for (const check of checks) {
    const since = newest.get(check.quoteKey) ?? byQuote.get(check.quoteKey);
    if (since === undefined || !tells(check) || check.checkedAt <= since.checkedAt) continue;
    newest.set(check.quoteKey, check);
  }
  const changed = new Map<string, string>();
  for (const [key, { id, outcome }] of newest) {
    const before = byQuote.get(key);
    if (before === undefined || !before.isRead) continue;
    if (before.outcome !== outcome) changed.set(id, before.id);
  }
  const sentences = [...byQuote.values()].filter(({ of }) => of === 'sentence').length;
  return { quotes: byQuote.size - sentences, sentences, changed };
}

const tells = ({ isLive, isRead }: KeptCheck): boolean => isLive && isRead;
