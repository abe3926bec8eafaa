/** EDGE: pdf.js in a page of the extension. Firefox's background is one; Chrome has the offscreen page. */
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { OpenPdf } from './open-pdf';
import { openPdfWith } from './open-pdf-with';

/**
 * Opens a PDF. It is parsed in a worker of its own, so that a file made to never end holds up
 * nothing: the worker is stopped with the document.
 */
export const openPdf: OpenPdf = openPdfWith(async () => {
  GlobalWorkerOptions.workerSrc = workerUrl;
  return { getDocument, cMapUrl: '/cmaps/' };
});
