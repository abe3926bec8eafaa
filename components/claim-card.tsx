import type { LookState } from '../lib/model/citation-state';
import type { Claim } from '../lib/model/claim';
import { claimMarkState } from '../lib/present/claim-state';
import { claimWording } from '../lib/present/claim-wording';
import type { Wording } from '../lib/present/wording';
import type { CardActions } from './card-actions';
import { CardFrame } from './card-frame';
import { CLAIM_MARKS } from './claim-mark';
import { ClaimQuestions } from './claim-questions';
import { ClaimSource } from './claim-source';
import { ClaimUnasked } from './claim-unasked';
import { ClaimWords } from './claim-words';

export interface ClaimCardProps {
  readonly claim: Claim;
  readonly look: LookState;
  /** Id for the card's heading, unique in its document or shadow root. */
  readonly titleId: string;
  readonly wording: Wording;
  readonly actions: CardActions;
}

/** What the sources of a cited sentence have of it. There is no verdict: that is the reader's to say. */
export function ClaimCard({ claim, look, titleId, wording: plain, actions }: ClaimCardProps) {
  const wording = claimWording(plain);
  const state = CLAIM_MARKS[claimMarkState(look)].state;
  const isOne = look.state === 'looked-up' && look.result.bySource.length === 1;
  return (
    <CardFrame state={state} titleId={titleId} close={actions.close} say={wording.say}>
      <section class={`section state-${state}`}>
        <ClaimWords {...{ claim, look, titleId, wording }} />
        {look.state !== 'looked-up' && (
          <ClaimUnasked state={look.state} {...{ claim, wording, actions }} />
        )}
        {look.state === 'looked-up' && isOne && (
          <ClaimSource
            look={look.result.bySource[0]}
            isOnly={true}
            {...{ claim, wording, actions }}
          />
        )}
      </section>
      {look.state === 'looked-up' && (
        <>
          {!isOne &&
            look.result.bySource.map((source) => (
              <section key={source.source} class="section further">
                <ClaimSource look={source} isOnly={false} {...{ claim, wording, actions }} />
              </section>
            ))}
          <ClaimQuestions result={look.result} {...{ claim, wording, actions }} />
        </>
      )}
    </CardFrame>
  );
}
