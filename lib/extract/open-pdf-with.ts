/** EDGE: pdf.js and the clock. */
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import type { DocumentInitParameters } from 'pdfjs-dist/types/src/display/api';
import type { Unreadable } from '../model/verdict';
import type { OpenedPdf, OpenPages, OpenPdf, PdfPage } from './open-pdf';
import { itemsOf } from './pdf/items-of';
import { readPdf } from './read-pdf';

/** Milliseconds for one document, opening and all pages together. */
const READING_MS = 10_000;

export interface PdfEngine {
  getDocument(source: DocumentInitParameters): PDFDocumentLoadingTask;
  /** Where the packaged tables of Chinese, Japanese and Korean encodings are, with a slash at the end. */
  readonly cMapUrl: string;
}

const FOR_TEXT_ONLY: DocumentInitParameters = {
  cMapPacked: true,
  disableFontFace: true,
  useSystemFonts: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  useWasm: false,
  enableXfa: false,
  verbosity: 0,
};

/**
 * The one way pdf.js is used: for text only. No script of the document runs, no font or picture is
 * made, nothing is fetched but the packaged tables. A file that does not let itself be read ends as a
 * named reason within the limit.
 */
export function openPdfWith(start: () => Promise<PdfEngine>): OpenPdf {
  const openPages = openPagesWith(start);
  return (bytes) => readPdf(bytes, openPages);
}

function openPagesWith(start: () => Promise<PdfEngine>): OpenPages {
  return async (bytes) => {
    const { getDocument, cMapUrl } = await start();
    const end = Date.now() + READING_MS;
    const tasks: PDFDocumentLoadingTask[] = [];
    const openDocument = (stopAtErrors: boolean): PDFDocumentLoadingTask => {
      // pdf.js takes the buffer away from whoever hands it over.
      const data = bytes.slice();
      const task = getDocument({ ...FOR_TEXT_ONLY, data, cMapUrl, stopAtErrors });
      tasks.push(task);
      return task;
    };
    const close = async (): Promise<void> => {
      await Promise.all(tasks.map((task) => task.destroy().catch(() => null)));
    };
    const task = openDocument(true);
    const opened = await before(end, task.promise).catch(reasonOf);
    if (opened === null || 'kind' in opened) {
      await close();
      return { ok: false, error: opened ?? { kind: 'doubt', doubt: 'truncated' } };
    }
    const about = await before(end, opened.getMetadata()).catch(() => null);
    const info = (about?.info ?? {}) as { readonly Title?: unknown; readonly Language?: unknown };
    const value = {
      title: nameOf(info.Title),
      lang: nameOf(info.Language),
      pageCount: opened.numPages,
      readPage: readerOf(opened, () => openDocument(false), end),
      close,
    };
    return { ok: true, value };
  };
}

/**
 * pdf.js says nothing of what it leaves out of a damaged page. So a page is first read up to the first
 * error; where there is one, what can be had of the page is taken from a second opening that passes
 * over errors. Whole documents, nearly all of them, are opened once.
 */
function readerOf(
  strict: PDFDocumentProxy,
  openTolerant: () => PDFDocumentLoadingTask,
  end: number,
): OpenedPdf['readPage'] {
  let tolerant: PDFDocumentLoadingTask | null = null;
  return async (index) => {
    const read = await before(end, readPage(strict, index)).catch(() => 'damaged' as const);
    if (read !== 'damaged') return read;
    tolerant ??= openTolerant();
    const rest = tolerant.promise.then((document) => readPage(document, index));
    const page = await before(end, rest).catch(() => null);
    return page === null ? null : { ...page, isDamaged: true };
  };
}

async function readPage(opened: PDFDocumentProxy, index: number): Promise<PdfPage> {
  const page = await opened.getPage(index + 1);
  const view = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  page.cleanup();
  return { width: view.width, height: view.height, items: itemsOf(content.items, view) };
}

/** null when the time is over first; what then still comes is not waited for. */
async function before<T>(end: number, work: Promise<T>): Promise<T | null> {
  const left = end - Date.now();
  if (left <= 0) {
    work.catch(() => null);
    return null;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), left);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function reasonOf(error: unknown): Unreadable {
  const name = error instanceof Error ? error.name : '';
  return name === 'PasswordException'
    ? { kind: 'doubt', doubt: 'encrypted' }
    : { kind: 'link', class: 'not-text' };
}

function nameOf(value: unknown): string | null {
  const name = typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
  return name === '' ? null : name;
}
