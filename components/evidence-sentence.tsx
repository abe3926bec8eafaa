import type { ClaimRecord } from '../lib/model/record';
import { claimResultState } from '../lib/present/claim-state';
import { claimWording } from '../lib/present/claim-wording';
import { describeClaimSource } from '../lib/present/describe-claim-source';
import { lookOfRecord } from '../lib/present/look-of-record';
import type { Wording } from '../lib/present/wording';
import { CLAIM_MARKS } from './claim-mark';
import { ClaimQuestions } from './claim-questions';
import { ClaimSourceView } from './claim-source';
import { ClaimWords } from './claim-words';

export interface EvidenceSentenceProps {
  readonly record: ClaimRecord;
  readonly wording: Wording;
}

/** A kept look at a cited sentence as its card shows it: details, closest passages, questions; no verdict. */
export function EvidenceSentence({ record, wording: plain }: EvidenceSentenceProps) {
  const wording = claimWording(plain);
  const { citation, result } = record;
  const { state } = CLAIM_MARKS[claimResultState(result)];
  const isOnly = result.bySource.length === 1;
  return (
    <div class={`section state-${state}`}>
      <ClaimWords
        claim={citation}
        look={lookOfRecord(record)}
        titleId="evidence-title"
        wording={wording}
      />
      {result.bySource.map((look) => (
        <ClaimSourceView
          key={look.source}
          words={describeClaimSource(citation, look, wording)}
          isOnly={isOnly}
          say={wording.say}
        />
      ))}
      <ClaimQuestions claim={citation} result={result} wording={wording} actions={{}} />
    </div>
  );
}
