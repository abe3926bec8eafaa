/** EDGE: the words of our own pages, in the language of the browser. */
import { browser } from 'wxt/browser';
import { displayHost } from '../../lib/links/display-host';
import type { Say } from '../../lib/model/words';
import type { Wording } from '../../lib/present/wording';
import { wordingLocale } from '../../lib/present/wording-locale';

export const say: Say = (key, ...values) => browser.i18n.getMessage(key as never, [...values]);

/** Taken anew for every drawing, since "today" goes by. */
export function pageWording(): Wording {
  return {
    say,
    locale: wordingLocale(browser.i18n.getUILanguage(), say),
    now: Date.now(),
    displayHost,
  };
}
