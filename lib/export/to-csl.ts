import type { EvidenceRecord } from '../model/record';
import { type CitedSource, listSources } from './list-sources';

/** The sources of the records for Zotero, Pandoc and others, as CSL-JSON; each address once. */
export function toCsl(records: readonly EvidenceRecord[]): string {
  return `${JSON.stringify(listSources(records).map(sourceOf), null, 2)}\n`;
}

function sourceOf({ title, href, at, copy, note }: CitedSource, index: number): object {
  return {
    id: `verbatim-${index + 1}`,
    type: 'webpage',
    title,
    URL: href,
    accessed: { 'date-parts': [datePartsOf(at)] },
    ...(copy === null ? {} : { archive: copy.host, archive_location: copy.href }),
    note,
  };
}

function datePartsOf(at: number): number[] {
  const date = new Date(at);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
