import type { CitationRecord } from '../model/record';
import type { VerdictKind } from '../model/verdict';
import { isCopy } from './mark-state';

/** What must be known of a check to tell whether a pinned quote reads otherwise now. */
export interface QuoteCheck {
  readonly id: string;
  /** The same for every check of one quote. */
  readonly quoteKey: string;
  readonly kind: VerdictKind;
  readonly checkedAt: number;
  /** The page itself was read, not a copy of it. */
  readonly isLive: boolean;
}

export interface PinnedChanges {
  /** How many quotes are pinned. */
  readonly quotes: number;
  /** By the id of the newest check of each that changed, the id of the pinned check. */
  readonly changed: ReadonlyMap<string, string>;
}

export function quoteCheckOf({
  id,
  citation,
  result,
  checkedAt,
  readFrom,
}: CitationRecord): QuoteCheck {
  const best = result.bySource[result.best] ?? result.bySource[0];
  const isLive = readFrom === undefined && !isCopy(best);
  return { id, quoteKey: citation.key, kind: best.verdict.kind, checkedAt, isLive };
}

/**
 * Which pinned quotes have another verdict on the live page than when they were pinned. A page that could not
 * be read tells nothing, so the last reading before it counts.
 */
export function findChanged(
  checks: readonly QuoteCheck[],
  pinned: ReadonlySet<string>,
): PinnedChanges {
  const byQuote = new Map<string, QuoteCheck>();
  for (const check of checks) {
    const known = byQuote.get(check.quoteKey);
    const isNewer = known === undefined || check.checkedAt > known.checkedAt;
    if (pinned.has(check.id) && isNewer) byQuote.set(check.quoteKey, check);
  }
  const newest = new Map<string, QuoteCheck>();
  for (const check of checks) {
    const since = newest.get(check.quoteKey) ?? byQuote.get(check.quoteKey);
    if (since === undefined || !tells(check) || check.checkedAt <= since.checkedAt) continue;
    newest.set(check.quoteKey, check);
  }
  const changed = new Map<string, string>();
  for (const [key, { id, kind }] of newest) {
    const before = byQuote.get(key);
    if (before === undefined || before.kind === 'could-not-check') continue;
    if (before.kind !== kind) changed.set(id, before.id);
  }
  return { quotes: byQuote.size, changed };
}

const tells = ({ isLive, kind }: QuoteCheck): boolean => isLive && kind !== 'could-not-check';
