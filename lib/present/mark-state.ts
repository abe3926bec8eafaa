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

export function markState(check: CheckState): Exclude<MarkState, 'hidden'> {
  switch (check.state) {
    case 'waiting':
    case 'checking':
      return check.state;
    case 'checked': {
      const { best, bySource } = check.result;
      return verdictState((bySource[best] ?? bySource[0]).verdict);
    }
  }
}

/** The plain tick is kept for `found` without any caution. */
export function verdictState(
  verdict: Verdict,
): Exclude<MarkState, 'hidden' | 'waiting' | 'checking'> {
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
