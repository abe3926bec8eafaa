import { makeCorpus } from '../corpus';
import { type Language, sentencesOf } from '../sentences';
import { claimCost } from './claim-cost';
import { type ClaimCosts, LANGUAGES, RUNS, writeClaims } from './write-claims';

/** Measures what cited sentences cost, several times over, and gives its part of the report. */
export function benchClaims(root: string): string {
  console.error('claims …');
  const costs = new Map<Language, number[]>();
  for (const language of LANGUAGES) {
    const corpus = makeCorpus(sentencesOf(language, root), language, 1_000_000);
    costs.set(
      language,
      Array.from({ length: RUNS }, () => claimCost(corpus)),
    );
  }
  return writeClaims(costs satisfies ClaimCosts);
}
