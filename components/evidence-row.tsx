import { describeDate } from '../lib/present/describe-when';
import { type EvidenceRow, STATE_NAMES } from '../lib/present/list-evidence';
import { withoutOverrides } from '../lib/present/safe-words';
import type { Wording } from '../lib/present/wording';
import { MarkShape } from './mark-shape';

export interface EvidenceRowViewProps {
  readonly row: EvidenceRow;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly isPinned: boolean;
  /** No verdict is shown from a damaged copy. */
  readonly isDamaged: boolean;
  readonly wording: Wording;
  readonly select: (id: string, on: boolean) => void;
  readonly open: (id: string) => void;
}

export function EvidenceRowView(props: EvidenceRowViewProps) {
  const { row, isOpen, isSelected, isPinned, wording, select, open } = props;
  const { say, locale, displayHost } = wording;
  const state = props.isDamaged ? 'could-not-check' : row.state;
  const details = [displayHost(row.url), describeDate(row.checkedAt, locale)];
  if (isPinned) details.push(say('evidenceOnlyPinned'));
  return (
    <div class={`evidence-row state-${state}`}>
      <input
        type="checkbox"
        aria-label={say('evidenceSelect')}
        checked={isSelected}
        onChange={({ currentTarget }) => select(row.id, currentTarget.checked)}
      />
      <button type="button" class="row-head" aria-current={isOpen} onClick={() => open(row.id)}>
        <MarkShape state={state} />
        <span class="row-words">
          <span class="for-screen-readers">{say(STATE_NAMES[state])}: </span>
          <span class="row-quote" dir="auto">
            {withoutOverrides(row.quote.slice(0, 300))}
          </span>
          <span class="row-detail">{details.join(say('listBetween'))}</span>
        </span>
      </button>
    </div>
  );
}
