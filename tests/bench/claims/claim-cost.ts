import { checkClaim } from '../../../lib/claims/check-claim';
import { indexSource } from '../../../lib/verify/index-source';
import { verifyQuote } from '../../../lib/verify/verify-quote';
import type { Corpus } from '../corpus';
import { timeInRounds } from '../measure';

/**
 * How many times as long a claim takes as a quote, on one source whose index is kept: twenty sentences of
 * the bench's usual mixture, read as claims and checked as quotes. What is read of a source once is within
 * the round that is not counted, for both.
 */
export function claimCost({ text, quotes: { present, changed, absent } }: Corpus): number {
  const index = indexSource(text);
  const sentences = [...present.slice(0, 7), ...changed.slice(7, 14), ...absent.slice(14)];
  const times = timeInRounds([
    {
      name: 'quotes',
      run: () => sentences.reduce((sum, one) => sum + verifyQuote(one, index).kind.length, 0),
    },
    {
      name: 'claims',
      run: () => sentences.reduce((sum, one) => sum + checkClaim(one, index).kind.length, 0),
    },
  ]);
  return times.get('claims')! / times.get('quotes')!;
}
