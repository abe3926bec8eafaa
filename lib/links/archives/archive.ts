/** One stored copy of a page. */
export interface ArchivedCopy {
  /** When it was made, milliseconds since the epoch. */
  readonly capturedAt: number;
  /** Where its original bytes are. */
  readonly url: string;
}

/**
 * One web archive: the addresses it is asked at and how its answers read. Nothing here asks. A reading
 * that gives null met an answer of another shape than the archive documents, which proves nothing.
 */
export interface Archive {
  readonly name: string;
  /** Hosts that the reader's access must cover, as origins. */
  readonly origins: readonly string[];
  /** A cheap first question for the newest copy; its "nothing" is no proof. */
  quickUrl(page: string): string;
  readQuick(body: string): readonly ArchivedCopy[] | null;
  /** The question that decides: up to `most` copies that differ, newest first. */
  indexUrl(page: string, most: number): string;
  readIndex(body: string): readonly ArchivedCopy[] | null;
  /** Whether the archive knows any page of a host; read by `readIndex`. */
  hostUrl(host: string): string;
  /** When the copy at an address of the archive was made; null for any other address. */
  capturedAt(url: string): number | null;
  /** The archive's own page for saving a copy, for the reader to open. */
  saveUrl(page: string): string;
}
