/** EDGE: where the links of our own pages lead. */
import { browser } from 'wxt/browser';
import { openTab, type ShownFor } from '../../lib/check/tab-of-page';

/**
 * Chrome shows our pages and the popup of a private window as parts of the plain profile, and would open
 * their links there. Those that tell of a private window lead into a private one.
 */
export function keepLinksPrivate(document: Document, shownFor: ShownFor): void {
  if (!shownFor.isPrivate || browser.extension.inIncognitoContext) return;
  const follow = (event: Event): void => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link === undefined || !/^https?:/.test(link.href)) return;
    event.preventDefault();
    void openTab(link.href, shownFor);
  };
  document.addEventListener('click', follow);
  document.addEventListener('auxclick', follow);
}
