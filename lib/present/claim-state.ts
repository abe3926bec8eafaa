import type { LookState } from '../model/citation-state';
import type { ClaimDetail } from '../model/claim-reading';
import type { ClaimOutcome, ClaimResult } from '../model/claim-result';

/**
 * What a look at a cited sentence comes to, for its mark and for counting. None of them says that the
 * page supports the sentence. `read`: nothing stands out; `partly`: a source was not read whole, so that
 * what is missing from the others may stand there.
 */
export type ClaimMarkState =
  | 'waiting'
  | 'checking'
  | 'read'
  | 'missing'
  | 'elsewhere'
  | 'partly'
  | 'could-not-check'
  | 'not-checkable';

export function claimMarkState(look: LookState): ClaimMarkState {
  return look.state === 'looked-up' ? claimResultState(look.result) : look.state;
}

function claimResultState({ bySource, moreSources }: ClaimResult): ClaimMarkState {
  const outcomes = bySource.map(({ outcome }) => outcome);
  const read = outcomes.filter(isRead);
  if (read.length === 0)
    return outcomes.every(({ kind }) => kind === 'not-checkable')
      ? 'not-checkable'
      : 'could-not-check';
  const isWhole = read.length === outcomes.length && moreSources === 0;
  if (read.every(({ topic }) => topic === 'elsewhere')) return isWhole ? 'elsewhere' : 'partly';
  if (missingDetails(outcomes).length > 0) return isWhole ? 'missing' : 'partly';
  return 'read';
}

/** Details that no source has which was read, in the order of the sentence. */
function missingDetails(outcomes: readonly ClaimOutcome[]): ClaimDetail[] {
  const read = outcomes.filter(isRead);
  const found = new Set(
    read.flatMap(({ details }) => details.filter((one) => one.found).map(({ text }) => text)),
  );
  return (read[0]?.details ?? []).filter(({ text }) => !found.has(text));
}

function isRead(outcome: ClaimOutcome): outcome is Extract<ClaimOutcome, { kind: 'read' }> {
  return outcome.kind === 'read';
}
