import type { SourceText } from '../../lib/model/source-text';

/**
 * What Chrome's service worker says to the offscreen page, with a port for the one answer. Structured
 * clones, so bytes stay bytes, and nothing of a private window touches the disk.
 */
export type OffscreenMessage =
  /** Answered by what `openPdf` gives. */
  | { readonly kind: 'open-pdf'; readonly bytes: Uint8Array }
  /** Answered by a `ClaimLook`, or by "unknown-text" where `source` is null and the page lacks it. */
  | {
      readonly kind: 'look-at';
      readonly sentence: string;
      readonly textId: string;
      readonly source: SourceText | null;
    };
