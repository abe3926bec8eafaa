import type { HiddenCitation } from '../lib/model/citation';
import type { Say } from '../lib/model/words';
import { safeWords } from '../lib/present/safe-words';
import { CardFrame } from './card-frame';
import { MarkShape } from './mark-shape';
import { QuoteLine } from './words-of-verdict';

export interface HiddenCardProps {
  readonly hidden: Pick<HiddenCitation, 'quoteText' | 'label'>;
  readonly titleId: string;
  readonly close: (() => void) | null;
  readonly say: Say;
}

/** A quote whose source the page names without giving its address: nothing was read, nothing is known. */
export function HiddenCard({ hidden, titleId, close, say }: HiddenCardProps) {
  return (
    <CardFrame state="hidden" titleId={titleId} close={close} say={say}>
      <section class="section state-hidden">
        <header class="verdict">
          <MarkShape state="hidden" />
          <h2 class="verdict-title" id={titleId}>
            {say('titleHidden')}
          </h2>
        </header>
        <div>
          <p class="reason">{say('sentenceHidden', safeWords(hidden.label))}</p>
          <p class="next-step">{say('nextHidden')}</p>
        </div>
        <QuoteLine quote={hidden.quoteText} say={say} />
      </section>
    </CardFrame>
  );
}
