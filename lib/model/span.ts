/**
 * Half-open range of UTF-16 code unit offsets into the raw text named by `In`.
 * The phantom field keeps offsets into the quote (or the cited sentence) and offsets into the source
 * apart at compile time.
 */
export interface Span<In extends 'quote' | 'sentence' | 'source'> {
  readonly start: number;
  readonly end: number;
  readonly in?: In;
}

/** The streams of a source beside its main text (what is not plainly on the page). */
export type SideKind =
  | 'hidden'
  | 'collapsed'
  | 'description'
  | 'data'
  | 'alt'
  | 'running-head'
  | 'tex'
  | 'options';

/** Where in a source: the main text (`index` 0), or the `index`-th entry of `SourceText.side`. */
export interface Place {
  readonly stream: 'main' | SideKind;
  readonly index: number;
  readonly span: Span<'source'>;
}
