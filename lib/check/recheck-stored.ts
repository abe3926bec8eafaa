import { extractText } from '../extract/extract-text';
import type { OpenPdf } from '../extract/open-pdf';
import type { SourceResult } from '../model/check-result';
import type { ClaimSource } from '../model/claim-result';
import type { CitationRecord, ClaimRecord } from '../model/record';
import type { Result } from '../model/result';
import type { Snapshot, SnapshotId } from '../model/snapshot';
import type { SourceText } from '../model/source-text';
import { indexSource } from '../verify/index-source';
import { claimJudge, type Judge, type Judged, quoteJudge } from './judge';
import type { LookAt } from './look-up-claim';
import { makeEvidence } from './make-evidence';
import { areComparable, readAsThen } from './read-as-then';
import { versions } from './versions';

export interface StoredTools {
  readSnapshot(id: SnapshotId): Promise<Result<Snapshot, 'missing' | 'damaged'>>;
  openPdf: OpenPdf | null;
}

/** Why the copy that a verdict rests on cannot support it now. */
export type StoredFault = 'no-copy' | 'missing' | 'damaged' | 'unreadable';

/** Checks a quote once more against the stored copy of one of its sources, without a network. */
export function recheckStored(
  { citation, versions: then }: Pick<CitationRecord, 'citation' | 'versions'>,
  before: SourceResult,
  tools: StoredTools,
): Promise<Result<SourceResult, StoredFault>> {
  return readCopyAgain(quoteJudge(citation.quoteText), then, before, tools);
}

/** Looks a cited sentence up once more in the stored copy of one of its sources. */
export function lookUpStored(
  { citation, versions: then }: Pick<ClaimRecord, 'citation' | 'versions'>,
  before: ClaimSource,
  tools: StoredTools & { readonly lookAt: LookAt },
): Promise<Result<ClaimSource, StoredFault>> {
  return readCopyAgain(claimJudge(citation.sentence, tools.lookAt), then, before, tools);
}

/**
 * The copy is damaged where its bytes have another digest, and also where the same extractor gives another
 * text: then what says how the bytes are to be read was changed. A reading that ended for want of time may give
 * another text the next time, and is not compared.
 */
async function readCopyAgain<R extends Judged>(
  { judge }: Judge<R>,
  then: CitationRecord['versions'],
  before: R,
  tools: StoredTools,
): Promise<Result<R, StoredFault>> {
  const { reading } = before;
  if (reading === null) return { ok: false, error: 'no-copy' };
  const stored = await tools.readSnapshot(reading.snapshot);
  if (!stored.ok) return stored;
  const extracted = await extractText(stored.value, { openPdf: tools.openPdf });
  if (!extracted.ok) return { ok: false, error: 'unreadable' };
  const isSameReader = then.extractor === versions.extractor;
  if (isSameReader && (await isOtherText(extracted.value, stored.value, before, tools)))
    return { ok: false, error: 'damaged' };
  const after = await judge(before.source, {
    kind: 'read',
    snapshot: stored.value,
    index: indexSource(extracted.value),
    reading: {
      ...reading,
      linkClass: reading.linkClass === 'moved' ? 'redirected' : reading.linkClass,
    },
  });
  return { ok: true, value: { ...before, ...after } };
}

async function isOtherText(
  read: SourceText,
  snapshot: Snapshot,
  { evidence, reading }: Judged,
  { openPdf }: StoredTools,
): Promise<boolean> {
  if (evidence === undefined || reading === null) return false;
  const isAsNow = evidence.charset === undefined;
  const now = isAsNow ? read : await readAsThen(snapshot, evidence, openPdf);
  if (now === null || !areComparable(evidence, now)) return false;
  const { hashes } = await makeEvidence(now, [], reading.snapshot);
  return hashes.text !== evidence.hashes.text;
}
