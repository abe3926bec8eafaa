import type { CitationRecord } from '../../../lib/model/record';
import type { Tab } from '../../support/reader';

export interface Filling {
  readonly records: number;
  readonly snapshots: number;
}

const WORDS =
  'harbour lantern mortar tide survey granite ferry ledger winter outfall district beacon'.split(
    ' ',
  );

/** Empties the store and fills it with so many records and copies, as if each quote had been checked. */
export function fillStore(ourPage: Tab, template: CitationRecord, filling: Filling): Promise<void> {
  return ourPage.run(
    (record, { records, snapshots }, words) =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('verbatim');
        request.onerror = failed;
        request.onsuccess = () => {
          const names = [...request.result.objectStoreNames];
          const transaction = request.result.transaction(names, 'readwrite');
          const store = (name: string) => transaction.objectStore(name);
          for (const name of names) store(name).clear();
          const idOf = (at: number) => `sha256:${(at % snapshots).toString(16).padStart(64, '0')}`;
          for (let at = 0; at < snapshots; at++) {
            const bytes = new Uint8Array(20_000).fill(at & 255);
            const page = { requestedUrl: '', finalUrl: '', mediaType: 'text/plain', status: 200 };
            const rest = { ...page, headers: {}, charset: null, via: 'network', fetchedAt: at };
            store('snapshots').add({ id: idOf(at), bytes, ...rest });
            store('uses').add({ id: idOf(at), sizeBytes: bytes.length, usedAt: at });
          }
          for (let at = 0; at < records; at++) {
            const [one, two] = [words[at % words.length], words[(at * 7) % words.length]];
            const quoteText = `${record.citation.quoteText}, the ${one} and the ${two} of ${at}`;
            const citation = { ...record.citation, key: `key-${at}`, quoteText };
            const own = { id: `r-${at}`, citation, snapshots: [idOf(at)] };
            store('records').add({ ...record, ...own, checkedAt: 1_760_000_000_000 + at * 60_000 });
            if (at % 50 === 0) {
              const entry = { id: `e-${at}`, kind: 'pin', record: `r-${at}`, at, pinned: true };
              store('entries').add(entry);
            }
          }
          transaction.onerror = failed;
          transaction.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    template,
    filling,
    WORDS,
  );
}
