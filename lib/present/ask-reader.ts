import type { Claim } from '../model/claim';
import type { ClaimResult } from '../model/claim-result';
import { bestReading, missingDetails } from './claim-state';
import { closestPassage } from './closest-passage';
import type { Wording } from './wording';

export interface ReaderQuestion {
  readonly question: string;
  /** What helps to answer it, on the card or in the source. */
  readonly help: string;
}

/**
 * The three questions of a careful reader: is the sentence faithful to the source, is it complete, is
 * the source sufficient? Only reading answers them. None where no source was read.
 */
export function askReader(
  claim: Claim,
  result: ClaimResult,
  { say }: Pick<Wording, 'say'>,
): ReaderQuestion[] {
  if (bestReading(result) === null) return [];
  const passage = closestPassage(claim, result.bySource[result.best] ?? result.bySource[0], say);
  const conditions = passage?.conditions ?? [];
  const around = passage === null ? 'claimCompleteOpen' : 'claimCompleteAround';
  return [
    {
      question: say('claimFaithful'),
      help: say(passage === null ? 'claimFaithfulOpen' : 'claimFaithfulPassage'),
    },
    {
      question: say('claimComplete'),
      help:
        conditions.length > 0
          ? say('claimCompleteCondition', conditions.join(say('listComma')))
          : say(around),
    },
    {
      question: say('claimSufficient'),
      help: say(
        missingDetails(result).length > 0 ? 'claimSufficientMissing' : 'claimSufficientFound',
      ),
    },
  ];
}
