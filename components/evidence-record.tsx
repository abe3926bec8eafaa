import type { Disposition, DispositionAction, ReaderEntry } from '../lib/model/reader-entry';
import type { CitationRecord } from '../lib/model/record';
import type { WordKey } from '../lib/model/words';
import { describeSection } from '../lib/present/describe-section';
import type { Wording } from '../lib/present/wording';
import { CopyButton } from './copy-button';
import { EvidenceDetails } from './evidence-details';
import { EvidenceHistory } from './evidence-history';
import { SureButton } from './evidence-tools';
import { EvidenceView } from './evidence-view';
import { SourceLine } from './source-line';
import { VerdictPart } from './verdict-part';

/** What is known of the stored copy that the check rests on. */
export type CopyState = 'reading' | 'kept' | 'none' | 'missing' | 'damaged';

export interface EvidenceRecordProps {
  readonly record: CitationRecord;
  readonly copy: CopyState;
  readonly isPinned: boolean;
  readonly entries: readonly ReaderEntry[];
  /** Every check of the same quote, the newest first. */
  readonly history: readonly CitationRecord[];
  /** What a check again came to; null before one. */
  readonly change: string | null;
  readonly isBusy: boolean;
  readonly receipt: string;
  readonly wording: Wording;
  readonly copyText: (text: string) => void;
  readonly recheckLive: () => void;
  readonly recheckStored: () => void;
  readonly pin: (pinned: boolean) => void;
  readonly remove: () => void;
  readonly saveCard: () => void;
  readonly note: (said: Disposition, action: DispositionAction | null, reason: string) => void;
  readonly openRecord: (id: string) => void;
}

/** One check in full: the verdict, unless its copy is damaged, and everything that it rests on. */
export function EvidenceRecord(props: EvidenceRecordProps) {
  const { record, copy, entries, history, change, wording } = props;
  const { say } = wording;
  const best = record.result.bySource[record.result.best] ?? record.result.bySource[0];
  const section = describeSection(record.citation, best, wording);
  const warning = COPY_WORDS[copy];
  return (
    <article class="evidence-record" aria-labelledby="evidence-title" aria-busy={props.isBusy}>
      {entries.some(({ kind }) => kind === 'imported') && (
        <p class="caution">{say('evidenceImported')}</p>
      )}
      {warning !== undefined && (
        <p class="caution" role={copy === 'damaged' ? 'alert' : undefined}>
          {say(warning)}
        </p>
      )}
      {copy === 'damaged' ? (
        <DamagedQuote quote={record.citation.quoteText} />
      ) : (
        <div class={`section state-${section.state}`}>
          <VerdictPart
            quote={record.citation.quoteText}
            read={best}
            words={section}
            unreadable={section.unreadable}
            href={section.href}
            titleId="evidence-title"
            say={say}
          />
        </div>
      )}
      <SourceLine words={section.source} say={say} />
      {change !== null && (
        <p class="outcome" role="status">
          {change}
        </p>
      )}
      <RecordActions {...props} href={section.href} />
      <EvidenceView entries={entries} note={props.note} say={say} />
      <EvidenceDetails record={record} read={best} say={say} />
      <EvidenceHistory
        history={history}
        open={record.id}
        isDamaged={copy === 'damaged'}
        wording={wording}
        openRecord={props.openRecord}
      />
    </article>
  );
}

const COPY_WORDS: Partial<Record<CopyState, WordKey>> = {
  none: 'evidenceCopyNone',
  missing: 'evidenceCopyMissing',
  damaged: 'evidenceCopyDamaged',
};

/** A damaged copy supports no verdict; what is left is the quote. */
function DamagedQuote({ quote }: { readonly quote: string }) {
  return (
    <h2 id="evidence-title" class="row-quote" dir="auto">
      {quote}
    </h2>
  );
}

function RecordActions(props: EvidenceRecordProps & { readonly href: string | null }) {
  const { copy, isBusy, isPinned, receipt, href, wording } = props;
  const { say } = wording;
  return (
    <div class="actions">
      <button type="button" class="button main" disabled={isBusy} onClick={props.recheckLive}>
        {say('evidenceRecheckLive')}
      </button>
      {copy === 'kept' && (
        <button type="button" class="button" disabled={isBusy} onClick={props.recheckStored}>
          {say('evidenceRecheckStored')}
        </button>
      )}
      {href !== null && (
        <a class="button" href={href} target="_blank" rel="noopener noreferrer">
          {say('actionOpenPassage')}
        </a>
      )}
      <button
        type="button"
        class="button"
        aria-pressed={isPinned}
        onClick={() => props.pin(!isPinned)}
      >
        {say(isPinned ? 'evidenceUnpin' : 'evidencePin')}
      </button>
      {copy !== 'damaged' && (
        <>
          <CopyButton
            words={receipt}
            name={say('actionCopyReceipt')}
            copy={props.copyText}
            say={say}
          />
          <button type="button" class="button" onClick={props.saveCard}>
            {say('evidenceCard')}
          </button>
        </>
      )}
      <SureButton ask={say('evidenceDelete')} sure={say('evidenceDeleteSure')} act={props.remove} />
    </div>
  );
}
