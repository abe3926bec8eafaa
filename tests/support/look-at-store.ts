import type { Tab } from './reader';

export interface StoreView {
  /** The quotes of the records, in their order. */
  readonly quotes: readonly string[];
  readonly snapshots: number;
  readonly entries: number;
  readonly jobs: number;
  /** What is not whole, in words: half a record, a copy without its size, bytes that have another digest. */
  readonly faults: readonly string[];
}

/** Reads the whole database from one of our own pages, and names whatever does not fit together. */
export function lookAtStore(ourPage: Tab): Promise<StoreView> {
  return ourPage.run(async () => {
    const told = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const database = await told(indexedDB.open('verbatim'));
    const names = ['records', 'snapshots', 'uses', 'entries', 'jobs'];
    const transaction = database.transaction(names);
    const [records, snapshots, uses, entries, jobs] = await Promise.all(
      names.map((name) => told(transaction.objectStore(name).getAll())),
    );
    database.close();
    const faults: string[] = [];
    const sizes = new Map(uses!.map(({ id, sizeBytes }) => [id, sizeBytes]));
    for (const { id, bytes, packing } of snapshots!) {
      if (sizes.get(id) !== bytes.length) faults.push(`${id} is counted as ${sizes.get(id)} bytes`);
      sizes.delete(id);
      const stream = new Blob([bytes]).stream();
      const plain = packing ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
      const hash = await crypto.subtle.digest('SHA-256', await new Response(plain).arrayBuffer());
      const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0'));
      if (`sha256:${hex.join('')}` !== id) faults.push(`${id} has other bytes`);
    }
    for (const id of sizes.keys()) faults.push(`${id} is counted and not there`);
    for (const { id, result, snapshots: named } of records!) {
      const read = result.bySource.flatMap((one: { reading: { snapshot: string } | null }) =>
        one.reading === null ? [] : [one.reading.snapshot],
      );
      if (String(read) !== String(named)) faults.push(`record ${id} names other copies`);
    }
    const known = new Set(records!.map(({ id }) => id));
    for (const { id, record } of entries!)
      if (!known.has(record)) faults.push(`entry ${id} is about no record`);
    return {
      quotes: records!.map(({ citation }) => citation.quoteText),
      snapshots: snapshots!.length,
      entries: entries!.length,
      jobs: jobs!.length,
      faults,
    };
  });
}
