import type { Claim } from '../lib/model/claim';
import type { ClaimSource as Look } from '../lib/model/claim-result';
import type { Say } from '../lib/model/words';
import type { ClosestPassage } from '../lib/present/closest-passage';
import { type ClaimSourceWords, describeClaimSource } from '../lib/present/describe-claim-source';
import { trimContext } from '../lib/present/trim-context';
import type { Wording } from '../lib/present/wording';
import { ActionRow } from './action-row';
import type { CardActions } from './card-actions';
import { RemarkLine } from './remark-line';
import { SourceLine } from './source-line';
import { WordsLine } from './words-line';

export interface ClaimSourceProps {
  readonly claim: Claim;
  readonly look: Look;
  /** Alone it is what the card's title speaks of; beside others it has a heading of its own. */
  readonly isOnly: boolean;
  /** As `claimWording` gives it. */
  readonly wording: Wording;
  readonly actions: CardActions;
}

/** One source of a cited sentence: its closest passage, or why there is none, and what can be done. */
export function ClaimSource({ claim, look, isOnly, wording, actions }: ClaimSourceProps) {
  const { say } = wording;
  const words = describeClaimSource(claim, look, wording);
  const { passage, unreadable } = words;
  return (
    <>
      <ClaimSourceView words={words} isOnly={isOnly} say={say} />
      <ActionRow
        href={words.href}
        leadsToPassage={passage !== null}
        words={passage?.context.text ?? null}
        cited={null}
        receipt={null}
        ways={words.ways}
        wasRead={unreadable === null}
        source={look.source}
        main={words.main}
        allowHost={words.allowHost}
        offersCheck={isOnly || look.source === 0 ? 'check-again' : 'none'}
        actions={actions}
        say={say}
      />
    </>
  );
}

export interface ClaimSourceViewProps {
  readonly words: ClaimSourceWords;
  readonly isOnly: boolean;
  readonly say: Say;
}

/** The same without what can be done. */
export function ClaimSourceView({ words, isOnly, say }: ClaimSourceViewProps) {
  const { passage, unreadable } = words;
  return (
    <>
      {!isOnly && <h3 class="verdict-title">{words.title}</h3>}
      {unreadable !== null && (
        <div>
          <p class="reason">{unreadable.reason}</p>
          <p class="next-step">{unreadable.nextStep}</p>
        </div>
      )}
      {passage !== null && <Passage passage={passage} say={say} />}
      {words.remarks.map((remark) => (
        <RemarkLine key={remark.sentence} remark={remark} />
      ))}
      <SourceLine words={words.source} say={say} />
    </>
  );
}

type PassageProps = { readonly passage: ClosestPassage } & Pick<Wording, 'say'>;

function Passage({ passage: { segments, lacks, conditions }, say }: PassageProps) {
  const list = (words: readonly string[]) => words.join(say('listComma'));
  return (
    <div>
      <WordsLine
        label={say('claimClosest')}
        segments={trimContext(segments)}
        href={null}
        say={say}
      />
      {lacks.length > 0 && <p class="next-step">{say('claimNotInPassage', list(lacks))}</p>}
      {conditions.length > 0 && <p class="next-step">{say('claimCondition', list(conditions))}</p>}
    </div>
  );
}
