import type { CitationState } from '../lib/model/citation-state';
import { describeMark } from '../lib/present/describe-mark';
import { describeRow } from '../lib/present/describe-row';
import { markState } from '../lib/present/mark-state';
import type { Wording } from '../lib/present/wording';
import type { CardActions } from './card-actions';
import { LateCard } from './late-card';
import { ListRow } from './list-row';

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
  return (
    <ListRow
      shape={{ state: markState(check) }}
      name={describeMark(check, citation.moreSources, wording.say)}
      words={citation.quoteText}
      say={wording.say}
      {...describeRow(shown, wording)}
      {...{ id, open, toggle }}
    >
      <LateCard
        citation={citation}
        check={check}
        titleId={`${id}-title`}
        wording={wording}
        actions={actions}
      />
    </ListRow>
  );
}
