import type { OpenPdf } from '../../lib/extract/open-pdf';
import { askOffscreen } from './offscreen-page';

/** Longer than the offscreen page gives a document. */
const ANSWER_MS = 15_000;

/** Chrome: reads a PDF in the offscreen page. */
export const openPdfOffscreen: OpenPdf = async (bytes) => {
  const answer = await askOffscreen<Awaited<ReturnType<OpenPdf>>>(
    { kind: 'open-pdf', bytes },
    ANSWER_MS,
  );
  return answer ?? { ok: false, error: { kind: 'doubt', doubt: 'truncated' } };
};
