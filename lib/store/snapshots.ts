/** EDGE: snapshots, named by their content: written once, checked at every read. */
import type { Result } from '../model/result';
import type { Snapshot, SnapshotId } from '../model/snapshot';
import { digest } from './digest';
import { openDatabase } from './open-database';

/** Stores the snapshot unless these very bytes are there already. */
export async function saveSnapshot(snapshot: Snapshot): Promise<SnapshotId> {
  const id = await digest(snapshot.bytes);
  const transaction = (await openDatabase()).transaction('snapshots', 'readwrite');
  if ((await transaction.store.getKey(id)) === undefined) {
    await transaction.store.add({ ...snapshot, id });
  }
  await transaction.done;
  return id;
}

/** Reads a snapshot back. Bytes that no longer have their digest never support a verdict. */
export async function readSnapshot(
  id: SnapshotId,
): Promise<Result<Snapshot, 'missing' | 'damaged'>> {
  const stored = await (await openDatabase()).get('snapshots', id);
  if (stored === undefined) return { ok: false, error: 'missing' };
  if ((await digest(stored.bytes)) !== id) return { ok: false, error: 'damaged' };
  const { id: _, ...snapshot } = stored;
  return { ok: true, value: snapshot };
}
