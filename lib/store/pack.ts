/** Packed bytes as they lie in the store. */
export async function pack(bytes: Uint8Array): Promise<Uint8Array> {
  return through(bytes, new CompressionStream('gzip'));
}

/** Null where they are damaged: what cannot be unpacked is not what was stored. */
export async function unpack(packed: Uint8Array): Promise<Uint8Array | null> {
  return through(packed, new DecompressionStream('gzip')).catch(() => null);
}

async function through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const part = bytes as Uint8Array<ArrayBuffer>;
  return new Uint8Array(
    await new Response(new Blob([part]).stream().pipeThrough(stream)).arrayBuffer(),
  );
}
