import type { ReaderEntry } from '../model/reader-entry';
import type { CitationRecord } from '../model/record';
import type { WordKey } from '../model/words';
import { type QuoteCheck, quoteCheckOf } from './find-changed';
import { type MarkState, resultState } from './mark-state';

/** What a list must know of one record, so that thousands fit in memory and are searched at once. */
export interface EvidenceRow extends QuoteCheck {
  readonly quote: string;
  readonly state: Exclude<MarkState, 'hidden' | 'waiting' | 'checking'>;
  readonly url: string;
  /** Everything that is searched, folded. */
  readonly words: string;
}

export const STATE_NAMES: Readonly<Record<EvidenceRow['state'], WordKey>> = {
  found: 'groupFound',
  'found-amber': 'groupFoundAmber',
  closest: 'groupClosest',
  'not-in-source': 'groupNotInSource',
  'could-not-check': 'groupCouldNotCheck',
};

export interface EvidenceFilter {
  /** Words that must all occur: in the quote, the source's title or host, or the chat site. */
  readonly words: string;
  readonly state: EvidenceRow['state'] | 'all';
  readonly onlyPinned: boolean;
  /** Only the last check of each pinned quote that has another verdict now. */
  readonly onlyChanged: boolean;
  /** Milliseconds since the epoch, or null. */
  readonly since: number | null;
}

export const NO_FILTER: EvidenceFilter = {
  words: '',
  state: 'all',
  onlyPinned: false,
  onlyChanged: false,
  since: null,
};

/** Longer quotes are searched by their beginning. */
const SEARCHED = 2_000;

export function rowOf(record: CitationRecord): EvidenceRow {
  const { citation, result, metOn } = record;
  const best = result.bySource[result.best] ?? result.bySource[0];
  const cited = citation.sources[best.source] ?? citation.sources[0];
  const url = best.reading?.finalUrl ?? cited.href;
  const quote = citation.quoteText.slice(0, SEARCHED);
  const words = [
    quote,
    best.title ?? cited.label,
    url,
    cited.href,
    metOn.site ?? '',
    metOn.pageUrl,
  ];
  return {
    ...quoteCheckOf(record),
    ...{ quote, url, state: resultState(best), words: fold(words.join('\n')) },
  };
}

/** Ids of checks that stand out from the others. */
export interface MarkedRows {
  readonly pinned: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
}

/** The rows that fit, in their order. */
export function filterRows(
  rows: readonly EvidenceRow[],
  { words, state, onlyPinned, onlyChanged, since }: EvidenceFilter,
  { pinned, changed }: MarkedRows,
): EvidenceRow[] {
  const wanted = fold(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  return rows.filter(
    (row) =>
      (state === 'all' || row.state === state) &&
      (!onlyPinned || pinned.has(row.id)) &&
      (!onlyChanged || changed.has(row.id)) &&
      (since === null || row.checkedAt >= since) &&
      wanted.every((word) => row.words.includes(word)),
  );
}

/** Of the entries, the earliest first, which records are pinned now. */
export function pinnedOf(entries: readonly ReaderEntry[]): Set<string> {
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
