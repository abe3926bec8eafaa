import type { Say } from '../lib/model/words';
import { describeClaimMark } from '../lib/present/describe-claim-mark';
import { describeDate } from '../lib/present/describe-when';
import { type ChangedRow, type EvidenceRow, STATE_NAMES } from '../lib/present/list-evidence';
import { safeWords, withoutOverrides } from '../lib/present/safe-words';
import type { Wording } from '../lib/present/wording';
import { CLAIM_MARKS } from './claim-mark';
import { MarkShape, type MarkShapeProps } from './mark-shape';

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
  const shown = props.isDamaged ? damaged(row) : row;
  const mark = markOf(shown);
  const details = [
    ...(row.of === 'changed' ? [say('evidenceRowChanged')] : [displayHost(row.url)]),
    describeDate(row.checkedAt, locale),
  ];
  if (props.isDamaged) details.unshift(say('evidenceRowDamaged'));
  if (shown.of === 'sentence' && shown.missing.length > 0)
    details.unshift(say('evidenceRowMissing', safeWords(shown.missing.join(say('listComma')))));
  if (isPinned) details.push(say('evidenceOnlyPinned'));
  return (
    <div class={`evidence-row state-${mark.state}`}>
      <input
        type="checkbox"
        aria-label={say('evidenceSelect')}
        checked={isSelected}
        onChange={({ currentTarget }) => select(row.id, currentTarget.checked)}
      />
      <button type="button" class="row-head" aria-current={isOpen} onClick={() => open(row.id)}>
        <MarkShape {...mark} />
        <span class="row-words">
          {shown.of !== 'changed' && <span class="for-screen-readers">{nameOf(shown, say)}: </span>}
          <span class="row-quote" dir="auto">
            {withoutOverrides(row.cited.slice(0, 300))}
          </span>
          <span class="row-detail">{details.join(say('listBetween'))}</span>
        </span>
      </button>
    </div>
  );
}

function damaged(row: EvidenceRow): EvidenceRow {
  switch (row.of) {
    case 'quote':
      return { ...row, state: 'could-not-check' };
    case 'sentence':
      return { ...row, state: 'could-not-check', missing: [] };
    case 'changed':
      return row;
  }
}

function markOf(row: EvidenceRow): MarkShapeProps {
  switch (row.of) {
    case 'quote':
      return { state: row.state };
    case 'sentence':
      return CLAIM_MARKS[row.state];
    case 'changed':
      return { state: 'could-not-check' };
  }
}

function nameOf(row: Exclude<EvidenceRow, ChangedRow>, say: Say): string {
  return row.of === 'quote' ? say(STATE_NAMES[row.state]) : describeClaimMark(row.state, say);
}
