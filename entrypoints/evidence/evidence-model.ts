import { computed, signal } from '@preact/signals-core';
import type { CopyState } from '../../components/evidence-record';
import type { KeptEntry } from '../../lib/model/reader-entry';
import {
  type ChangedRecord,
  type EvidenceRecord,
  isWholeRecord,
  type KeptRecord,
} from '../../lib/model/record';
import type { SnapshotId } from '../../lib/model/snapshot';
import type { PinnedCount } from '../../lib/present/describe-pinned';
import { findChanged } from '../../lib/present/find-changed';
import {
  type EvidenceFilter,
  type EvidenceRow,
  filterRows,
  NO_FILTER,
  pinnedOf,
  rowOf,
} from '../../lib/present/list-evidence';

/** The check in full view. */
export interface OpenRecord {
  readonly record: EvidenceRecord;
  readonly copy: CopyState;
  readonly history: readonly KeptRecord[];
  readonly change: string | null;
  readonly isBusy: boolean;
}

/** One that is not what was kept: it can be named and deleted. */
export interface OpenChanged {
  readonly record: ChangedRecord;
}

export interface EvidenceStore {
  newestRecords(most: number): Promise<readonly KeptRecord[]>;
  eachRecords(): AsyncIterable<readonly KeptRecord[]>;
  readEntries(): Promise<readonly KeptEntry[]>;
  readRecord(id: string): Promise<KeptRecord | null>;
  readHistory(citationKey: string): Promise<readonly KeptRecord[]>;
  /** Whether the copy that a check rests on is there, and is what was stored. */
  readCopy(record: EvidenceRecord): Promise<CopyState>;
  /** Whether a copy is there and is not what was stored. */
  isDamaged(copy: SnapshotId): Promise<boolean>;
}

/** Shown before the others have been read; more than fit on any screen. */
const AT_ONCE = 60;

export type EvidenceModel = ReturnType<typeof createEvidenceModel>;

/** What the evidence page shows, and how it is read anew; it changes nothing in the store. */
export function createEvidenceModel(store: EvidenceStore) {
  const all = signal<readonly EvidenceRow[]>([]);
  const entries = signal<readonly KeptEntry[]>([]);
  const filter = signal<EvidenceFilter>(NO_FILTER);
  const selected = signal<ReadonlySet<string>>(new Set());
  const open = signal<OpenRecord | OpenChanged | null>(null);
  const news = signal('');
  /** Records whose copy did not hold what they say, and copies that are not what was stored. */
  const damagedRecords = signal<ReadonlySet<string>>(new Set());
  const damagedCopies = signal<ReadonlySet<SnapshotId>>(new Set());
  const damaged = computed<ReadonlySet<string>>(() => {
    const copies = damagedCopies.value;
    if (copies.size === 0) return damagedRecords.value;
    const resting = all.value.filter((row) => row.copies.some((copy) => copies.has(copy)));
    return new Set([...damagedRecords.value, ...resting.map(({ id }) => id)]);
  });
  const pinned = computed(() => pinnedOf(entries.value));
  const changes = computed(() =>
    findChanged(
      all.value.filter((row) => row.of !== 'changed'),
      pinned.value,
    ),
  );
  const hasDamaged = computed(
    () => damaged.value.size > 0 || all.value.some(({ of }) => of === 'changed'),
  );
  /** All are read, so that counts of them are true. */
  const isWhole = signal(false);
  const rows = computed(() =>
    filterRows(all.value, filter.value, {
      pinned: pinned.value,
      changed: new Set(changes.value.changed.keys()),
      damaged: damaged.value,
    }),
  );

  const readEntries = async (): Promise<void> => {
    entries.value = await store.readEntries();
  };

  /** The newest at once, then all. */
  const load = async (): Promise<void> => {
    await readEntries();
    if (all.value.length === 0) all.value = (await store.newestRecords(AT_ONCE)).map(rowOf);
    const found: EvidenceRow[] = [];
    for await (const piece of store.eachRecords()) found.push(...piece.map(rowOf));
    all.value = found.sort((a, b) => b.checkedAt - a.checkedAt);
    isWhole.value = true;
  };

  /** A copy that was stored anew is whole again. */
  const markCopy = (copy: SnapshotId, isDamaged: boolean): void => {
    if (damagedCopies.value.has(copy) !== isDamaged)
      damagedCopies.value = changed(damagedCopies.value, copy, isDamaged);
  };

  const lookAtCopies = async (copies: readonly SnapshotId[]): Promise<void> => {
    for (const copy of copies) markCopy(copy, await store.isDamaged(copy));
  };

  /** Of a copy that is damaged all rows that rest on it are marked; else this record is what does not fit. */
  const markRecord = async (record: EvidenceRecord, isDamaged: boolean): Promise<void> => {
    if (!isDamaged && !damaged.value.has(record.id)) return;
    damagedRecords.value = changed(damagedRecords.value, record.id, isDamaged);
    await lookAtCopies(rowOf(record).copies);
  };

  /** The newest first. */
  const chosen = (): readonly EvidenceRow[] =>
    selected.value.size === 0 ? rows.value : all.value.filter(({ id }) => selected.value.has(id));

  return {
    all,
    entries,
    filter,
    selected,
    open,
    news,
    pinned,
    changes,
    isWhole,
    damaged,
    hasDamaged,
    rows,
    readEntries,
    load,

    async openRecord(id: string, change: string | null = null): Promise<void> {
      const record = await store.readRecord(id);
      if (record === null) return;
      if (!isWholeRecord(record)) {
        open.value = { record };
        return;
      }
      open.value = { record, copy: 'reading', history: [record], change, isBusy: false };
      const history = await store.readHistory(record.citation.key);
      const copy = await store.readCopy(record);
      await markRecord(record, copy === 'damaged');
      if (open.value?.record === record) open.value = { ...open.value, copy, history };
    },

    select(id: string, on: boolean): void {
      selected.value = changed(selected.value, id, on);
    },

    markRecord,
    lookAtCopies,

    pinnedCount(): PinnedCount {
      const { changed: newest, ...counts } = changes.value;
      return { ...counts, changed: newest.size };
    },

    /** What an action on several is about: the selected, or with none all that are shown. */
    chosenIds(): readonly string[] {
      return chosen().map(({ id }) => id);
    },

    /** Whether nothing of it is left to be pinned. */
    areChosenPinned(): boolean {
      const ids = chosen();
      return ids.length > 0 && ids.every(({ id }) => pinned.value.has(id));
    },

    /** Of these the newest check of each quote, those of one page after another. */
    chosenQuotes(): readonly string[] {
      const newest = new Map<string, EvidenceRow>();
      for (const row of chosen()) if (!newest.has(row.quoteKey)) newest.set(row.quoteKey, row);
      return [...newest.values()].sort((a, b) => (a.url < b.url ? -1 : 1)).map(({ id }) => id);
    },

    /** These are in the store no longer, or not all of them. */
    async forget(ids: readonly string[]): Promise<void> {
      selected.value = new Set();
      if (ids.includes(open.value?.record.id ?? '')) open.value = null;
      await load();
    },
  };
}

function changed<T>(before: ReadonlySet<T>, one: T, isIn: boolean): ReadonlySet<T> {
  const now = new Set(before);
  if (isIn) now.add(one);
  else now.delete(one);
  return now;
}
