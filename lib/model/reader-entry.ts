/** What the reader says a record shows of the claim. */
export const DISPOSITIONS = ['supported', 'partly', 'not-supported', 'cannot-tell'] as const;
export type Disposition = (typeof DISPOSITIONS)[number];

/** What the reader did with the quote. */
export const DISPOSITION_ACTIONS = ['kept', 'revised', 'replaced', 'removed'] as const;
export type DispositionAction = (typeof DISPOSITION_ACTIONS)[number];

interface Entry {
  readonly id: string;
  /** Id of the record that it is about. */
  readonly record: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What is added to a record from outside, never changed: of several entries the last one holds. */
export type ReaderEntry =
  | (Entry & { readonly kind: 'pin'; readonly pinned: boolean })
  | (Entry & {
      readonly kind: 'disposition';
      readonly said: Disposition;
      readonly action: DispositionAction | null;
      readonly reason: string;
    })
  /** The record came out of a file; nobody here made the check. */
  | (Entry & { readonly kind: 'imported' });

/** An entry as it is read from the store: one that is not what was added says nothing but that. */
export type KeptEntry = ReaderEntry | (Entry & { readonly kind: 'changed' });

export function isWholeEntry(entry: KeptEntry): entry is ReaderEntry {
  return entry.kind !== 'changed';
}
