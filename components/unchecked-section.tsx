import type { Citation } from '../lib/model/citation';
import { describeSource } from '../lib/present/describe-source';
import { linkToPassage } from '../lib/present/link-to-passage';
import type { Wording } from '../lib/present/wording';
import { ActionRow } from './action-row';
import type { CardActions } from './card-actions';
import { MarkShape } from './mark-shape';
import { SourceLine } from './source-line';
import { QuoteLine } from './words-of-verdict';

export interface UncheckedSectionProps {
  readonly citation: Citation;
  readonly state: 'waiting' | 'checking';
  readonly titleId: string;
  readonly wording: Wording;
  readonly actions: CardActions;
}

/** A quote without a verdict: what would be read, and the button that reads it. */
export function UncheckedSection(props: UncheckedSectionProps) {
  const { citation, state, titleId, wording, actions } = props;
  const { say } = wording;
  const waits = state === 'waiting';
  const [main] = citation.sources;
  return (
    <section class={`section state-${state}`}>
      <header class="verdict" aria-live="polite">
        <MarkShape state={state} />
        <h2 class="verdict-title" id={titleId}>
          {say(waits ? 'titleWaiting' : 'titleChecking')}
        </h2>
        <p class="verdict-sentence">{say(waits ? 'sentenceWaiting' : 'sentenceChecking')}</p>
      </header>
      <QuoteLine quote={citation.quoteText} say={say} />
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
    </section>
  );
}
