import type { EvidenceRecord } from '../model/record';
import type { Reading } from '../model/snapshot';
import { claimResultState } from '../present/claim-state';
import { bestOf } from './best-of';

/** A cited page as programs for references know one. */
export interface CitedSource {
  readonly title: string;
  readonly href: string;
  /** When it was read, or else checked; ms since the epoch. */
  readonly at: number;
  /** The copy that was read in its place; null where the page itself was. */
  readonly copy: URL | null;
  /** What was checked, and what it came to. */
  readonly note: string;
}

/** The web pages that the records rest on, each address once. */
export function listSources(records: readonly EvidenceRecord[]): CitedSource[] {
  const sources = new Map<string, CitedSource>();
  for (const record of records) {
    const best = bestOf<Read>(record.result);
    const { href, label } = record.citation.sources[best.source] ?? record.citation.sources[0];
    if (!/^https?:/i.test(href) || sources.has(href)) continue;
    const { title, reading } = best;
    sources.set(href, {
      title: title ?? (label || href),
      href,
      at: reading?.readAt ?? record.checkedAt,
      copy: reading?.via === 'archive' ? urlOf(reading.finalUrl) : null,
      note: noteOf(record),
    });
  }
  return [...sources.values()];
}

interface Read {
  readonly source: number;
  readonly title: string | null;
  readonly reading: Reading | null;
}

/** A record from a file may call anything an address. */
function urlOf(href: string): URL | null {
  return URL.canParse(href) ? new URL(href) : null;
}

/** In English and for programs, as every other name in these files is. */
export function noteOf(record: EvidenceRecord): string {
  if (!('kind' in record))
    return `Verbatim: ${bestOf(record.result).verdict.kind}: ${record.citation.quoteText}`;
  return `Verbatim: cited sentence, ${claimResultState(record.result)}: ${record.citation.sentence}`;
}
