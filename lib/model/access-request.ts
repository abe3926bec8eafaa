/** What the access page is asked for, in its address: the tab and the citation that wait for it. */
export interface AccessRequest {
  readonly tabId: number;
  /** Match patterns to ask for. */
  readonly patterns: readonly string[];
}
