import type { LookState } from '../model/citation-state';
import type { ClaimDetail, ClaimReading } from '../model/claim-reading';
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

/** An outcome of a page that was read whole. */
export type ReadOutcome = Extract<ClaimReading, { kind: 'read' }>;

export function claimMarkState(look: LookState): ClaimMarkState {
  return look.state === 'looked-up' ? claimResultState(look.result) : look.state;
}

/** What a look that has ended comes to. */
export function claimResultState(
  result: ClaimResult,
): Exclude<ClaimMarkState, 'waiting' | 'checking'> {
  const outcomes = result.bySource.map(({ outcome }) => outcome);
  const read = outcomes.filter(isRead);
  if (read.length === 0)
    return outcomes.every(({ kind }) => kind === 'not-checkable')
      ? 'not-checkable'
      : 'could-not-check';
  const isWhole = read.length === outcomes.length && result.moreSources === 0;
  if (read.every(({ topic }) => topic === 'elsewhere')) return isWhole ? 'elsewhere' : 'partly';
  if (missingDetails(result).length > 0) return isWhole ? 'missing' : 'partly';
  return 'read';
}

/** The reading that has most of the details; null where no source was read. */
export function bestReading({ best, bySource }: ClaimResult): ReadOutcome | null {
  const outcome = (bySource[best] ?? bySource[0]).outcome;
  return isRead(outcome) ? outcome : null;
}

/** Details that no source has which was read, in the order of the sentence. */
export function missingDetails(result: ClaimResult): ClaimDetail[] {
  const read = result.bySource.map(({ outcome }) => outcome).filter(isRead);
  return (bestReading(result)?.details ?? []).filter(
    (detail) => !read.some(({ details }) => details.some((one) => isFoundAs(one, detail))),
  );
}

/** `one` is the same detail, and stands in its own source. */
export function isFoundAs(one: ClaimDetail, detail: ClaimDetail): boolean {
  return one.found && one.span.start === detail.span.start && one.text === detail.text;
}

export function isRead(outcome: ClaimOutcome): outcome is ReadOutcome {
  return outcome.kind === 'read';
}

/** A name that the sentence says again is looked for once. */
export function distinct(details: readonly ClaimDetail[]): ClaimDetail[] {
  const texts = new Set<string>();
  return details.filter(({ text }) => !texts.has(text) && texts.add(text));
}
