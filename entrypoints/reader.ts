import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readFrame } from '../lib/extract/read-frame';

/** Twice what the markup of a fetched page may take: here the page's own work goes on beside it. */
const READING_MS = 3000;

/** Shadow roots that browsers let extensions open hang on these and on custom elements. */
const HOSTS =
  /-|^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/;

/**
 * Put into a tab on request, into every frame of it. What it returns is what the request is answered
 * with; it crosses from a web page's process, so it is checked again where it arrives.
 */
export default defineUnlistedScript(() => {
  const end = performance.now() + READING_MS;
  return readFrame(window, { shadowRootOf, isOverBudget: () => performance.now() > end });
});

/** Open or closed: Chrome has a function for it, Firefox a property that only extensions see. */
function shadowRootOf(element: Element): ShadowRoot | null {
  if (!(element instanceof HTMLElement) || !HOSTS.test(element.localName)) return null;
  if (import.meta.env.BROWSER !== 'firefox') return browser.dom.openOrClosedShadowRoot(element);
  const { openOrClosedShadowRoot = null } = element as { openOrClosedShadowRoot?: ShadowRoot };
  return openOrClosedShadowRoot;
}
