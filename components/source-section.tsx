import type { SourceResult } from '../lib/model/check-result';
import type { Citation } from '../lib/model/citation';
import { describeSection } from '../lib/present/describe-section';
import type { Wording } from '../lib/present/wording';
import { ActionRow } from './action-row';
import type { CardActions } from './card-actions';
import { MarkShape } from './mark-shape';
import { Remarks } from './remarks';
import { SourceLine } from './source-line';
import { WordsOfVerdict } from './words-of-verdict';

export interface SourceSectionProps {
  readonly citation: Citation;
  readonly read: SourceResult;
  /** The section that carries the verdict of the whole card, and its name. */
  readonly titleId: string | null;
  /** One line more under the verdict, such as where else the words stand. */
  readonly hint: string | null;
  readonly wording: Wording;
  readonly actions: CardActions;
}

/** One source of a quote, from its verdict down to what can be done. */
export function SourceSection(props: SourceSectionProps) {
  const { citation, read, titleId, hint, wording, actions } = props;
  const { say } = wording;
  const section = describeSection(citation, read, wording);
  const isFirst = titleId !== null;
  return (
    <section class={`section state-${section.state}${isFirst ? '' : ' further'}`}>
      <header class="verdict" aria-live={isFirst ? 'polite' : 'off'}>
        <MarkShape state={section.state} />
        {isFirst ? (
          <h2 class="verdict-title" id={titleId}>
            {section.title}
          </h2>
        ) : (
          <h3 class="verdict-title">{section.title}</h3>
        )}
        {section.sentence !== null && <p class="verdict-sentence">{section.sentence}</p>}
      </header>
      {section.unreadable !== null && (
        <div>
          <p class="reason">{section.unreadable.reason}</p>
          <p class="next-step">{section.unreadable.nextStep}</p>
        </div>
      )}
      <WordsOfVerdict
        quote={citation.quoteText}
        read={read}
        href={section.href}
        showsQuote={isFirst}
        say={say}
      />
      <Remarks verdict={read.verdict} say={say} />
      {hint !== null && <p class="hint">{hint}</p>}
      <SourceLine words={section.source} say={say} />
      <ActionRow
        href={section.href}
        leadsToPassage={section.passageWords !== null}
        words={section.passageWords}
        main={section.main}
        allowHost={section.allowHost}
        offersCheck={isFirst ? 'check-again' : 'none'}
        actions={actions}
        say={say}
      />
    </section>
  );
}
