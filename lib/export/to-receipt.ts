import type { CitationRecord } from '../model/record';
import { describeVerdict } from '../present/describe-verdict';
import { describeDate } from '../present/describe-when';
import type { Wording } from '../present/wording';
import { bestOf } from './best-of';
import { passageLink } from './passage-link';

/** Quote, verdict, link and day in a few plain lines, to paste beside a claim. */
export function toReceipt(record: CitationRecord, { say, locale }: Wording): string {
  const { verdict } = bestOf(record.result);
  const quote = record.citation.quoteText.replace(/\s+/g, ' ').trim();
  const { title } = describeVerdict(verdict, record.result.moreSources, { say, locale });
  return [
    `${say('quotationOpen')}${quote}${say('quotationClose')}`,
    `${title} (Verbatim, ${describeDate(record.checkedAt, locale)})`,
    ...[passageLink(record)].filter((link) => link !== null),
  ].join('\n');
}
