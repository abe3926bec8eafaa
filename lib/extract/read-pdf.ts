import type { Result } from '../model/result';
import type { SourceText } from '../model/source-text';
import type { Unreadable } from '../model/verdict';
import type { OpenedPdf, OpenPages, PdfPage } from './open-pdf';
import { pdfToText } from './pdf-to-text';
import { MAX_PDF_CHARS, MAX_PDF_PAGES } from './thresholds';

/** The bytes of a PDF → its text. What could not be read to the end is `truncated`. */
export async function readPdf(
  bytes: Uint8Array,
  openPages: OpenPages,
): Promise<Result<SourceText, Unreadable>> {
  const opened = await openPages(bytes);
  if (!opened.ok) return opened;
  const { title, lang, pageCount } = opened.value;
  const pages = await readPages(opened.value);
  await opened.value.close();
  const isWhole = pages.length === pageCount && !pages.some((page) => page.isDamaged);
  if (!isWhole && pages.every((page) => page === LOST)) {
    return { ok: false, error: { kind: 'doubt', doubt: 'truncated' } };
  }
  const text = pdfToText({ title, lang, pages });
  const doubts = isWhole ? text.doubts : (['truncated', ...text.doubts] as const);
  // What could not be read in time today may well be read tomorrow.
  const cut = pages.includes(LOST) ? { isCut: true as const } : {};
  return { ok: true, value: { ...text, doubts, ...cut } };
}

/** A page that could not be read; those behind it may well be. */
const LOST: PdfPage = { width: 0, height: 0, items: [], isDamaged: true };

async function readPages({ pageCount, readPage }: OpenedPdf): Promise<PdfPage[]> {
  const pages: PdfPage[] = [];
  let chars = 0;
  while (pages.length < Math.min(pageCount, MAX_PDF_PAGES) && chars < MAX_PDF_CHARS) {
    const page = (await readPage(pages.length)) ?? LOST;
    pages.push(page);
    for (const { text } of page.items) chars += text.length;
  }
  return pages;
}
