import type { Way } from '../lib/model/job';

/** What a reader can ask for from a card; the one who shows the card decides what it means there. */
export interface CardActions {
  readonly check: (again: boolean) => void;
  /** Reads one source of the citation another way. */
  readonly checkOtherWay: (source: number, way: Way) => void;
  /** Leads to the browser's question for access to the cited page. */
  readonly allow: () => void;
  /** Leads to the kept record, where the reader's own answer is noted; absent where none is kept. */
  readonly openRecord?: () => void;
  readonly copy: (words: string) => void;
  /** Null on the page itself, where the answer is in view. */
  readonly showInAnswer: (() => void) | null;
  /** Null where the card unfolds in a list. */
  readonly close: (() => void) | null;
}
