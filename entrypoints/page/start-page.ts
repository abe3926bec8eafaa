/** EDGE: draws one of our own pages. */
import { render, type VNode } from 'preact';
import type { WordKey } from '../../lib/model/words';
import { say } from './page-wording';

/** Sets language, direction and title, which no HTML file can know, and draws the page. */
export function startPage(title: WordKey, page: VNode): void {
  document.documentElement.lang = say('languageTag');
  document.documentElement.dir = say('textDirection');
  document.title = say(title);
  render(page, document.querySelector('#app') as HTMLElement);
}
