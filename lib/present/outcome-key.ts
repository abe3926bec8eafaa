import type { EvidenceRecord } from '../model/record';
import { claimResultState, missingDetails } from './claim-state';

/** What a check came to, so that two of them can be told to have come to the same. */
export function outcomeKey(record: EvidenceRecord): string {
  if (!('kind' in record)) {
    const { bySource, best } = record.result;
    return (bySource[best] ?? bySource[0]).verdict.kind;
  }
  const missing = missingDetails(record.result).map(({ text }) => text);
  return [claimResultState(record.result), ...missing].join('\n');
}

/** Whether a check came to nothing for want of a page that could be read. */
export function isUnread(record: EvidenceRecord): boolean {
  return outcomeKey(record) === 'could-not-check';
}

/** Whether what a check came to can be held against another: of a sentence every source was read. */
export function isReadWhole(record: EvidenceRecord): boolean {
  if ('kind' in record && claimResultState(record.result) === 'partly') return false;
  return !isUnread(record);
}
