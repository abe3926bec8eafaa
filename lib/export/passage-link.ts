import type { CitationRecord } from '../model/record';
import { linkToPassage } from '../present/link-to-passage';
import { passageOfVerdict } from '../present/passage-of-verdict';
import { bestOf } from './best-of';

/** Address that opens the page at the words; null for anything that is no web address. */
export function passageLink(record: CitationRecord): string | null {
  const { reading, source, verdict, excerpt, page, otherForm } = bestOf(record.result);
  const cited = record.citation.sources[source] ?? record.citation.sources[0];
  // Of another form, made for programs, it is the cited page that people can read.
  const url = otherForm === undefined ? (reading?.finalUrl ?? cited.href) : cited.href;
  return linkToPassage(url, passageOfVerdict(verdict, excerpt), page);
}
