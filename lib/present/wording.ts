import type { Say } from '../model/words';

/** What sentences depend on besides the verdict: the language, the clock, and how a host is written. */
export interface Wording {
  readonly say: Say;
  /** BCP 47 tag for dates, numbers and plurals. */
  readonly locale: string;
  /** Milliseconds since the epoch, at which "today" is decided. */
  readonly now: number;
  /** Host of an address as it is safe to show (punycode when scripts are mixed). */
  readonly displayHost: (url: string) => string;
}
