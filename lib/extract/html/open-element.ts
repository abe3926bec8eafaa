import type { RangeRule } from './range-rule';
import type { OpenRange, TextStream, WhiteSpace } from './text-stream';

export type Attributes = Readonly<Record<string, string>>;

/** Where the text of an element goes when it is not part of the text around it. */
export type StreamKind =
  | 'hidden'
  | 'collapsed'
  | 'options'
  | 'alt'
  | 'tex'
  | 'noscript'
  | 'template'
  | 'title'
  | 'data'
  | 'script'
  | 'nothing';

export type Edge = 'inline' | 'block' | 'cell' | 'row';

/** What the stack keeps of each open element. */
export interface OpenElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly parent: OpenElement | null;
  /** The stream that the element's box stands in; null for what is not rendered. */
  readonly flow: TextStream | null;
  /** The stream that the element's own text is written to. */
  readonly out: TextStream;
  /** Set on the element that began `out`. */
  readonly begins: StreamKind | null;
  /** Kind of `out`; null is the main text. */
  readonly within: StreamKind | null;
  /** Inside `visibility: hidden`: the element outside of it, whose stream visible text returns to. */
  readonly visibleFrom: OpenElement | null;
  readonly edge: Edge;
  readonly whiteSpace: WhiteSpace;
  /** Children of flex and grid boxes are blocks whatever their name. */
  readonly makesBlocks: boolean;
  readonly isInSvg: boolean;
  /** Lines that end here end inside a table cell: its row goes on. */
  readonly isInCell: boolean;
  /** A link to a note stands around this element. */
  readonly isInNoteLink: boolean;
  /** A link to a note stands inside; known when the element closes. */
  holdsNoteLink: boolean;
  /** A closed `details` whose `summary` has not come yet. */
  awaitsSummary: boolean;
  /** Length of `out` when the element opened. */
  readonly startLength: number;
  /** Elements met directly inside so far. */
  childCount: number;
  readonly rule: RangeRule | null;
  /** null: none, or closed already by an end tag that came too early. */
  range: OpenRange | null;
}
