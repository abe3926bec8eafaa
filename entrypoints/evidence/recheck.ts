import { bestVerdict } from '../../lib/check/best-verdict';
import { recheckStored } from '../../lib/check/recheck-stored';
import { versions } from '../../lib/check/versions';
import type { SourceResult } from '../../lib/model/check-result';
import type { CitationRecord } from '../../lib/model/record';
import type { NonEmpty } from '../../lib/model/result';
import { addRecord, readQuoteRecord } from '../../lib/store/records';
import { readSnapshot } from '../../lib/store/snapshots';
import { runChecks } from './run-checks';

/** Checks the quote on the live page; the background's queue does it. Null: it came to nothing. */
export async function recheckLive({
  citation,
  metOn,
}: CitationRecord): Promise<CitationRecord | null> {
  const steps = { tell: () => undefined, isStopped: () => false };
  const [id] = await runChecks([{ citations: [citation], metOn }], steps);
  return id === undefined ? null : readQuoteRecord(id);
}

/** Reads the stored copy again and keeps what that gives as a record of its own; or names the fault. */
export async function recheckCopy(
  record: CitationRecord,
): Promise<CitationRecord | 'damaged' | 'missing' | 'unreadable'> {
  const { result } = record;
  const before = result.bySource[result.best] ?? result.bySource[0];
  const read = await recheckStored(record, before, {
    readSnapshot,
    openPdf: async (bytes) => (await import('../../lib/extract/open-pdf-browser')).openPdf(bytes),
  });
  if (!read.ok) return read.error === 'no-copy' ? 'missing' : read.error;
  const bySource = result.bySource.map((one) =>
    one === before ? read.value : one,
  ) as unknown as NonEmpty<SourceResult>;
  const again: CitationRecord = {
    ...record,
    id: crypto.randomUUID(),
    result: { ...result, bySource, best: bestVerdict(bySource) },
    versions,
    readFrom: 'store',
    checkedAt: Date.now(),
  };
  await addRecord(again);
  return again;
}
