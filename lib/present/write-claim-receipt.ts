import type { ClaimRecord } from '../model/record';
import { claimWording } from './claim-wording';
import { describeClaim } from './describe-claim';
import { describeClaimSource } from './describe-claim-source';
import { describeDate } from './describe-when';
import { listDetails } from './list-details';
import { lookOfRecord } from './look-of-record';
import { withoutOverrides } from './safe-words';
import type { Wording } from './wording';

/** What was looked for and what came of it, day and link, in a few plain lines to paste beside a sentence. */
export function writeClaimReceipt(record: ClaimRecord, plain: Wording): string {
  const wording = claimWording(plain);
  const { citation, result } = record;
  const { title, sentence } = describeClaim(lookOfRecord(record), wording);
  const best = result.bySource[result.best] ?? result.bySource[0];
  const { unreadable, href } = describeClaimSource(citation, best, wording);
  const lines = [
    withoutOverrides(citation.sentence).replace(/\s+/g, ' ').trim(),
    `${title} (Verbatim, ${describeDate(record.checkedAt, wording.locale)})`,
    sentence,
    unreadable?.reason ?? null,
    ...listDetails(citation, result, wording).map(({ text, status }) => `– ${text}: ${status}`),
    href,
  ];
  return lines.filter((line) => line !== null).join('\n');
}
