import { openPdf } from '../../lib/extract/open-pdf-browser';
import type { OpenPdfMessage } from './open-pdf-message';

/** Milliseconds without a document after which the page closes itself; none takes that long. */
const IDLE_MS = 30_000;

let idle: ReturnType<typeof setTimeout> | undefined;

function stayOpen(): void {
  clearTimeout(idle);
  idle = setTimeout(() => window.close(), IDLE_MS);
}

// Only our own service worker can speak here.
navigator.serviceWorker.addEventListener('message', async ({ data, ports }) => {
  const message = data as OpenPdfMessage;
  if (message.kind !== 'open-pdf') return;
  stayOpen();
  ports[0]?.postMessage(await openPdf(message.bytes));
  stayOpen();
});
navigator.serviceWorker.startMessages();
stayOpen();
