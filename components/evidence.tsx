import { describePinned, type PinnedCount } from '../lib/present/describe-pinned';
import type { EvidenceFilter, EvidenceRow } from '../lib/present/list-evidence';
import { sayCount } from '../lib/present/say-count';
import type { Wording } from '../lib/present/wording';
import { BringAnswer, type BringAnswerProps } from './bring-answer';
import { type ChangedRecordProps, ChangedRecordView } from './changed-record';
import { EvidenceRecord, type EvidenceRecordProps } from './evidence-record';
import { EvidenceRowView } from './evidence-row';
import { EvidenceSearch } from './evidence-search';
import { EvidenceTools, type EvidenceToolsProps, FileButton } from './evidence-tools';
import { VirtualList } from './virtual-list';

export interface EvidenceProps extends Omit<EvidenceToolsProps, 'count' | 'areSelected'> {
  /** Rows that fit the filter, the newest first. */
  readonly rows: readonly EvidenceRow[];
  /** How many there are in all. */
  readonly total: number;
  readonly filter: EvidenceFilter;
  readonly selected: ReadonlySet<string>;
  readonly pinned: ReadonlySet<string>;
  readonly changed: PinnedCount;
  /** Checks whose copy was found to be damaged. */
  readonly damaged: ReadonlySet<string>;
  /** Some record, or some copy, is not what was kept. */
  readonly hasDamaged: boolean;
  /** The check in full view, or null. */
  readonly open: Omit<EvidenceRecordProps, 'wording'> | Omit<ChangedRecordProps, 'wording'> | null;
  readonly answers: Omit<BringAnswerProps, 'wording'>;
  /** What the last action came to, in a sentence; empty at first. */
  readonly news: string;
  readonly wording: Wording;
  readonly search: (filter: EvidenceFilter) => void;
  readonly openFile: (file: File) => void;
  /** Told which rows are in view. */
  readonly seen: (rows: readonly EvidenceRow[]) => void;
  readonly select: (id: string, on: boolean) => void;
  readonly openRecord: (id: string) => void;
}

/** Rows are of one height, in rem: two lines of a quote and one of what it is. */
const ROW_REM = 5;

/** The reading room: the list beside the check that is read. */
export function Evidence(props: EvidenceProps) {
  const { total, open, news, wording } = props;
  const { say } = wording;
  return (
    <main class="evidence">
      <header class="evidence-head">
        <div>
          <h1>{say('evidenceTitle')}</h1>
          <p class="soft">{say('evidenceLead')}</p>
        </div>
        <FileButton words={say('evidenceOpen')} openFile={props.openFile} />
        <p class="outcome" role="status">
          {news}
        </p>
      </header>
      <BringAnswer {...props.answers} wording={wording} />
      {total === 0 ? <p class="evidence-none">{say('evidenceNone')}</p> : <Side {...props} />}
      {total > 0 && <Opened open={open} wording={wording} />}
    </main>
  );
}

/** What is kept: how the list is narrowed, what can be done with what it shows, and the list. */
function Side(props: EvidenceProps) {
  const { rows, filter, selected, open, wording } = props;
  const { say } = wording;
  return (
    <section class="evidence-side" aria-label={say('evidenceList')}>
      <EvidenceSearch
        filter={filter}
        changed={describePinned(props.changed, wording)}
        hasDamaged={props.hasDamaged}
        search={props.search}
        say={say}
      />
      <p class="soft">{describeCount(rows, wording)}</p>
      {(rows.length > 0 || props.progress !== null) && (
        <EvidenceTools
          {...props}
          areSelected={selected.size > 0}
          count={selected.size || rows.length}
        />
      )}
      {rows.length === 0 && <p>{say('evidenceNoneFit')}</p>}
      {rows.length > 0 && (
        <VirtualList
          rows={rows}
          label={say('evidenceList')}
          rowRem={ROW_REM}
          keyOf={({ id }) => id}
          seen={props.seen}
          draw={(row) => (
            <EvidenceRowView
              row={row}
              isOpen={open?.record.id === row.id}
              isSelected={selected.has(row.id)}
              isPinned={props.pinned.has(row.id)}
              isDamaged={props.damaged.has(row.id)}
              wording={wording}
              select={props.select}
              open={props.openRecord}
            />
          )}
        />
      )}
    </section>
  );
}

function Opened({ open, wording }: Pick<EvidenceProps, 'open' | 'wording'>) {
  if (open === null) return <p class="evidence-choose soft">{wording.say('evidenceChoose')}</p>;
  return 'copy' in open ? (
    <EvidenceRecord key={open.record.id} {...open} wording={wording} />
  ) : (
    <ChangedRecordView key={open.record.id} {...open} wording={wording} />
  );
}

/** Looks at sentences are no checks of quotes, and are counted apart. */
function describeCount(rows: readonly EvidenceRow[], wording: Wording): string {
  const sentences = rows.filter(({ of }) => of === 'sentence').length;
  const changed = rows.filter(({ of }) => of === 'changed').length;
  const checks = rows.length - sentences - changed;
  const counts = [
    ...(checks > 0 || sentences + changed === 0
      ? [sayCount('evidenceCount', checks, wording)]
      : []),
    ...(sentences > 0 ? [sayCount('citedSentences', sentences, wording)] : []),
    ...(changed > 0 ? [sayCount('evidenceCountChanged', changed, wording)] : []),
  ];
  return counts.join(wording.say('listComma'));
}
