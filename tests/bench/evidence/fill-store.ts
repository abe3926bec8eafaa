import type { CitationRecord } from '../../../lib/model/record';
import { seal } from '../../../lib/model/seal';
import { clearStores } from '../../support/clear-stores';
import { writeKept } from '../../support/kept-rows';
import type { Tab } from '../../support/reader';

export interface Filling {
  readonly records: number;
  readonly snapshots: number;
}

const WORDS =
  'harbour lantern mortar tide survey granite ferry ledger winter outfall district beacon'.split(
    ' ',
  );

/** Rows told to the browser at once. */
const PIECE = 1_000;

/** Empties the store and fills it with so many records and copies, as if each quote had been checked. */
export async function fillStore(
  ourPage: Tab,
  template: CitationRecord,
  { records, snapshots }: Filling,
): Promise<void> {
  await clearStores(ourPage);
  await writeCopies(ourPage, snapshots);
  for (let at = 0; at < records; at += PIECE) {
    const piece = Array.from({ length: Math.min(PIECE, records - at) }, (_, more) => at + more);
    await writeKept(
      ourPage,
      'records',
      piece.map((number) => seal(recordAt(number, template, snapshots))),
    );
    const pins = piece.filter((number) => number % 50 === 0).map(pinAt);
    await writeKept(
      ourPage,
      'entries',
      pins.map((pin) => seal(pin)),
    );
  }
}

const idOf = (at: number): `sha256:${string}` => `sha256:${at.toString(16).padStart(64, '0')}`;

function recordAt(at: number, template: CitationRecord, snapshots: number): CitationRecord {
  const [one, two] = [WORDS[at % WORDS.length], WORDS[(at * 7) % WORDS.length]];
  const quoteText = `${template.citation.quoteText}, the ${one} and the ${two} of ${at}`;
  const citation = { ...template.citation, key: `key-${at}`, quoteText };
  return {
    ...template,
    ...{ id: `r-${at}`, citation, snapshots: [idOf(at % snapshots)] },
    checkedAt: 1_760_000_000_000 + at * 60_000,
  };
}

const pinAt = (at: number): object => ({
  ...{ id: `e-${at}`, kind: 'pin', record: `r-${at}`, at, pinned: true },
});

/** Bytes cannot be told to a browser as such, so they are made there. */
async function writeCopies(ourPage: Tab, snapshots: number): Promise<void> {
  const ids = Array.from({ length: snapshots }, (_, at) => idOf(at));
  await writeKept(
    ourPage,
    'uses',
    ids.map((id, at) => ({ id, sizeBytes: 20_000, usedAt: at })),
  );
  await ourPage.run(
    (all) =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('verbatim');
        request.onerror = failed;
        request.onsuccess = () => {
          const transaction = request.result.transaction('snapshots', 'readwrite');
          for (const [at, id] of all.entries()) {
            const bytes = new Uint8Array(20_000).fill(at & 255);
            const page = { requestedUrl: '', finalUrl: '', mediaType: 'text/plain', status: 200 };
            const rest = { ...page, headers: {}, charset: null, via: 'network', fetchedAt: at };
            transaction.objectStore('snapshots').add({ id, bytes, ...rest });
          }
          transaction.onerror = failed;
          transaction.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    ids,
  );
}
