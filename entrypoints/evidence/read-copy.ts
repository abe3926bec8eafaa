import type { CopyState } from '../../components/evidence-record';
import { holdsText, type Kept } from '../../lib/check/holds-text';
import type { EvidenceRecord } from '../../lib/model/record';
import { touchSnapshot } from '../../lib/store/read-evidence';
import { readSnapshot } from '../../lib/store/snapshots';

/**
 * Reads the copy behind the best verdict, digest and all, holds what the record says of its text against it, and
 * says what became of it. What is said of a cited sentence rests on all of its sources, so that one damaged copy
 * damages the whole.
 */
export async function readCopy(record: EvidenceRecord): Promise<CopyState> {
  const { bySource, best } = record.result;
  const { extractor } = record.versions;
  if ('kind' in record)
    for (const source of record.result.bySource)
      if ((await stateOf(source, extractor)) === 'damaged') return 'damaged';
  return stateOf(bySource[best] ?? bySource[0], extractor);
}

async function stateOf(source: Kept, extractor: string): Promise<CopyState> {
  if (source.reading === null) return 'none';
  const { snapshot } = source.reading;
  const read = await readSnapshot(snapshot);
  if (!read.ok) return read.error;
  const holds = await holdsText(source, read.value, extractor, async (bytes) =>
    (await import('../../lib/extract/open-pdf-browser')).openPdf(bytes),
  );
  if (!holds) return 'damaged';
  await touchSnapshot(snapshot, Date.now());
  return 'kept';
}
