import type { SourceResult } from '../model/check-result';
import type { CheckState } from '../model/citation-state';
import type { Verdict } from '../model/verdict';

/** The shapes a mark can take. `hidden` belongs to citations whose address the page keeps back. */
export type MarkState =
  | 'waiting'
  | 'checking'
  | 'found'
  | 'found-amber'
  | 'closest'
  | 'not-in-source'
  | 'could-not-check'
  | 'hidden';

type VerdictState = Exclude<MarkState, 'hidden' | 'waiting' | 'checking'>;

export function markState(check: CheckState): Exclude<MarkState, 'hidden'> {
  switch (check.state) {
    case 'waiting':
    case 'checking':
      return check.state;
    case 'checked': {
      const { best, bySource } = check.result;
      return resultState(bySource[best] ?? bySource[0]);
    }
  }
}

/** What stands in a copy is never shown like what stands on the page. */
export function resultState(result: Pick<SourceResult, 'verdict' | 'reading'>): VerdictState {
  const state = verdictState(result.verdict);
  return state === 'found' && isCopy(result) ? 'found-amber' : state;
}

/** The source was read in an archived copy, or in a file that the reader saved. */
export function isCopy({ reading }: Pick<SourceResult, 'reading'>): boolean {
  return reading?.via === 'archive' || reading?.via === 'file';
}

/** The plain tick is kept for `found` without any caution. */
export function verdictState(verdict: Verdict): VerdictState {
  switch (verdict.kind) {
    case 'found':
      return verdict.cautions.length > 0 ? 'found-amber' : 'found';
    case 'found-with-edits':
      return 'found-amber';
    case 'closest':
    case 'not-in-source':
    case 'could-not-check':
      return verdict.kind;
  }
}
