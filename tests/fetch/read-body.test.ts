import { describe, expect, it } from 'vitest';
import { readBody } from '../../lib/fetch/read-body';

function bodyOf(
  chunks: readonly (string | Error)[],
  onCancel = () => undefined,
): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      const next = chunks[at++];
      if (next === undefined) controller.close();
      else if (next instanceof Error) controller.error(next);
      else controller.enqueue(new TextEncoder().encode(next));
    },
    cancel: onCancel,
  });
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('a body', () => {
  it('is read whole below the limit', async () => {
    const { bytes, truncated } = await readBody(bodyOf(['one ', 'two']), () => 100);
    expect([text(bytes), truncated]).toEqual(['one two', false]);
  });

  it('exactly at the limit is whole', async () => {
    const { bytes, truncated } = await readBody(bodyOf(['1234']), () => 4);
    expect([text(bytes), truncated]).toEqual(['1234', false]);
  });

  it('above the limit is cut there, and the connection is hung up', async () => {
    let cancelled = false;
    const endless = bodyOf(Array(1000).fill('12345'), () => {
      cancelled = true;
      return undefined;
    });
    const { bytes, truncated } = await readBody(endless, () => 12);
    expect([text(bytes), truncated, cancelled]).toEqual(['123451234512', true, true]);
    expect(bytes.buffer.byteLength).toBe(12);
  });

  it('that breaks off in the middle is kept as cut', async () => {
    const { bytes, truncated } = await readBody(bodyOf(['half', new Error('reset')]), () => 100);
    expect([text(bytes), truncated]).toEqual(['half', true]);
  });

  it('that breaks off before the first byte is a failure', async () => {
    await expect(readBody(bodyOf([new Error('reset')]), () => 100)).rejects.toThrow('reset');
  });

  it('that is missing is empty', async () => {
    expect(await readBody(null, () => 100)).toEqual({ bytes: new Uint8Array(), truncated: false });
  });
});
