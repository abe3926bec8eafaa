import type { FoundSource } from '../model/citation';

/** Half-open stretch of UTF-16 offsets into the text of one block. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A run of one Text node's characters that stand unchanged in the block's text. */
export interface Piece extends Stretch {
  readonly node: Text;
  /** Offset into the node at which the run begins. */
  readonly from: number;
}

/**
 * One paragraph, list item, cell … of an answer as a plain string. White space is collapsed, a line
 * break is `\n`, and citations are marks at offsets: their own text is not in the string.
 */
export interface Block<M = Mark> {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** In document order. */
  readonly marks: readonly M[];
  /** `<q>` elements. */
  readonly quoted: readonly Stretch[];
  /** Code: words, but no quotation marks. */
  readonly code: readonly Stretch[];
  /** Raised numbers without a link, which may be references. */
  readonly raised: readonly Stretch[];
  readonly home: Home;
}

/** Where a block stands. */
export interface Home {
  readonly element: Element;
  readonly isHeading: boolean;
  /** Outermost blockquote around it. */
  readonly blockquote: Element | null;
  /** `<footer>`, `<cite>` or caption of a blockquote: names the source, is not quoted. */
  readonly isAttribution: boolean;
  readonly item: Element | null;
  readonly cell: Element | null;
  readonly row: Element | null;
}

/** A citation as it stands in a block. `start` and `end` differ where words of the prose are the link. */
export interface Mark extends Stretch {
  readonly element: Element | null;
  readonly sources: readonly FoundSource[];
  /** Sources that are there, but not shown by the page. */
  readonly more: number;
  readonly label: string;
  /** A bare number that nothing on the page explains. */
  readonly isGuess: boolean;
  /** Words that a link claims to point at (`#:~:text=`). */
  readonly claimed: readonly ClaimedWords[];
}

export interface ClaimedWords {
  readonly href: string;
  readonly quote: string;
}

/** A mark as it is first met, before lists at the end of the answer are known. */
export interface RawMark extends Stretch {
  readonly element: Element | null;
  readonly pointer: Pointer;
  readonly more: number;
  readonly label: string;
}

export type Pointer =
  | { readonly kind: 'addresses'; readonly sources: readonly Address[] }
  | { readonly kind: 'element'; readonly id: string }
  /** Only the name of a host is shown; a list of sources may hold its address. */
  | { readonly kind: 'host'; readonly name: string };

/** One address, unwrapped and cleaned, and the words its text fragment claims. */
export interface Address {
  readonly href: string;
  readonly claimed: readonly string[];
}
