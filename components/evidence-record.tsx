import type { Disposition, DispositionAction, KeptEntry } from '../lib/model/reader-entry';
import type { EvidenceRecord as AnyRecord, CitationRecord, KeptRecord } from '../lib/model/record';
import type { WordKey } from '../lib/model/words';
import { describeClaimSource } from '../lib/present/describe-claim-source';
import { describeSection } from '../lib/present/describe-section';
import { describeSource } from '../lib/present/describe-source';
import type { Wording } from '../lib/present/wording';
import { CopyButton } from './copy-button';
import { EvidenceDetails } from './evidence-details';
import { EvidenceHistory } from './evidence-history';
import { EvidenceSentence } from './evidence-sentence';
import { SureButton } from './evidence-tools';
import { EvidenceView } from './evidence-view';
import { SourceLine } from './source-line';
import { useIntoView } from './use-into-view';
import { VerdictPart } from './verdict-part';

/** What is known of the stored copy that the check rests on. */
export type CopyState = 'reading' | 'kept' | 'none' | 'missing' | 'damaged';

export interface EvidenceRecordProps {
  readonly record: AnyRecord;
  readonly copy: CopyState;
  readonly isPinned: boolean;
  readonly entries: readonly KeptEntry[];
  /** Every check of the same quote, the newest first. */
  readonly history: readonly KeptRecord[];
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
  const warning = warningOf(record, copy);
  const article = useIntoView<HTMLElement>();
  return (
    <article
      class="evidence-record"
      ref={article}
      aria-labelledby="evidence-title"
      aria-busy={props.isBusy}
    >
      {entries.some(({ kind }) => kind === 'imported') && (
        <p class="caution">{say('evidenceImported')}</p>
      )}
      {entries.some(({ kind }) => kind === 'changed') && (
        <p class="caution">{say('evidenceEntryChanged')}</p>
      )}
      {warning !== null && (
        <p class="caution" role={copy === 'damaged' ? 'alert' : undefined}>
          {say(warning)}
        </p>
      )}
      <RecordWords {...props} />
      {change !== null && (
        <p class="outcome" role="status">
          {change}
        </p>
      )}
      <RecordActions {...props} href={hrefOf(record, copy, wording)} />
      <EvidenceView entries={entries} note={props.note} say={say} />
      <RecordDetails {...props} />
      <EvidenceHistory
        history={history}
        open={record.id}
        isDamaged={!isTold(copy)}
        wording={wording}
        openRecord={props.openRecord}
      />
    </article>
  );
}

/** A copy that is damaged, or not read yet, supports no verdict and no reading; what is left is what was cited. */
function RecordWords({ record, copy, wording }: EvidenceRecordProps) {
  if (!isTold(copy)) return <CitedWords record={record} wording={wording} />;
  if ('kind' in record) return <EvidenceSentence record={record} wording={wording} />;
  const best = bestOf(record);
  const section = describeSection(record.citation, best, wording);
  return (
    <>
      <div class={`section state-${section.state}`}>
        <VerdictPart
          quote={record.citation.quoteText}
          read={best}
          words={section}
          unreadable={section.unreadable}
          href={section.href}
          titleId="evidence-title"
          say={wording.say}
        />
      </div>
      <SourceLine words={section.source} say={wording.say} />
    </>
  );
}

function CitedWords({ record, wording }: Pick<EvidenceRecordProps, 'record' | 'wording'>) {
  const { citation } = record;
  const isQuote = !('kind' in record);
  const best = isQuote ? bestOf(record) : null;
  return (
    <>
      <h2 id="evidence-title" class="row-quote" dir="auto">
        {'kind' in citation ? citation.sentence : citation.quoteText}
      </h2>
      <SourceLine
        words={describeSource(
          citation.sources[best?.source ?? 0] ?? citation.sources[0],
          best,
          wording,
        )}
        say={wording.say}
      />
    </>
  );
}

/** What a sentence comes to rests on all of its sources, so each is told of. */
function RecordDetails({ record, copy, wording }: EvidenceRecordProps) {
  const { say } = wording;
  if (!('kind' in record))
    return <EvidenceDetails record={record} read={bestOf(record)} of={null} say={say} />;
  const { bySource } = record.result;
  const { sources } = record.citation;
  return (
    <>
      {bySource.map((read) => {
        const { href } = sources[read.source] ?? sources[0];
        const of = bySource.length === 1 ? null : wording.displayHost(href);
        const told = isTold(copy) ? read : { ...read, outcome: UNTOLD };
        return <EvidenceDetails key={read.source} {...{ record, read: told, of, say }} />;
      })}
    </>
  );
}

function isTold(copy: CopyState): boolean {
  return copy !== 'damaged' && copy !== 'reading';
}

function bestOf({ result }: CitationRecord) {
  return result.bySource[result.best] ?? result.bySource[0];
}

/** Nothing is said of a page from a damaged copy. */
const UNTOLD = { kind: 'not-checkable' } as const;

/** Where the page opens, at the passage if there is one and the copy that tells of it is whole. */
function hrefOf(record: AnyRecord, copy: CopyState, wording: Wording): string | null {
  if (!('kind' in record)) {
    const best = bestOf(record);
    const shown = isTold(copy) ? best : { ...best, excerpt: null };
    return describeSection(record.citation, shown, wording).href;
  }
  const { bySource, best } = record.result;
  const read = bySource[best] ?? bySource[0];
  const told = isTold(copy) ? read : { ...read, outcome: UNTOLD };
  return describeClaimSource(record.citation, told, wording).href;
}

function warningOf(record: AnyRecord, copy: CopyState): WordKey | null {
  if (copy === 'damaged' && 'kind' in record) return 'evidenceCopyDamagedSentence';
  return COPY_WORDS[copy] ?? null;
}

const COPY_WORDS: Partial<Record<CopyState, WordKey>> = {
  none: 'evidenceCopyNone',
  missing: 'evidenceCopyMissing',
  damaged: 'evidenceCopyDamaged',
};

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
          {say(/:~:text=|#page=/.test(href) ? 'actionOpenPassage' : 'actionOpenPage')}
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
      {isTold(copy) && (
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
