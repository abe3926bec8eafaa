import type { Tab } from './reader';

/** How many entries the extension keeps in each place that outlives the browser, by name. */
export function readDisk(ourPage: Tab): Promise<Record<string, number>> {
  return ourPage.run(async () => {
    const told = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const kept: Record<string, number> = {
      'storage.local': Object.keys(await verbatimApi.storage.local.get(null)).length,
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await told(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        kept[`${name}/${store}`] = await told(
          database.transaction(store).objectStore(store).count(),
        );
      database.close();
    }
    return kept;
  });
}
