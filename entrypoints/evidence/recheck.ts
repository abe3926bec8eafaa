import { bestLook } from '../../lib/check/best-look';
import { bestVerdict } from '../../lib/check/best-verdict';
import {
  lookUpStored,
  recheckStored,
  type StoredFault,
  type StoredTools,
} from '../../lib/check/recheck-stored';
import { claimVersions, versions } from '../../lib/check/versions';
import type { SourceResult } from '../../lib/model/check-result';
import type { ClaimSource } from '../../lib/model/claim-result';
import {
  type CitationRecord,
  type ClaimRecord,
  type EvidenceRecord,
  isWholeRecord,
} from '../../lib/model/record';
import type { NonEmpty, Result } from '../../lib/model/result';
import { addRecord, readRecord } from '../../lib/store/records';
import { readSnapshot } from '../../lib/store/snapshots';
import { runChecks } from './run-checks';

/** Checks a quote, or looks a sentence up, on the live page; the background's queue does it. Null: it came to nothing. */
export async function recheckLive({
  citation,
  metOn,
}: EvidenceRecord): Promise<EvidenceRecord | null> {
  const steps = { tell: () => undefined, isStopped: () => false };
  const [id] = await runChecks([{ citations: [citation], metOn }], steps);
  const record = id === undefined ? null : await readRecord(id);
  return record !== null && isWholeRecord(record) ? record : null;
}

const tools: StoredTools = {
  readSnapshot,
  openPdf: async (bytes) => (await import('../../lib/extract/open-pdf-browser')).openPdf(bytes),
};

type Fault = Exclude<StoredFault, 'no-copy'>;

/** Reads the stored copy again and keeps what that gives as a record of its own; or names the fault. */
export async function recheckCopy(record: EvidenceRecord): Promise<EvidenceRecord | Fault> {
  const read = await ('kind' in record ? lookAgain(record) : checkAgain(record));
  if (!read.ok) return read.error === 'no-copy' ? 'missing' : read.error;
  const again: EvidenceRecord = {
    ...read.value,
    id: crypto.randomUUID(),
    readFrom: 'store',
    checkedAt: Date.now(),
  };
  await addRecord(again);
  return again;
}

async function checkAgain(record: CitationRecord): Promise<Result<CitationRecord, StoredFault>> {
  const { result } = record;
  const before = result.bySource[result.best] ?? result.bySource[0];
  const read = await recheckStored(record, before, tools);
  if (!read.ok) return read;
  const bySource = result.bySource.map((one) =>
    one === before ? read.value : one,
  ) as unknown as NonEmpty<SourceResult>;
  const now = { ...result, bySource, best: bestVerdict(bySource) };
  return { ok: true, value: { ...record, result: now, versions } };
}

/**
 * Every source whose copy is there: what is said of a sentence rests on all of them. Of one without a copy what
 * was known before is kept, unless it is the one that has most of the details.
 */
async function lookAgain(record: ClaimRecord): Promise<Result<ClaimRecord, StoredFault>> {
  const { result } = record;
  const { lookAtSentence } = await import('../../lib/check/look-at-text');
  const looking = {
    ...tools,
    lookAt: async (...of: Parameters<typeof lookAtSentence>) => lookAtSentence(...of),
  };
  const looks: ClaimSource[] = [];
  for (const [index, before] of result.bySource.entries()) {
    const read = await lookUpStored(record, before, looking);
    if (!read.ok && (index === result.best || read.error === 'damaged')) return read;
    looks.push(read.ok ? read.value : before);
  }
  const bySource = looks as unknown as NonEmpty<ClaimSource>;
  const now = { ...result, bySource, best: bestLook(bySource) };
  return { ok: true, value: { ...record, result: now, versions: claimVersions } };
}
