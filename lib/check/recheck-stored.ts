import { extractText } from '../extract/extract-text';
import type { OpenPdf } from '../extract/open-pdf';
import type { SourceResult } from '../model/check-result';
import type { CitationRecord } from '../model/record';
import type { Result } from '../model/result';
import type { Snapshot, SnapshotId } from '../model/snapshot';
import { indexSource } from '../verify/index-source';
import { checkSource } from './check-source';
import { versions } from './versions';

export interface StoredTools {
  readSnapshot(id: SnapshotId): Promise<Result<Snapshot, 'missing' | 'damaged'>>;
  openPdf: OpenPdf | null;
}

/** Why the copy that a verdict rests on cannot support it now. */
export type StoredFault = 'no-copy' | 'missing' | 'damaged' | 'unreadable';

/**
 * Checks a quote once more against the stored copy of one of its sources, without a network. The copy is
 * damaged where its bytes have another digest, and also where the same extractor gives another text: then what
 * says how the bytes are to be read was changed.
 */
export async function recheckStored(
  { citation, versions: then }: Pick<CitationRecord, 'citation' | 'versions'>,
  before: SourceResult,
  tools: StoredTools,
): Promise<Result<SourceResult, StoredFault>> {
  const { reading } = before;
  if (reading === null) return { ok: false, error: 'no-copy' };
  const stored = await tools.readSnapshot(reading.snapshot);
  if (!stored.ok) return stored;
  const extracted = await extractText(stored.value, { openPdf: tools.openPdf });
  if (!extracted.ok) return { ok: false, error: 'unreadable' };
  const after = await checkSource(citation.quoteText, before.source, {
    kind: 'read',
    snapshot: stored.value,
    index: indexSource(extracted.value),
    reading: {
      ...reading,
      linkClass: reading.linkClass === 'moved' ? 'redirected' : reading.linkClass,
    },
  });
  const isOtherText = textOf(before) !== null && textOf(before) !== textOf(after);
  if (isOtherText && then.extractor === versions.extractor) return { ok: false, error: 'damaged' };
  return { ok: true, value: { ...before, ...after } };
}

const textOf = ({ evidence }: SourceResult): string | null => evidence?.hashes.text ?? null;
