/** Limits of one fetch (the project's one table of limits stands in docs/privacy.md). */
export const limits = {
  /** Decoded bytes kept of a page, a text, JSON or a feed. */
  textBytes: 8_000_000,
  /** Decoded bytes kept of a PDF. */
  pdfBytes: 30_000_000,
  /** Milliseconds for all hops and the whole body together. */
  wholeFetchMs: 15_000,
  redirectHops: 10,
  /**
   * Milliseconds to wait, after an answer, for the browser to name the address it talked to and the
   * target of a redirect. The event and the answer come by different ways.
   */
  observerMs: 1000,
} as const;
