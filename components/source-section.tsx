import type { SourceResult } from '../lib/model/check-result';
import type { Citation } from '../lib/model/citation';
import { describeSection } from '../lib/present/describe-section';
import type { Remark } from '../lib/present/remark';
import type { Wording } from '../lib/present/wording';
import { writeCitation, writeReceipt } from '../lib/present/write-receipt';
import { ActionRow } from './action-row';
import type { CardActions } from './card-actions';
import { RemarkLine } from './remark-line';
import { SourceLine } from './source-line';
import { VerdictPart } from './verdict-part';

export interface SourceSectionProps {
  readonly citation: Citation;
  readonly read: SourceResult;
  /** Id of the heading; null where the section is not the one that names the card. */
  readonly titleId: string | null;
  /** When the check ended, ms since the epoch. */
  readonly checkedAt: number;
  /** One line more under the verdict, such as where else the words stand. */
  readonly hint: Remark | null;
  readonly wording: Wording;
  readonly actions: CardActions;
}

/** One source of a quote, from its verdict down to what can be done. */
export function SourceSection(props: SourceSectionProps) {
  const { citation, read, titleId, checkedAt, hint, wording, actions } = props;
  const { say } = wording;
  const section = describeSection(citation, read, wording);
  return (
    <section class={`section state-${section.state}${titleId === null ? ' further' : ''}`}>
      <VerdictPart
        quote={citation.quoteText}
        read={read}
        words={section}
        unreadable={section.unreadable}
        href={section.href}
        titleId={titleId}
        say={say}
      />
      {[...(hint === null ? [] : [hint]), ...section.remarks].map((remark) => (
        <RemarkLine key={remark.sentence} remark={remark} />
      ))}
      <SourceLine words={section.source} say={say} />
      <ActionRow
        href={section.href}
        leadsToPassage={section.passageWords !== null}
        words={section.passageWords}
        cited={writeCitation(citation, read, wording)}
        receipt={titleId === null ? null : writeReceipt(citation, read, checkedAt, wording)}
        ways={section.ways}
        wasRead={section.unreadable === null}
        source={read.source}
        main={section.main}
        allowHost={section.allowHost}
        offersCheck={titleId === null ? 'none' : 'check-again'}
        actions={actions}
        say={say}
      />
    </section>
  );
}
