import type { CitationRecord } from '../model/record';
import type { Wording } from '../present/wording';
import { writeReceipt } from '../present/write-receipt';
import { bestOf } from './best-of';

/** The receipt of a kept check, in the words of the card. */
export function toReceipt(record: CitationRecord, wording: Wording): string {
  return writeReceipt(record.citation, bestOf(record.result), record.checkedAt, wording);
}
