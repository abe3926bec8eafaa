/**
 * What Chrome's service worker says to the offscreen page, with a port for the one answer: what
 * `openPdf` gives. Structured clones, so bytes stay bytes, and nothing of a private window touches
 * the disk.
 */
export interface OpenPdfMessage {
  readonly kind: 'open-pdf';
  readonly bytes: Uint8Array;
}
