import type { CitationRecord, ClaimRecord } from '../model/record';
import type { LinkClass } from '../model/verdict';

type AnySource = (CitationRecord | ClaimRecord)['result']['bySource'][0];

/** The class of the link, also of one that gave no reading; null where no address was asked. */
export function linkClassOf(source: AnySource): LinkClass | null {
  const { reading } = source;
  if (reading !== null) return reading.linkClass;
  const outcome = 'outcome' in source ? source.outcome : source.verdict;
  const isOfLink = outcome.kind === 'could-not-check' && outcome.why.kind === 'link';
  return isOfLink ? outcome.why.class : null;
}
