import type { Tab } from './reader';

/**
 * Everything the extension keeps in each place that outlives the browser, by the name of the place, as a
 * digest of what stands there: an entry that is changed is seen like one that is added.
 */
export function readDisk(ourPage: Tab): Promise<Record<string, string>> {
  return ourPage.run(async () => {
    const told = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const plain = (_key: string, value: unknown): unknown =>
      value instanceof Uint8Array ? [...value] : value;
    const summed = async (entries: readonly unknown[]): Promise<string> => {
      const bytes = new TextEncoder().encode(JSON.stringify(entries, plain));
      const digest = await crypto.subtle.digest('SHA-256', bytes);
      return `${entries.length} of ${[...new Uint8Array(digest)].join(' ')}`;
    };
    const local = Object.entries(await verbatimApi.storage.local.get(null)).sort();
    const kept: Record<string, string> = {
      'storage.local': await summed(local),
      localStorage: await summed(Object.entries(localStorage).sort()),
      caches: await summed(await caches.keys()),
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await told(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([
          told(entries.getAllKeys()),
          told(entries.getAll()),
        ]);
        kept[`${name}/${store}`] = await summed(values.map((value, at) => [keys[at], value]));
      }
      database.close();
    }
    return kept;
  });
}
