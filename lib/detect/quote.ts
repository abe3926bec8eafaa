import type { Stretch } from './block';

/** A stretch between quotation marks: `start` and `end` are inside them, the outer ones around them. */
export interface MarkedStretch extends Stretch {
  readonly outerStart: number;
  readonly outerEnd: number;
}

export type QuoteForm =
  /** Double marks, guillemets, corner brackets, `<q>`. */
  | 'double'
  | 'single'
  /** A paragraph of a block quotation. */
  | 'block';

/** Words in one block that are marked as a quotation; whether they are one is for `isQuotation`. */
export interface Quote extends MarkedStretch {
  readonly form: QuoteForm;
  /** As the page shows them, with white space collapsed. */
  readonly text: string;
}
