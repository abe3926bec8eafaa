/**
 * What Verbatim knows of one chat site: data, so that a change of the site is a change of one line.
 * Sites serve old and new layouts side by side, hence lists everywhere, and all entries are tried.
 */
export interface ChatSite {
  readonly name: string;
  /** Whether an address belongs to the site. */
  readonly isAt: (url: URL) => boolean;
  /** Where the answers stand. Of nested hits the outermost counts. */
  readonly answers: readonly AnswerShape[];
  /** What the reader wrote: tells whether the last answer belongs to the question being answered. */
  readonly prompts: readonly Seen[];
  /** Inside an answer, but not its words: thinking, tools, panels of sources. */
  readonly never: readonly Seen[];
  /** At, in or around an answer that is still being written. */
  readonly streaming: readonly Seen[];
  /** Anywhere on the page while its last answer is being written. */
  readonly busy: readonly Seen[];
  readonly citations: readonly CitationShape[];
  /** Hosts (and what is under them) whose links belong to the site, not to its answers. */
  readonly ownHosts: readonly string[];
}

export interface Seen {
  readonly selector: string;
  /** The newest month in which the selector was seen to work. */
  readonly seen: `${number}-${number}`;
}

export interface AnswerShape extends Seen {
  /** The parts that hold the words; without it, or where none is found, the whole answer is read. */
  readonly text?: string;
  /** Shown beside the conversation, and written while the last answer is. */
  readonly isPanel?: boolean;
}

export interface CitationShape extends Seen {
  /** Where its addresses may stand, in this order; an empty list is a citation without an address. */
  readonly address: readonly AddressPlace[];
}

export type AddressPlace =
  /** An attribute of the element that holds an address, or text with an address in it. */
  | { readonly kind: 'attribute'; readonly name: string }
  /** The links within the element. */
  | { readonly kind: 'links' }
  /** The links beside it, where the element only draws the chip. */
  | { readonly kind: 'sibling-link' }
  /** A 1-based number in an attribute that counts rows elsewhere on the page. */
  | {
      readonly kind: 'row';
      readonly name: string;
      readonly rows: string;
      /** The rows are looked for within the nearest element of this kind. */
      readonly within: string;
    };
