/**
 * How a cited address stands to the list of sources that the answer itself gives. The first three
 * name the same source; the others are related at most, and the address is not in the list.
 */
export type ListRule =
  | 'same'
  | 'same_page_variant'
  | 'redirects_to'
  | 'truncated'
  | 'parent_of'
  | 'child_of'
  | 'query_differs'
  | 'same_host'
  | 'ambiguous'
  | 'not_listed'
  | 'no_source_list';

export interface ListComparison {
  readonly rule: ListRule;
  /** The listed address that the rule speaks of; null where it speaks of none or of several. */
  readonly listed: string | null;
}
