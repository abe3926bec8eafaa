import type { ZipEntry } from './list-entries';

export interface Unpacked {
  readonly text: string;
  readonly isWhole: boolean;
}

/**
 * Unpacks as it reads and stops at `limitBytes`, whatever size the archive claims: a bomb costs no
 * more than the limit. A stream that breaks gives what came before.
 */
export async function unpack(entry: ZipEntry, limitBytes: number): Promise<Unpacked> {
  const { bytes } = entry;
  if (!entry.isDeflated) {
    const text = new TextDecoder().decode(bytes.subarray(0, limitBytes));
    return { text, isWhole: bytes.length <= limitBytes };
  }
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  const reader = packed.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const next = await reader.read().catch(() => null);
    if (next === null) return { text: text + decoder.decode(), isWhole: false };
    if (next.done) return { text: text + decoder.decode(), isWhole: true };
    const left = limitBytes - size;
    size += next.value.length;
    text += decoder.decode(next.value.subarray(0, left), { stream: true });
    if (size <= limitBytes) continue;
    // Only the bytes in hand count; ending the stream may itself fail.
    await reader.cancel().catch(() => null);
    return { text, isWhole: false };
  }
}
