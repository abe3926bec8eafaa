import type { LookState } from '../lib/model/citation-state';
import type { Claim } from '../lib/model/claim';
import { claimMarkState } from '../lib/present/claim-state';
import { describeClaimMark } from '../lib/present/describe-claim-mark';
import type { Wording } from '../lib/present/wording';
import type { CardActions } from './card-actions';
import { CardFrame } from './card-frame';
import { CLAIM_MARKS } from './claim-mark';

export interface ClaimCardProps {
  readonly claim: Claim;
  readonly look: LookState;
  /** Id for the card's heading, unique in its document or shadow root. */
  readonly titleId: string;
  readonly wording: Wording;
  readonly actions: CardActions;
}

/** What the sources of a cited sentence have of it. There is no verdict. */
export function ClaimCard({ look, titleId, wording, actions }: ClaimCardProps) {
  const state = claimMarkState(look);
  return (
    <CardFrame
      state={CLAIM_MARKS[state].state}
      titleId={titleId}
      close={actions.close}
      say={wording.say}
    >
      <h2 id={titleId}>{describeClaimMark(state, wording.say)}</h2>
    </CardFrame>
  );
}
