import { useState } from 'preact/hooks';
import type { ClaimState } from '../lib/model/citation-state';
import { claimMarkState } from '../lib/present/claim-state';
import { countClaims, worstFirst } from '../lib/present/count-claims';
import { describeClaimMark } from '../lib/present/describe-claim-mark';
import { describeClaimRow } from '../lib/present/describe-claim-row';
import type { Wording } from '../lib/present/wording';
import type { CardActions } from './card-actions';
import { ClaimCard } from './claim-card';
import { CLAIM_MARKS } from './claim-mark';
import { ListRow } from './list-row';

export interface SentenceSectionProps {
  readonly claims: readonly ClaimState[];
  readonly wording: Wording;
  readonly lookUp: (keys: readonly string[]) => void;
  readonly stop: () => void;
  readonly actionsFor: (key: string) => CardActions;
}

/** The cited sentences of a tab that quote nothing, counted apart from its quotes. */
export function SentenceSection(props: SentenceSectionProps) {
  const { claims, wording, lookUp, stop, actionsFor } = props;
  const { say } = wording;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const { line, isLookingUp, isDone, due } = countClaims(claims, wording);
  const again = isDone ? 'claimsLookUpAllAgain' : 'claimsLookUpAll';
  return (
    <section class="group sentences" aria-labelledby="sentences-title">
      <h2 id="sentences-title">{say('claimsHeading')}</h2>
      <div class="sentences-head">
        <p aria-live="polite">{line}</p>
        {claims.length > 0 && (
          <button type="button" class="button" onClick={isLookingUp ? stop : () => lookUp(due)}>
            {say(isLookingUp ? 'popupStop' : again)}
          </button>
        )}
      </div>
      <ul>
        {worstFirst(claims).map(({ claim, look }) => {
          const id = `sentence-${claims.findIndex((one) => one.claim === claim)}`;
          const state = claimMarkState(look);
          const open = openKey === claim.key;
          return (
            <ListRow
              key={claim.key}
              shape={CLAIM_MARKS[state]}
              name={describeClaimMark(state, say)}
              words={claim.sentence}
              toggle={() => setOpenKey(open ? null : claim.key)}
              {...describeClaimRow({ claim, look }, wording)}
              {...{ id, open, say }}
            >
              <ClaimCard
                titleId={`${id}-title`}
                actions={actionsFor(claim.key)}
                {...{ claim, look, wording }}
              />
            </ListRow>
          );
        })}
      </ul>
    </section>
  );
}
