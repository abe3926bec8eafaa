import type { Tab } from './reader';

/** Empties every store of the database, so that a story finds only what it kept itself. */
export function clearStores(ourPage: Tab): Promise<void> {
  return ourPage.run(
    () =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('verbatim');
        request.onerror = failed;
        request.onsuccess = () => {
          const names = [...request.result.objectStoreNames];
          if (names.length === 0) return failed(new Error('The database should have its stores.'));
          const transaction = request.result.transaction(names, 'readwrite');
          for (const name of names) transaction.objectStore(name).clear();
          transaction.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
  );
}
