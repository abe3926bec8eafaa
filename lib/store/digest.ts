import type { SnapshotId } from '../model/snapshot';

/** The name under which bytes are stored: their SHA-256. */
export async function digest(bytes: Uint8Array): Promise<SnapshotId> {
  const hash = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `sha256:${hex}`;
}
