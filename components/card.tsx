import type { SourceResult } from '../lib/model/check-result';
import type { Citation } from '../lib/model/citation';
import type { CheckState } from '../lib/model/citation-state';
import { describeElsewhere } from '../lib/present/describe-elsewhere';
import { isCopy, markState } from '../lib/present/mark-state';
import type { Wording } from '../lib/present/wording';
import type { CardActions } from './card-actions';
import { CardFrame } from './card-frame';
import { SourceSection } from './source-section';
import { UncheckedSection } from './unchecked-section';

export interface CardProps {
  readonly citation: Citation;
  readonly check: CheckState;
  /** Id for the card's heading, unique in its document or shadow root. */
  readonly titleId: string;
  readonly wording: Wording;
  readonly actions: CardActions;
}

/** All that is known of one quote: the verdict first, then one section for each source. */
export function Card({ citation, check, titleId, wording, actions }: CardProps) {
  return (
    <CardFrame state={markState(check)} titleId={titleId} close={actions.close} say={wording.say}>
      {check.state === 'checked' ? (
        <Sections check={check} {...{ citation, titleId, wording, actions }} />
      ) : (
        <UncheckedSection state={check.state} {...{ citation, titleId, wording, actions }} />
      )}
    </CardFrame>
  );
}

type SectionsProps = Omit<CardProps, 'check'> & {
  readonly check: Extract<CheckState, { state: 'checked' }>;
};

function Sections({ check, citation, titleId, wording, actions }: SectionsProps) {
  const { say } = wording;
  const { result, checkedAt } = check;
  const best = result.bySource[result.best] ?? result.bySource[0];
  const others = result.bySource.filter((read) => read !== best);
  return (
    <>
      <SourceSection
        read={best}
        hint={
          describeElsewhere(result, citation.quoteText, wording) ??
          (citation.fromLinkFragment ? { sentence: say('hintFromLink'), links: [] } : null)
        }
        {...{ citation, titleId, checkedAt, wording, actions }}
      />
      {others.length > 0 && <h3 class="further-heading">{say('headingOtherSources')}</h3>}
      {others.map((read) => (
        <SourceSection
          key={read.source}
          read={read}
          titleId={null}
          hint={null}
          {...{ citation, checkedAt, wording, actions }}
        />
      ))}
      {isFound(best) && (
        <p class="small-print">{say(isCopy(best) ? 'smallPrintCopy' : 'smallPrint')}</p>
      )}
    </>
  );
}

function isFound({ verdict }: SourceResult): boolean {
  return verdict.kind === 'found' || verdict.kind === 'found-with-edits';
}
