import type { OpenPdf } from '../../lib/extract/open-pdf';
import { openPdfOffscreen } from './open-pdf-offscreen';

/**
 * pdf.js weighs more than all the rest together, so nothing of it is in what a wake-up loads. Firefox's
 * background is a page and fetches it when a PDF is met; Chrome's is a worker, which may not.
 */
export const openPdf: OpenPdf =
  import.meta.env.BROWSER === 'firefox'
    ? async (bytes) => (await import('../../lib/extract/open-pdf-browser')).openPdf(bytes)
    : openPdfOffscreen;
