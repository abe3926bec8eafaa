import type { CitationRecord } from '../lib/model/record';
import { describeResult } from '../lib/present/describe-result';
import { describeDate } from '../lib/present/describe-when';
import type { Wording } from '../lib/present/wording';

export interface EvidenceHistoryProps {
  readonly history: readonly CitationRecord[];
  /** Id of the check that is shown. */
  readonly open: string;
  /** The copy is damaged: the days alone are said, and no verdict. */
  readonly isDamaged: boolean;
  readonly wording: Wording;
  readonly openRecord: (id: string) => void;
}

/** Every check of the quote: a new one never takes the place of an old one. */
export function EvidenceHistory({
  history,
  open,
  isDamaged,
  wording,
  openRecord,
}: EvidenceHistoryProps) {
  if (history.length < 2) return null;
  const { say, locale } = wording;
  return (
    <section class="panel">
      <h3>{say('evidenceHistory')}</h3>
      <ul>
        {history.map(({ id, result, checkedAt }) => {
          const best = result.bySource[result.best] ?? result.bySource[0];
          const { title } = describeResult(best, result.moreSources, wording);
          return (
            <li key={id}>
              <button
                type="button"
                class="button plain"
                aria-current={id === open}
                onClick={() => openRecord(id)}
              >
                {[describeDate(checkedAt, locale), ...(isDamaged ? [] : [title])].join(
                  say('listBetween'),
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
