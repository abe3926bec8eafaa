import type { CitationRecord, ClaimRecord, EvidenceRecord } from '../model/record';
import { linkToPassage, type PassageInContext } from '../present/link-to-passage';
import { passageOfVerdict } from '../present/passage-of-verdict';
import { bestOf } from './best-of';

/** Address that opens the page at the words; null for anything that is no web address. */
export function passageLink(record: EvidenceRecord): string | null {
  const { reading, source, page, otherForm } = bestOf<Told>(record.result);
  const cited = record.citation.sources[source] ?? record.citation.sources[0];
  // Of another form, made for programs, it is the cited page that people can read.
  const url = otherForm === undefined ? (reading?.finalUrl ?? cited.href) : cited.href;
  const passage = 'kind' in record ? closestOf(record) : passageOf(record);
  return linkToPassage(url, passage, page);
}

type Told = Pick<
  (CitationRecord | ClaimRecord)['result']['bySource'][0],
  'reading' | 'source' | 'page' | 'otherForm'
>;

function passageOf({ result }: CitationRecord): PassageInContext | null {
  const { verdict, excerpt } = bestOf(result);
  return passageOfVerdict(verdict, excerpt);
}

function closestOf({ result }: ClaimRecord): PassageInContext | null {
  const { outcome, evidence } = bestOf(result);
  const closest =
    outcome.kind === 'read' && outcome.closest !== null ? evidence?.selectors[0] : undefined;
  if (closest === undefined) return null;
  const { exact, prefix, suffix } = closest.quote;
  return { before: prefix, text: exact, after: suffix, ambiguous: false };
}
