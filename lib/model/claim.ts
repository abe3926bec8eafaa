import type { FoundSource } from './citation';
import type { NonEmpty } from './result';

/**
 * A cited sentence that quotes nothing, as the background made it from what a page reported: shape
 * checked, sources still to be parsed by the address guard. `key` is stable over re-renders of the page
 * and never that of a quote.
 */
export interface Claim {
  readonly kind: 'claim';
  readonly key: string;
  readonly sentence: string;
  readonly sources: NonEmpty<FoundSource>;
  readonly moreSources: number;
  /** Which of the page's source lists is that of its answer; −1 or absent: the answer has none. */
  readonly list?: number | undefined;
}
