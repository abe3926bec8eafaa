import { browser } from 'wxt/browser';
import type { OpenPdf } from '../../lib/extract/open-pdf';
import type { OpenPdfMessage } from '../offscreen/open-pdf-message';

/** Longer than the offscreen page gives a document: only a page that has gone is waited for in vain. */
const ANSWER_MS = 15_000;
const PAGE = '/offscreen.html';

/** Chrome: reads a PDF in the offscreen page, which is made when the first one is met. */
export const openPdfOffscreen: OpenPdf = async (bytes) => {
  const page = await offscreenPage();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const giveUp = (): void => resolve({ ok: false, error: { kind: 'doubt', doubt: 'truncated' } });
    const timer = setTimeout(giveUp, page === null ? 0 : ANSWER_MS);
    port1.onmessage = ({ data }: MessageEvent<Awaited<ReturnType<OpenPdf>>>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    page?.postMessage({ kind: 'open-pdf', bytes } satisfies OpenPdfMessage, [port2]);
  });
};

/** A window of ours, as the service worker sees it; TypeScript's library for pages lacks these. */
interface Client {
  readonly url: string;
  postMessage(message: unknown, transfer: Transferable[]): void;
}
interface Worker {
  readonly clients: {
    matchAll(wish: { includeUncontrolled: true; type: 'all' }): Promise<readonly Client[]>;
  };
}

let opening: Promise<void> | null = null;

async function offscreenPage(): Promise<Client | null> {
  opening ??= createPage().finally(() => {
    opening = null;
  });
  await opening;
  const { clients } = self as unknown as Worker;
  const ours = await clients.matchAll({ includeUncontrolled: true, type: 'all' });
  return ours.find(({ url }) => new URL(url).pathname === PAGE) ?? null;
}

async function createPage(): Promise<void> {
  if (await browser.offscreen.hasDocument()) return;
  const justification = 'Reads a cited PDF with pdf.js, which a service worker cannot load.';
  await browser.offscreen.createDocument({ url: PAGE, reasons: ['WORKERS'], justification });
}
