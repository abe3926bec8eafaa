import type { Snapshot } from '../../lib/model/snapshot';

/** A snapshot of these bytes or this UTF-8 text; what a row does not care about is ordinary. */
export function snapshotOf(body: Uint8Array | string, change: Partial<Snapshot> = {}): Snapshot {
  return {
    bytes: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    mediaType: 'text/html',
    charset: null,
    status: 200,
    headers: {},
    requestedUrl: 'https://weir.example/page',
    finalUrl: 'https://weir.example/page',
    via: 'network',
    fetchedAt: 0,
    ...change,
  };
}
