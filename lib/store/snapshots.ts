/** EDGE: snapshots, named by their content: written once, checked at every read. */
import type { Result } from '../model/result';
import type { Snapshot, SnapshotId } from '../model/snapshot';
import { digest } from './digest';
import { openDatabase, type StoredSnapshot } from './open-database';
import { pack, unpack } from './pack';
import { makingRoom } from './storage-bounds';

/**
 * Stores the snapshot unless these very bytes are there already; a copy that was damaged is none, and the same
 * bytes take its place. On a full disk older snapshots make room; where that is not enough, the check goes on
 * without a copy, and nothing else is lost.
 */
export async function saveSnapshot(snapshot: Snapshot): Promise<SnapshotId> {
  const id = await digest(snapshot.bytes);
  const known = await readSnapshot(id);
  const isDamaged = !known.ok && known.error === 'damaged';
  const packed = await pack(snapshot.bytes);
  const isSmaller = packed.length < snapshot.bytes.length;
  const stored: StoredSnapshot = isSmaller
    ? { ...snapshot, id, bytes: packed, packing: 'gzip', packed: await digest(packed) }
    : { ...snapshot, id };
  await makingRoom(stored.bytes.length, () => add(stored, isDamaged));
  return id;
}

async function add(stored: StoredSnapshot, isDamaged: boolean): Promise<void> {
  const { id, bytes, fetchedAt } = stored;
  const transaction = (await openDatabase()).transaction(['snapshots', 'uses'], 'readwrite');
  const [snapshots, uses] = [transaction.objectStore('snapshots'), transaction.objectStore('uses')];
  if (isDamaged) await snapshots.delete(id);
  const isKnown = (await snapshots.getKey(id)) !== undefined;
  const use = isKnown ? await uses.get(id) : undefined;
  if (!isKnown) await snapshots.add(stored);
  const sizeBytes = use?.sizeBytes ?? bytes.length;
  await uses.put({ id, sizeBytes, usedAt: Math.max(fetchedAt, use?.usedAt ?? 0) });
  await transaction.done;
}

export async function isStored(id: SnapshotId): Promise<boolean> {
  return (await (await openDatabase()).getKey('snapshots', id)) !== undefined;
}

/** Reads a snapshot back. Bytes that no longer have their digest never support a verdict. */
export async function readSnapshot(
  id: SnapshotId,
): Promise<Result<Snapshot, 'missing' | 'damaged'>> {
  const stored = await (await openDatabase()).get('snapshots', id);
  if (stored === undefined) return { ok: false, error: 'missing' };
  const { id: _, packing, packed, ...snapshot } = stored;
  if (packed !== undefined && (await digest(stored.bytes)) !== packed)
    return { ok: false, error: 'damaged' };
  const bytes = packing === 'gzip' ? await unpack(stored.bytes) : stored.bytes;
  if (bytes === null || (await digest(bytes)) !== id) return { ok: false, error: 'damaged' };
  return { ok: true, value: { ...snapshot, bytes } };
}
