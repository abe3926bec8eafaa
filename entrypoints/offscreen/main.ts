import { openPdf } from '../../lib/extract/open-pdf-browser';
import type { OffscreenMessage } from './offscreen-message';

/** Milliseconds without a question after which the page closes itself; no answer takes that long. */
const IDLE_MS = 30_000;

let idle: ReturnType<typeof setTimeout> | undefined;

function stayOpen(): void {
  clearTimeout(idle);
  idle = setTimeout(() => window.close(), IDLE_MS);
}

// Only our own service worker can speak here.
navigator.serviceWorker.addEventListener('message', async ({ data, ports }) => {
  stayOpen();
  ports[0]?.postMessage(await answer(data as OffscreenMessage));
  stayOpen();
});
navigator.serviceWorker.startMessages();
stayOpen();

/** The code for sentences is fetched with the first of them: most pages are opened for a PDF. */
async function answer(message: OffscreenMessage): Promise<unknown> {
  if (message.kind === 'open-pdf') return openPdf(message.bytes);
  const { lookAtText } = await import('../../lib/check/look-at-text');
  return lookAtText(message.sentence, message.textId, message.source);
}
