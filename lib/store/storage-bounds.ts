/** EDGE: how much may be kept. Records stay; the snapshots used longest ago leave first, pinned ones never. */
import type { SnapshotId } from '../model/snapshot';
import { openDatabase, type SnapshotUse } from './open-database';
import { pinnedSnapshots } from './pinned-records';

export interface Bounds {
  readonly limitBytes: number;
  /** Days that a snapshot is kept after its last use; null: without end. */
  readonly keepDays: number | null;
}

const DAY_MS = 24 * 60 * 60_000;

/** Removes what is beyond the bounds, in one transaction; gives how many snapshots left. */
export async function keepWithin({ limitBytes, keepDays }: Bounds, now: number): Promise<number> {
  const oldest = keepDays === null ? 0 : now - keepDays * DAY_MS;
  return removeWhile((use, usedBytes) => usedBytes > limitBytes || use.usedAt < oldest);
}

/** Writes; on a full disk makes room for some bytes and writes once more. False: there is no room. */
export async function makingRoom(bytes: number, write: () => Promise<void>): Promise<boolean> {
  if (await fits(write)) return true;
  await removeWhile((_use, _usedBytes, freedBytes) => freedBytes <= 2 * bytes);
  return fits(write);
}

async function fits(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if ((error as { name?: unknown }).name !== 'QuotaExceededError') throw error;
    return false;
  }
}

async function removeWhile(
  isDue: (use: SnapshotUse, usedBytes: number, freedBytes: number) => boolean,
): Promise<number> {
  const stores = ['snapshots', 'uses', 'entries', 'records'] as const;
  const transaction = (await openDatabase()).transaction(stores, 'readwrite');
  const uses = await transaction.objectStore('uses').index('byUse').getAll();
  const allBytes = sumOf(uses);
  let freedBytes = 0;
  let pinned: ReadonlySet<SnapshotId> | null = null;
  let removed = 0;
  for (const use of uses) {
    if (!isDue(use, allBytes - freedBytes, freedBytes)) break;
    pinned ??= await pinnedSnapshots(transaction);
    if (pinned.has(use.id)) continue;
    await transaction.objectStore('snapshots').delete(use.id);
    await transaction.objectStore('uses').delete(use.id);
    freedBytes += use.sizeBytes;
    removed++;
  }
  await transaction.done;
  return removed;
}

/** Bytes that stored snapshots take. */
export async function readUsedBytes(): Promise<number> {
  return sumOf(await (await openDatabase()).getAll('uses'));
}

const sumOf = (uses: readonly SnapshotUse[]): number =>
  uses.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
