import type { ReaderEntry } from '../model/reader-entry';

export type ReaderView = Extract<ReaderEntry, { kind: 'disposition' }>;

/** What the reader says of each record, by its id: of several views the last one holds. */
export function lastViews(entries: readonly ReaderEntry[]): ReadonlyMap<string, ReaderView> {
  const views = new Map<string, ReaderView>();
  for (const entry of entries)
    if (entry.kind === 'disposition' && entry.at >= (views.get(entry.record)?.at ?? entry.at))
      views.set(entry.record, entry);
  return views;
}
