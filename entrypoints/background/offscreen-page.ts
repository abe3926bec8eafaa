import { browser } from 'wxt/browser';
import type { OffscreenMessage } from '../offscreen/offscreen-message';

const PAGE = '/offscreen.html';

/**
 * Chrome: asks the offscreen page, which is made when it is first needed. Null where no answer came
 * within `answerMs` milliseconds, which must be longer than the page takes at most: then it has gone.
 */
export async function askOffscreen<Reply>(
  message: OffscreenMessage,
  answerMs: number,
): Promise<Reply | null> {
  const page = await offscreenPage();
  if (page === null) return null;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), answerMs);
    port1.onmessage = ({ data }: MessageEvent<Reply>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    page.postMessage(message, [port2]);
  });
}

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
  const justification =
    'Reads a cited PDF with pdf.js, and looks up cited sentences: more code than a service worker should load.';
  await browser.offscreen.createDocument({ url: PAGE, reasons: ['WORKERS'], justification });
}
