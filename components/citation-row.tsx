import type { CitationState } from '../lib/model/citation-state';
import { describeMark } from '../lib/present/describe-mark';
import { describeRow } from '../lib/present/describe-row';
import { markState } from '../lib/present/mark-state';
import { withoutOverrides } from '../lib/present/safe-words';
import type { Wording } from '../lib/present/wording';
import type { CardActions } from './card-actions';
import { LateCard } from './late-card';
import { MarkShape } from './mark-shape';

export interface CitationRowProps {
  readonly shown: CitationState;
  /** Unique in the document; ids of the parts are made from it. */
  readonly id: string;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly wording: Wording;
  readonly actions: CardActions;
}

/** One quote in the list; pressing it unfolds its card in place. */
export function CitationRow({ shown, id, open, toggle, wording, actions }: CitationRowProps) {
  const { citation, check } = shown;
  const row = describeRow(shown, wording);
  return (
    <li class="row">
      <button
        type="button"
        class="row-head"
        aria-expanded={open}
        aria-controls={`${id}-card`}
        onClick={toggle}
      >
        <MarkShape state={markState(check)} />
        <span class="row-words">
          <span class="for-screen-readers">
            {describeMark(check, citation.moreSources, wording.say)}:{' '}
          </span>
          <span class="row-quote">
            <bdi>{withoutOverrides(citation.quoteText)}</bdi>
          </span>
          <span class="row-detail">
            <bdi dir="ltr">{row.host}</bdi>
            {row.detail !== null && wording.say('listBetween') + row.detail}
          </span>
        </span>
      </button>
      <div id={`${id}-card`} hidden={!open}>
        {open && (
          <LateCard
            citation={citation}
            check={check}
            titleId={`${id}-title`}
            wording={wording}
            actions={actions}
          />
        )}
      </div>
    </li>
  );
}
