import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readCopy } from '../../entrypoints/evidence/read-copy';
import type { CitationRecord } from '../../lib/model/record';
import { clearAll } from '../../lib/store/change-evidence';
import { openDatabase } from '../../lib/store/open-database';
import { saveSnapshot } from '../../lib/store/snapshots';
import { FILLER, recordOf, snapshotOf } from '../support/record-of';

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';
const TEXT = `🌊 In short, ${QUOTE}. ${FILLER}`;
const record = await recordOf(QUOTE, TEXT);

beforeEach(async () => {
  fakeBrowser.reset();
  await clearAll();
  await saveSnapshot(snapshotOf(TEXT));
});

/** The record with another value at a path into its one source. */
function changed(path: readonly (string | number)[], change: (old: unknown) => unknown) {
  const copy = structuredClone(record) as CitationRecord;
  let at: unknown = copy.result.bySource[0];
  for (const key of path.slice(0, -1)) at = (at as Record<string | number, unknown>)[key];
  const holder = at as Record<string | number, unknown>;
  const last = path.at(-1)!;
  holder[last] = change(holder[last]);
  return copy;
}

const flip = (old: unknown): unknown => {
  if (typeof old === 'number') return old ^ 1;
  const text = String(old);
  const middle = Math.floor(text.length / 2);
  const other = text[middle] === 'a' ? 'b' : 'a';
  return text.slice(0, middle) + other + text.slice(middle + 1);
};

describe('a check in full view', () => {
  it('rests on its copy when both are as they were stored', async () => {
    expect(await readCopy(record)).toBe('kept');
  });

  const FIELDS: readonly (readonly (string | number)[])[] = [
    ['evidence', 'hashes', 'raw'],
    ['evidence', 'hashes', 'text'],
    ['evidence', 'hashes', 'norm'],
    ['excerpt', 'text'],
    ['excerpt', 'start'],
    ['evidence', 'selectors', 0, 'quote', 'exact'],
    ['evidence', 'selectors', 0, 'quote', 'prefix'],
    ['evidence', 'selectors', 0, 'quote', 'suffix'],
    ['evidence', 'selectors', 0, 'position', 'start'],
    ['evidence', 'selectors', 0, 'position', 'end'],
    ['evidence', 'selectors', 0, 'codePoints', 'start'],
    ['evidence', 'selectors', 0, 'codePoints', 'end'],
  ];
  it.each(FIELDS.map((path) => ({ path, name: path.join('.') })))(
    'names a record whose $name was changed',
    async ({ path }) => {
      expect(await readCopy(changed(path, flip))).toBe('damaged');
    },
  );

  it('finds no copy under an id that was changed', async () => {
    expect(await readCopy(changed(['reading', 'snapshot'], flip))).toBe('missing');
  });

  it('names a copy of which any byte was changed', async () => {
    const database = await openDatabase();
    const [stored] = await database.getAll('snapshots');
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: stored!.bytes.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, bits) => {
          const bytes = stored!.bytes.slice();
          bytes[at]! ^= bits;
          await database.put('snapshots', { ...stored!, bytes });
          expect(await readCopy(record)).toBe('damaged');
        },
      ),
      { numRuns: 60 },
    );
    for (let at = 0; at < 10; at++) {
      const bytes = stored!.bytes.slice();
      bytes[at]! ^= 255;
      await database.put('snapshots', { ...stored!, bytes });
      expect([at, await readCopy(record)]).toEqual([at, 'damaged']);
    }
  });

  it('names a copy of which it was changed how its bytes are to be read', async () => {
    const database = await openDatabase();
    const [stored] = await database.getAll('snapshots');
    await database.put('snapshots', { ...stored!, mediaType: 'image/png' });
    expect(await readCopy(record)).toBe('damaged');
  });
});
