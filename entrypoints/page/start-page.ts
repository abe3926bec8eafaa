/** EDGE: draws one of our own pages. */
import { render, type VNode } from 'preact';
import type { WordKey } from '../../lib/model/words';
import { say } from './page-wording';

/**
 * Sets language, direction and title, which no HTML file can know, and draws the page.
 *
 * The style sheet is adopted, never linked: Chromium localises the linked style sheets of an
 * extension, and afterwards gives every page of ours empty words (seen 2026-11, Chromium 156).
 */
export function startPage(title: WordKey, css: string, page: VNode): void {
  document.documentElement.lang = say('languageTag');
  document.documentElement.dir = say('textDirection');
  document.title = say(title);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  render(page, document.querySelector('#app') as HTMLElement);
}
