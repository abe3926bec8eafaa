import type { FoundSource } from '../model/citation';
import type { EvidenceRecord } from '../model/record';
import type { Reading } from '../model/snapshot';
import { claimResultState } from '../present/claim-state';
import { bestOf } from './best-of';

/** The sources of the records for Zotero, Pandoc and others, as CSL-JSON; each address once. */
export function toCsl(records: readonly EvidenceRecord[]): string {
  const sources = new Map<string, object>();
  for (const record of records) {
    const best = bestOf<Read>(record.result);
    const cited = record.citation.sources[best.source] ?? record.citation.sources[0];
    if (!/^https?:/i.test(cited.href) || sources.has(cited.href)) continue;
    sources.set(cited.href, sourceOf(record, cited, best, sources.size + 1));
  }
  return `${JSON.stringify([...sources.values()], null, 2)}\n`;
}

interface Read {
  readonly source: number;
  readonly title: string | null;
  readonly reading: Reading | null;
}

function sourceOf(
  record: EvidenceRecord,
  cited: FoundSource,
  { title, reading }: Read,
  number: number,
): object {
  const isCopy = reading?.via === 'archive';
  return {
    id: `verbatim-${number}`,
    type: 'webpage',
    title: title ?? (cited.label || cited.href),
    URL: cited.href,
    accessed: { 'date-parts': [datePartsOf(reading?.readAt ?? record.checkedAt)] },
    ...(isCopy
      ? { archive: new URL(reading.finalUrl).host, archive_location: reading.finalUrl }
      : {}),
    note: noteOf(record),
  };
}

function noteOf(record: EvidenceRecord): string {
  if (!('kind' in record))
    return `Verbatim: ${bestOf(record.result).verdict.kind}: ${record.citation.quoteText}`;
  return `Verbatim: cited sentence, ${claimResultState(record.result)}: ${record.citation.sentence}`;
}

function datePartsOf(at: number): number[] {
  const date = new Date(at);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
