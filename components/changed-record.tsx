import type { ChangedRecord } from '../lib/model/record';
import { describeDate } from '../lib/present/describe-when';
import { withoutOverrides } from '../lib/present/safe-words';
import type { Wording } from '../lib/present/wording';
import { SureButton } from './evidence-tools';
import { useIntoView } from './use-into-view';

export interface ChangedRecordProps {
  readonly record: ChangedRecord;
  readonly wording: Wording;
  readonly remove: () => void;
}

/** A record that is not what was kept: it can be seen to be there, and deleted; nothing is said from it. */
export function ChangedRecordView({ record, wording, remove }: ChangedRecordProps) {
  const { say, locale } = wording;
  const article = useIntoView<HTMLElement>();
  return (
    <article class="evidence-record" ref={article} aria-labelledby="evidence-title">
      <h2 id="evidence-title" class="row-quote" dir="auto">
        {withoutOverrides(record.cited) || say('evidenceRowChanged')}
      </h2>
      <p class="caution" role="alert">
        {say('evidenceRecordChanged')}
      </p>
      <p class="soft">{describeDate(record.checkedAt, locale)}</p>
      <div class="actions">
        <SureButton ask={say('evidenceDelete')} sure={say('evidenceDeleteSure')} act={remove} />
      </div>
    </article>
  );
}
