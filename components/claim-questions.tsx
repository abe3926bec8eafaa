import type { Claim } from '../lib/model/claim';
import type { ClaimResult } from '../lib/model/claim-result';
import { askReader } from '../lib/present/ask-reader';
import { readsNames } from '../lib/present/reads-names';
import type { Wording } from '../lib/present/wording';
import type { CardActions } from './card-actions';

export interface ClaimQuestionsProps {
  readonly claim: Claim;
  readonly result: ClaimResult;
  readonly wording: Wording;
  readonly actions: Pick<CardActions, 'openRecord'>;
}

/** What only the reader can answer, each with what on the card helps; and what the card does not show. */
export function ClaimQuestions({ claim, result, wording, actions }: ClaimQuestionsProps) {
  const { say } = wording;
  const { openRecord } = actions;
  const questions = askReader(claim, result, wording);
  return (
    <section class="section further questions">
      {questions.length > 0 && (
        <details>
          <summary>{say('claimQuestions')}</summary>
          <dl>
            {questions.map(({ question, help }) => (
              <>
                <dt>{question}</dt>
                <dd>{help}</dd>
              </>
            ))}
          </dl>
        </details>
      )}
      {openRecord !== undefined && (
        <div class="actions">
          <button type="button" class="button" onClick={openRecord}>
            {say('claimAnswer')}
          </button>
        </div>
      )}
      {questions.length > 0 && (
        <p class="small-print">
          {[!readsNames(claim.sentence) && say('claimNamesUnread'), say('claimSmallPrint')]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </section>
  );
}
