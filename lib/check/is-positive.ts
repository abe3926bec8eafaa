import type { Finding, Refusal } from '../model/finding';
import type { Verdict } from '../model/verdict';

/** The words stand there, with marked edits or without. */
export function isPositive({ kind }: Verdict | Finding | Refusal): boolean {
  return kind === 'found' || kind === 'found-with-edits';
}

/** The page was read and they do not. */
export function isNegative({ kind }: Verdict): boolean {
  return kind === 'closest' || kind === 'not-in-source';
}
