/** EDGE: the kind of window that a page of ours stands in. Chrome shows them in plain windows only. */
import { browser } from 'wxt/browser';

export function isPrivateWindow(): boolean {
  return browser.extension.inIncognitoContext;
}

/** Opens this page once more, where it can reach what is kept. */
export function openPlainly(): void {
  void browser.windows.create({ url: location.href, incognito: false });
}
