import type { Say } from '../model/words';

/**
 * Locale for dates and plurals. The reader's own, if our words are in that language (`en-GB`);
 * otherwise that of the words, so that an English sentence does not carry a French date.
 */
export function wordingLocale(uiLanguage: string, say: Say): string {
  const tag = say('languageTag');
  return uiLanguage === tag || uiLanguage.startsWith(`${tag}-`) ? uiLanguage : tag;
}
