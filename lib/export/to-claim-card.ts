import { type CardDetail, CLAIM_CARD_MEANS, type ClaimCard } from '../model/claim-card';
import type { ClaimSource } from '../model/claim-result';
import type { ClaimRecord } from '../model/record';
import { bestOf } from './best-of';
import { linkClassOf } from './link-class';
import { toIsoTime } from './to-iso-time';

/** The best source of a look as a card of its own. */
export function toClaimCard(record: ClaimRecord): ClaimCard {
  const best = bestOf(record.result);
  const cited = record.citation.sources[best.source] ?? record.citation.sources[0];
  const { reading, evidence, outcome } = best;
  const read = outcome.kind === 'read' ? outcome : null;
  return {
    format: 'verbatim-evidence-card',
    version: 1,
    kind: 'claim',
    means: CLAIM_CARD_MEANS,
    record: record.id,
    sentence: record.citation.sentence,
    url: reading?.finalUrl ?? cited.href,
    title: best.title,
    outcome: outcome.kind,
    topic: read?.topic ?? null,
    linkClass: linkClassOf(best),
    hashes: evidence?.hashes ?? null,
    selectors:
      read === null || read.closest === null ? [] : (evidence?.selectors.slice(0, 1) ?? []),
    passage: read === null ? null : best.excerpt,
    details: detailsOf(best),
    via: reading?.via ?? null,
    readAt: reading === null ? null : toIsoTime(reading.readAt),
    checkedAt: toIsoTime(record.checkedAt),
    versions: record.versions,
  };
}

/** The selectors are in the order of the closest passage and then of the details that have a place. */
function detailsOf({ outcome, evidence, detailExcerpts }: ClaimSource): CardDetail[] {
  if (outcome.kind !== 'read') return [];
  let next = outcome.closest === null ? 0 : 1;
  return outcome.details.map(({ text, kind, found, at }, index) => ({
    text,
    kind,
    found,
    selector: at === null ? null : (evidence?.selectors[next++] ?? null),
    passage: detailExcerpts[index] ?? null,
  }));
}
