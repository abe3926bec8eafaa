import type { CopyState } from '../../components/evidence-record';
import type { CitationRecord } from '../../lib/model/record';
import { touchSnapshot } from '../../lib/store/read-evidence';
import { readSnapshot } from '../../lib/store/snapshots';

/** Reads the copy behind the best verdict, digest and all, and says what became of it. */
export async function readCopy({ result }: CitationRecord): Promise<CopyState> {
  const { reading } = result.bySource[result.best] ?? result.bySource[0];
  if (reading === null) return 'none';
  const read = await readSnapshot(reading.snapshot);
  if (!read.ok) return read.error;
  await touchSnapshot(reading.snapshot, Date.now());
  return 'kept';
}
