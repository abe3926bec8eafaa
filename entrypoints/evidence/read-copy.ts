import type { CopyState } from '../../components/evidence-record';
import type { EvidenceRecord } from '../../lib/model/record';
import type { Reading } from '../../lib/model/snapshot';
import { touchSnapshot } from '../../lib/store/read-evidence';
import { readSnapshot } from '../../lib/store/snapshots';

/**
 * Reads the copy behind the best verdict, digest and all, and says what became of it. What is said of a cited
 * sentence rests on all of its sources, so that one damaged copy damages the whole.
 */
export async function readCopy(record: EvidenceRecord): Promise<CopyState> {
  const { bySource, best } = record.result;
  const { reading } = bySource[best] ?? bySource[0];
  if ('kind' in record)
    for (const source of record.result.bySource)
      if (source.reading !== null && (await stateOf(source.reading)) === 'damaged')
        return 'damaged';
  return reading === null ? 'none' : stateOf(reading);
}

async function stateOf({ snapshot }: Reading): Promise<CopyState> {
  const read = await readSnapshot(snapshot);
  if (!read.ok) return read.error;
  await touchSnapshot(snapshot, Date.now());
  return 'kept';
}
