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
   * Milliseconds to wait for what the browser tells of an answer by another way than the answer
   * itself: the target of a redirect, without which the trip ends, and the address of the peer.
   */
  redirectTargetMs: 4000,
  peerAddressMs: 500,
} as const;
