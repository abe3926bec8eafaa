import type en from '../../public/_locales/en/messages.json';

/** Key of one sentence in the locale files. */
export type WordKey = keyof typeof en;

/** Gives the sentence for `key` in the reader's language, with $1… replaced by `values`. */
export type Say = (key: WordKey, ...values: readonly string[]) => string;
