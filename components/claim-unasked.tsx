import type { Claim } from '../lib/model/claim';
import { describeSource } from '../lib/present/describe-source';
import { linkToPassage } from '../lib/present/link-to-passage';
import type { Wording } from '../lib/present/wording';
import { ActionRow } from './action-row';
import type { CardActions } from './card-actions';
import { SourceLine } from './source-line';

export interface ClaimUnaskedProps {
  readonly claim: Claim;
  readonly state: 'waiting' | 'checking';
  readonly wording: Wording;
  readonly actions: CardActions;
}

/** Of a sentence that was not looked up: what would be read, and the button that reads it. */
export function ClaimUnasked({ claim, state, wording, actions }: ClaimUnaskedProps) {
  const { say } = wording;
  const waits = state === 'waiting';
  const [main] = claim.sources;
  return (
    <>
      <SourceLine words={describeSource(main, null, wording)} say={say} />
      <ActionRow
        href={linkToPassage(main.href, null, null)}
        leadsToPassage={false}
        words={null}
        cited={null}
        receipt={null}
        ways={[]}
        wasRead={false}
        source={0}
        main={waits ? 'check-again' : 'none'}
        allowHost={null}
        offersCheck={waits ? 'check' : 'none'}
        actions={actions}
        say={say}
      />
    </>
  );
}
