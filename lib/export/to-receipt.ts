import type { EvidenceRecord } from '../model/record';
import type { Wording } from '../present/wording';
import { writeClaimReceipt } from '../present/write-claim-receipt';
import { writeReceipt } from '../present/write-receipt';
import { bestOf } from './best-of';

/** The receipt of a kept check, in the words of the card. */
export function toReceipt(record: EvidenceRecord, wording: Wording): string {
  if ('kind' in record) return writeClaimReceipt(record, wording);
  return writeReceipt(record.citation, bestOf(record.result), record.checkedAt, wording);
}
