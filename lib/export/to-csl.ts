import type { SourceResult } from '../model/check-result';
import type { CitationRecord } from '../model/record';
import { bestOf } from './best-of';

/** The sources of the records for Zotero, Pandoc and others, as CSL-JSON; each address once. */
export function toCsl(records: readonly CitationRecord[]): string {
  const sources = new Map<string, object>();
  for (const record of records) {
    const best = bestOf(record.result);
    const cited = record.citation.sources[best.source] ?? record.citation.sources[0];
    if (!/^https?:/i.test(cited.href) || sources.has(cited.href)) continue;
    sources.set(cited.href, sourceOf(record, cited, best, sources.size + 1));
  }
  return `${JSON.stringify([...sources.values()], null, 2)}\n`;
}

function sourceOf(
  record: CitationRecord,
  cited: { readonly href: string; readonly label: string },
  { title, reading, verdict }: SourceResult,
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
    note: `Verbatim: ${verdict.kind}: ${record.citation.quoteText}`,
  };
}

function datePartsOf(at: number): number[] {
  const date = new Date(at);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
