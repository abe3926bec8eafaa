import type { Tab } from './reader';

/** A record as it lies in the store, as far as stories look into it. */
export interface StoredRecord {
  readonly citation: object;
  readonly metOn: object;
}

/** Every record that is kept, read from one of our own pages. */
export function readRecords(ourPage: Tab): Promise<StoredRecord[]> {
  return ourPage.run(
    () =>
      new Promise<StoredRecord[]>((done, failed) => {
        const request = indexedDB.open('verbatim');
        request.onerror = failed;
        request.onsuccess = () => {
          const all = request.result.transaction('records').objectStore('records').getAll();
          all.onsuccess = () => {
            request.result.close();
            done(all.result);
          };
        };
      }),
  );
}
