import { CARD_MEANS, type EvidenceCard } from '../model/evidence-card';
import type { CitationRecord } from '../model/record';
import { bestOf } from './best-of';
import { toIsoTime } from './to-iso-time';

/** The best source of a record as a card of its own. */
export function toEvidenceCard(record: CitationRecord): EvidenceCard {
  const best = bestOf(record.result);
  const cited = record.citation.sources[best.source] ?? record.citation.sources[0];
  const { reading, evidence } = best;
  return {
    format: 'verbatim-evidence-card',
    version: 1,
    means: CARD_MEANS,
    record: record.id,
    quote: record.citation.quoteText,
    url: reading?.finalUrl ?? cited.href,
    title: best.title,
    verdict: best.verdict.kind,
    hashes: evidence?.hashes ?? null,
    selectors: evidence?.selectors ?? [],
    passage: best.excerpt,
    via: reading?.via ?? null,
    readAt: reading === null ? null : toIsoTime(reading.readAt),
    checkedAt: toIsoTime(record.checkedAt),
    versions: record.versions,
  };
}
