/** EDGE: draws one of our own pages. */
import { effect } from '@preact/signals-core';
import { render, type VNode } from 'preact';
import type { WordKey } from '../../lib/model/words';
import { say } from './page-wording';

/**
 * Sets language, direction and title, which no HTML file can know, and draws the page: anew whenever a
 * signal that the drawing read has changed. This one line spares every page the signals' own binding
 * to Preact, which weighs as much as the popup.
 *
 * The style sheet is linked only after the first word was asked for: with a link in the HTML file,
 * Chromium now and then reads the extension's words too early, and then gives empty ones to every
 * page of ours (seen 2026-11, Chromium 156).
 */
export async function startPage(title: WordKey, cssUrl: string, page: () => VNode): Promise<void> {
  document.documentElement.lang = say('languageTag');
  document.documentElement.dir = say('textDirection');
  document.title = say(title);
  await linkStyle(cssUrl);
  const app = document.querySelector('#app') as HTMLElement;
  effect(() => render(page(), app));
}

/** Waits for the sheet, so that nothing is shown unstyled; a page without it is better than none. */
function linkStyle(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((settle) => {
    link.onload = settle;
    link.onerror = settle;
    document.head.append(link);
  });
}
