/** EDGE: draws one of our own pages. */
import { render, type VNode } from 'preact';
import type { WordKey } from '../../lib/model/words';
import { say } from './page-wording';

/**
 * Sets language, direction and title, which no HTML file can know, and draws the page.
 *
 * The style sheet is adopted, and after the first word was asked for: with a linked one, Chromium now
 * and then loads the extension's words too early and then gives empty ones to every page of ours
 * (seen 2026-11).
 */
export function startPage(title: WordKey, css: string, page: VNode): void {
  document.documentElement.lang = say('languageTag');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  document.documentElement.dir = say('textDirection');
  document.title = say(title);
  render(page, document.querySelector('#app') as HTMLElement);
}
