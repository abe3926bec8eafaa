import type { SourceResult } from '../model/check-result';
import type { NonEmpty } from '../model/result';
import type { VerdictKind } from '../model/verdict';

/**
 * Best first. `could-not-check` stands before the negatives: as long as one source of a quote was
 * not read, nobody can say that the quote is in none of them.
 */
const ORDER: readonly VerdictKind[] = [
  'found',
  'found-with-edits',
  'could-not-check',
  'closest',
  'not-in-source',
];

/** Index into `results` of the best verdict; the first source wins a tie. */
export function bestVerdict(results: NonEmpty<SourceResult>): number {
  const ranks = results.map(({ verdict }) => ORDER.indexOf(verdict.kind));
  return ranks.indexOf(Math.min(...ranks));
}
