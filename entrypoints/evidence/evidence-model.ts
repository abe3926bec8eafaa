import { computed, signal } from '@preact/signals-core';
import type { CopyState } from '../../components/evidence-record';
import type { KeptEntry } from '../../lib/model/reader-entry';
import {
  type ChangedRecord,
  type EvidenceRecord,
  isWholeRecord,
  type KeptRecord,
} from '../../lib/model/record';
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
  const damaged = signal<ReadonlySet<string>>(new Set());
  const pinned = computed(() => pinnedOf(entries.value));
  const changes = computed(() =>
    findChanged(
      all.value.filter((row) => row.of === 'quote'),
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

  const markDamaged = (id: string): void => {
    damaged.value = new Set([...damaged.value, id]);
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
      if (copy === 'damaged') markDamaged(id);
      if (open.value?.record === record) open.value = { ...open.value, copy, history };
    },

    select(id: string, on: boolean): void {
      const ids = new Set(selected.value);
      if (on) ids.add(id);
      else ids.delete(id);
      selected.value = ids;
    },

    markDamaged,

    pinnedCount(): PinnedCount {
      const { quotes, changed } = changes.value;
      return { quotes, changed: changed.size };
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
