import type { Say, WordKey } from '../../lib/model/words';
import type { Wording } from '../../lib/present/wording';
import de from '../../public/_locales/de/messages.json';
import en from '../../public/_locales/en/messages.json';

const LOCALES = { en, de };
export type Locale = keyof typeof LOCALES;

/** `say` as the browser does it, from the same files. */
export function sayIn(locale: Locale): Say {
  const messages: Record<WordKey, { message: string }> = LOCALES[locale];
  return (key, ...values) =>
    messages[key].message.replace(/\$(\d)/g, (_, digit: string) => values[Number(digit) - 1] ?? '');
}

export const wordingIn = (locale: Locale, now = Date.UTC(2026, 4, 14, 12, 0)): Wording => ({
  say: sayIn(locale),
  locale,
  now,
  displayHost: (url) => (URL.canParse(url) ? new URL(url).host : ''),
});
