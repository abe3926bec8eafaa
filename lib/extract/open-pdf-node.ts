/** EDGE: pdf.js in Node, for tests, benchmarks and evaluation. The browsers use the same release. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OpenPdf } from './open-pdf';
import { openPdfWith, type PdfEngine } from './open-pdf-with';

/** Opens a PDF in Node 20 and later. */
export const openPdf: OpenPdf = openPdfWith(startEngine);

async function startEngine(): Promise<PdfEngine> {
  fillGaps();
  const { WorkerMessageHandler } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
  // pdf.js looks here before it would start a worker; Node has none of that kind.
  Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } });
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return { getDocument, cMapUrl: `${join(folder, 'cmaps')}/` };
}

/** What pdf.js takes for granted and Node 20 lacks. A matrix is asked for when it loads, and never used for text. */
function fillGaps(): void {
  const world = globalThis as { DOMMatrix?: unknown };
  world.DOMMatrix ??= class {};
  const promise = Promise as unknown as { withResolvers?: () => unknown };
  promise.withResolvers ??= () => {
    const parts: Record<string, unknown> = {};
    parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
    return parts;
  };
}
