/** What was read of a body: never more than the limit, and whether there was more. */
export interface ReadBody {
  readonly bytes: Uint8Array;
  readonly truncated: boolean;
}

/**
 * Reads at most so many decoded bytes and then hangs up, so that neither an endless body nor a
 * compressed bomb can fill the memory. A body that breaks off after some bytes is `truncated`; one
 * that breaks off before the first byte throws. How many, is asked with the first of them: servers send
 * PDFs under any type.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  limitFor: (start: Uint8Array) => number,
): Promise<ReadBody> {
  if (body === null) return { bytes: new Uint8Array(), truncated: false };
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let limitBytes = 0;
  while (size <= limitBytes) {
    const next = await reader.read().catch((error: unknown) => {
      if (size === 0) throw error;
      return null;
    });
    if (next === null) return { bytes: join(chunks, size), truncated: true };
    if (next.done) return { bytes: join(chunks, size), truncated: false };
    if (size === 0) limitBytes = limitFor(next.value);
    chunks.push(next.value);
    size += next.value.length;
  }
  // Hanging up may itself fail; the bytes in hand are what counts.
  await reader.cancel().catch(() => null);
  return { bytes: join(chunks, size).slice(0, limitBytes), truncated: true };
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
