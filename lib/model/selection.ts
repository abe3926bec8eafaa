import type { FoundSource } from './citation';

/** What a reader selected on a page, as the page gives it: unvalidated strings. */
export interface SelectedWords {
  readonly quoteText: string;
  /** The links behind the words, or the only one among them; none where it is not clear. */
  readonly sources: readonly FoundSource[];
  /** Other links among the words, to choose from. */
  readonly nearby: readonly FoundSource[];
}

/** Words that the reader wants checked, and where they were met. */
export interface AskedWords {
  /** The words as the browser tells them; the page itself may tell more. */
  readonly selectionText: string;
  readonly tabId: number;
  readonly frameId: number;
  readonly pageUrl: string;
  /** From a private window: nothing of it may reach the disk. */
  readonly isPrivate: boolean;
  /** Absent until the page was read; kept, since the selection may go. */
  readonly selected?: SelectedWords;
}
