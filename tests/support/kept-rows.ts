import type { Tab } from './reader';

/** What the extension's database holds under these names, as a story puts things there or looks at them. */
export type KeptRow = Readonly<Record<string, unknown>> & { readonly id: string };

type StoreName = 'records' | 'entries' | 'snapshots' | 'uses';

export function readKept(ourPage: Tab, name: StoreName): Promise<KeptRow[]> {
  return ourPage.run(
    (store) =>
      new Promise<KeptRow[]>((done, failed) => {
        const request = indexedDB.open('verbatim');
        request.onerror = failed;
        request.onsuccess = () => {
          const all = request.result.transaction(store).objectStore(store).getAll();
          all.onerror = failed;
          all.onsuccess = () => {
            request.result.close();
            done(all.result);
          };
        };
      }),
    name,
  );
}

/** Puts rows there as they are: what is to be taken for a record that was kept, the caller seals. */
export function writeKept(ourPage: Tab, name: StoreName, rows: readonly object[]): Promise<void> {
  return ourPage.run(
    (store, all) =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('verbatim');
        request.onerror = failed;
        request.onsuccess = () => {
          const transaction = request.result.transaction(store, 'readwrite');
          for (const row of all) transaction.objectStore(store).put(row);
          transaction.onerror = failed;
          transaction.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    name,
    rows,
  );
}
