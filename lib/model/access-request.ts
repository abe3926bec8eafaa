/** What the access page is asked for: the tab that waits for it, and the sites. */
export interface AccessRequest {
  readonly tabId: number;
  /** Match patterns to ask for. */
  readonly patterns: readonly string[];
}
