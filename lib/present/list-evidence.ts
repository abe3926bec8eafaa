import type { KeptEntry } from '../model/reader-entry';
import {
  type ChangedRecord,
  type CitationRecord,
  type ClaimRecord,
  type EvidenceRecord,
  isWholeRecord,
  type KeptRecord,
} from '../model/record';
import type { Reading, SnapshotId } from '../model/snapshot';
import type { WordKey } from '../model/words';
import { claimResultState, missingDetails } from './claim-state';
import { titleOf } from './describe-source';
import { type KeptCheck, keptCheckOf } from './find-changed';
import { type MarkState, resultState } from './mark-state';

/** What a list must know of one record, so that thousands fit in memory and are searched at once. */
interface RowOf {
  readonly id: string;
  /** The same for every check of one quote, or look at one sentence. */
  readonly quoteKey: string;
  /** The quote, or the cited sentence. */
  readonly cited: string;
  readonly url: string;
  readonly checkedAt: number;
  /** Everything that is searched, folded. */
  readonly words: string;
  /** The page copies that its verdict, or all that is said of its sentence, rests on. */
  readonly copies: readonly SnapshotId[];
}

export interface QuoteRow extends RowOf, KeptCheck {
  readonly of: 'quote';
  readonly state: Exclude<MarkState, 'hidden' | 'waiting' | 'checking'>;
}

export interface SentenceRow extends RowOf, KeptCheck {
  readonly of: 'sentence';
  readonly state: ReturnType<typeof claimResultState>;
  /** Details that stand in none of its sources, where all were read; empty where the page is another one. */
  readonly missing: readonly string[];
}

/** Of a record that is not what was kept: it has no verdict. */
export interface ChangedRow extends RowOf {
  readonly of: 'changed';
  readonly state: 'changed';
}

export type EvidenceRow = QuoteRow | SentenceRow | ChangedRow;

export const STATE_NAMES: Readonly<Record<QuoteRow['state'], WordKey>> = {
  found: 'groupFound',
  'found-amber': 'groupFoundAmber',
  closest: 'groupClosest',
  'not-in-source': 'groupNotInSource',
  'could-not-check': 'groupCouldNotCheck',
};

export interface EvidenceFilter {
  /** Words that must all occur: in the quote, the source's title or host, or the chat site. */
  readonly words: string;
  readonly of: (QuoteRow | SentenceRow)['of'] | 'all';
  readonly state: (QuoteRow | SentenceRow)['state'] | 'all';
  readonly onlyPinned: boolean;
  /** Only the last check of each pinned quote or sentence that reads otherwise now. */
  readonly onlyChanged: boolean;
  /** Only records that are not what was kept, and those whose copy is not what was stored. */
  readonly onlyDamaged: boolean;
  /** Milliseconds since the epoch, or null. */
  readonly since: number | null;
}

export const NO_FILTER: EvidenceFilter = {
  words: '',
  of: 'all',
  state: 'all',
  onlyPinned: false,
  onlyChanged: false,
  onlyDamaged: false,
  since: null,
};

/** Longer quotes are searched by their beginning. */
const SEARCHED = 2_000;

export function rowOf(record: KeptRecord): EvidenceRow {
  if (!isWholeRecord(record)) return changedRow(record);
  return 'kind' in record ? sentenceRow(record) : quoteRow(record);
}

function quoteRow(record: CitationRecord): QuoteRow {
  const { result, citation } = record;
  const best = result.bySource[result.best] ?? result.bySource[0];
  return {
    ...keptCheckOf(record),
    ...sharedOf(record, best, citation.quoteText),
    ...{ of: 'quote', state: resultState(best), copies: copiesOf([best]) },
  };
}

function sentenceRow(record: ClaimRecord): SentenceRow {
  const { result, citation } = record;
  const best = result.bySource[result.best] ?? result.bySource[0];
  const state = claimResultState(result);
  const missing = state === 'missing' ? missingDetails(result).map(({ text }) => text) : [];
  return {
    ...keptCheckOf(record),
    ...sharedOf(record, best, citation.sentence),
    ...{ of: 'sentence', state, missing, copies: copiesOf(result.bySource) },
  };
}

function changedRow({ id, cited: words, checkedAt }: ChangedRecord): ChangedRow {
  const cited = words.slice(0, SEARCHED);
  const shared = { id, quoteKey: id, cited, url: '', checkedAt, words: fold(cited), copies: [] };
  return { ...shared, of: 'changed', state: 'changed' };
}

function sharedOf(
  { id, citation, metOn, checkedAt }: EvidenceRecord,
  best: Pick<CitationRecord['result']['bySource'][0], 'source' | 'reading' | 'title'>,
  words: string,
): Omit<RowOf, 'copies'> {
  const source = citation.sources[best.source] ?? citation.sources[0];
  const url = best.reading?.finalUrl ?? source.href;
  const cited = words.slice(0, SEARCHED);
  const searched = [
    cited,
    titleOf(best) ?? source.label,
    url,
    source.href,
    metOn.site ?? '',
    metOn.pageUrl,
  ];
  return { id, quoteKey: citation.key, cited, url, checkedAt, words: fold(searched.join('\n')) };
}

function copiesOf(read: readonly { readonly reading: Reading | null }[]): SnapshotId[] {
  return read.flatMap(({ reading }) => reading?.snapshot ?? []);
}

/** Ids of checks that stand out from the others. */
export interface MarkedRows {
  readonly pinned: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
  /** Those whose copy was found to be damaged. */
  readonly damaged: ReadonlySet<string>;
}

/** The rows that fit, in their order. */
export function filterRows(
  rows: readonly EvidenceRow[],
  { words, of, state, onlyPinned, onlyChanged, onlyDamaged, since }: EvidenceFilter,
  { pinned, changed, damaged }: MarkedRows,
): EvidenceRow[] {
  const wanted = fold(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  return rows.filter(
    (row) =>
      (of === 'all' || row.of === of) &&
      (state === 'all' || row.state === state) &&
      (!onlyPinned || pinned.has(row.id)) &&
      (!onlyChanged || changed.has(row.id)) &&
      (!onlyDamaged || row.of === 'changed' || damaged.has(row.id)) &&
      (since === null || row.checkedAt >= since) &&
      wanted.every((word) => row.words.includes(word)),
  );
}

/** Of the entries, the earliest first, which records are pinned now. */
export function pinnedOf(entries: readonly KeptEntry[]): Set<string> {
  const pinned = new Set<string>();
  for (const entry of entries) {
    if (entry.kind !== 'pin') continue;
    if (entry.pinned) pinned.add(entry.record);
    else pinned.delete(entry.record);
  }
  return pinned;
}

/** Case and accents do not matter to somebody who searches. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
