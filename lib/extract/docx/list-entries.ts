export interface ZipEntry {
  readonly name: string;
  /** Still packed. */
  readonly bytes: Uint8Array;
  readonly isDeflated: boolean;
  readonly isLocked: boolean;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** Longest comment behind the directory's end. */
const MAX_COMMENT = 65_535;
/** A document has some dozens of files. */
const MAX_ENTRIES = 10_000;

/**
 * The files of a ZIP archive by its directory, which stands at the end. Everything in it is a claim of
 * the file's maker: an entry that points outside is left out, and what none stands for gives none.
 */
export function listEntries(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return [];
  const count = Math.min(view.getUint16(end + 10, true), MAX_ENTRIES);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count && at + 46 <= bytes.length; i += 1) {
    if (view.getUint32(at, true) !== CENTRAL) break;
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const packed = packedBytes(view, bytes, at);
    if (packed !== null) entries.push({ name, ...packed });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - 22 - MAX_COMMENT);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return null;
}

/** What the directory's entry at `at` points to; null: nothing, or a packing that is not read. */
function packedBytes(view: DataView, bytes: Uint8Array, at: number): Omit<ZipEntry, 'name'> | null {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const size = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  if ((method !== 0 && method !== 8) || local + 30 > bytes.length) return null;
  if (view.getUint32(local, true) !== LOCAL) return null;
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return {
    bytes: bytes.subarray(start, start + size),
    isDeflated: method === 8,
    isLocked: (flags & 1) === 1,
  };
}
