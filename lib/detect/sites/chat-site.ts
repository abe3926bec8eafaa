/**
 * One chat site as data: where its answers stand and how it draws a citation. Before every selector
 * stands the month in which it was seen, so that what is out of date can be told from what is not. One string
 * may hold several selectors. Sites serve old and new layouts side by side, hence lists everywhere, and
 * all entries are tried. The data is loaded on every chat page: it is kept short.
 */
export interface ChatSite {
  readonly name: string;
  /** The hosts at which it answers, without `www.`. Their links belong to the site, not to its answers. */
  readonly hosts: readonly string[];
  /** Its pages stand under this path of its hosts: `/chat/`. */
  readonly path?: string;
  /** Whether an address belongs to the site, where hosts and path do not tell. No marked site has it. */
  readonly isAt?: (url: URL) => boolean;
  /** More hosts (and what is under them) whose links belong to the site. */
  readonly ownHosts?: readonly string[];
  /**
   * Its pages are something else for the most part: where no answer is recognised, nothing is read and
   * nothing is missing.
   */
  readonly isElsewhere?: boolean;
  /** Of nested hits the outermost counts, and the first shape that it matches. */
  readonly answers: readonly AnswerShape[];
  /** What the reader wrote: never read, and tells which question the last answer belongs to. */
  readonly prompts?: readonly Seen[];
  /** Inside an answer, but not its words: thinking, tools, panels of sources. */
  readonly never?: readonly Seen[];
  /** At, in or around an answer that is still being written. */
  readonly streaming?: readonly Seen[];
  /** At, in or around an answer that is written to its end. Where none is met, only time tells. */
  readonly finished?: readonly Seen[];
  /** Anywhere on the page while its last answer is being written. */
  readonly busy?: readonly Seen[];
  readonly citations?: readonly CitationShape[];
}

/**
 * A selector, or several. The comment before it gives the newest month in which it was seen to work: the
 * months are for us, and no page is loaded with them. `tests/detect/sites.test.ts` misses one that lacks it.
 */
export type Seen = string;

export interface AnswerShape {
  readonly at: Seen;
  /** The parts that hold the words; without it, or where none is found, the whole answer is read. */
  readonly text?: string;
  /** Shown beside the conversation, and written while the last answer is. */
  readonly isPanel?: boolean;
}

/** Where a citation's addresses may stand, in this order; with none it is a citation without an address. */
export type CitationShape = readonly [Seen, ...AddressPlace[]];

export type AddressPlace =
  /** An attribute of the element that holds an address, or text with an address in it. */
  | `@${string}`
  /** The links within the element. */
  | 'links'
  /** The link beside it, where the element only draws the chip. */
  | 'link-before'
  /** A 1-based number in an attribute of it, or of what is in it, that counts rows elsewhere. */
  | {
      readonly number: string;
      readonly rows: string;
      /** The rows are looked for within the nearest element of this kind. */
      readonly within: string;
    };

/** One selector for all of a list. */
export function anyOf(list: readonly Seen[] = []): string {
  return list.join(',') || NOTHING;
}

/** An empty selector throws; this one matches nothing. */
const NOTHING = 'verbatim-nothing';
