import { isWholeRecord, type KeptRecord } from '../lib/model/record';
import { claimWording } from '../lib/present/claim-wording';
import { describeClaim } from '../lib/present/describe-claim';
import { describeResult } from '../lib/present/describe-result';
import { describeDate } from '../lib/present/describe-when';
import { lookOfRecord } from '../lib/present/look-of-record';
import type { Wording } from '../lib/present/wording';

export interface EvidenceHistoryProps {
  readonly history: readonly KeptRecord[];
  /** Id of the check that is shown. */
  readonly open: string;
  /** The copy is damaged: the days alone are said, and no verdict. */
  readonly isDamaged: boolean;
  readonly wording: Wording;
  readonly openRecord: (id: string) => void;
}

/** Every check of the quote, or look at the sentence: a new one never takes the place of an old one. */
export function EvidenceHistory({
  history,
  open,
  isDamaged,
  wording,
  openRecord,
}: EvidenceHistoryProps) {
  if (history.length < 2) return null;
  const { say, locale } = wording;
  const areLooks = history.some((record) => 'kind' in record);
  return (
    <section class="panel">
      <h3>{say(areLooks ? 'evidenceHistorySentence' : 'evidenceHistory')}</h3>
      <ul>
        {history.map((record) => {
          const { id, checkedAt } = record;
          const title = titleOf(record, wording);
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

function titleOf(record: KeptRecord, wording: Wording): string {
  if (!isWholeRecord(record)) return wording.say('evidenceRowChanged');
  if ('kind' in record) return describeClaim(lookOfRecord(record), claimWording(wording)).title;
  const { bySource, best, moreSources } = record.result;
  return describeResult(bySource[best] ?? bySource[0], moreSources, wording).title;
}
