import type { AddressRefusal } from './address';
import type { Edit, Finding, RefusalWhy } from './finding';
import type { NonEmpty } from './result';
import type { Observed } from './snapshot';
import type { Place } from './span';

/** Signs in text and markup that a page may not have been read as its reader sees it. */
export type Doubt =
  | 'truncated'
  | 'scanned'
  | 'encrypted'
  | 'too-short'
  | 'charset-guessed'
  | 'sign-of-shell'
  | 'sign-of-consent'
  | 'sign-of-login'
  | 'sign-of-paywall'
  | 'sign-of-bot-wall'
  | 'sign-of-soft-404';

export type LinkClass =
  | 'live'
  | 'redirected'
  | 'redirect-loop'
  | 'soft-404'
  | 'parked'
  | 'gone'
  | 'gone-copy-exists'
  | 'gone-no-copy'
  | 'host-unknown'
  | 'blocked'
  | 'server-error'
  | 'timed-out'
  | 'not-text'
  | 'too-large'
  | 'not-allowed'
  | 'no-permission'
  | 'consent-wall'
  | 'login-wall'
  | 'paywall'
  | 'shell'
  | 'bot-wall'
  // `check` alone says these two, after verifying.
  | 'moved'
  | 'moved-elsewhere';

/**
 * What the network did where no page came back. Absent where one did, whose reading keeps it, and in results
 * of early versions.
 */
export type SeenLink = Pick<Observed, 'hops' | 'finalUrl' | 'status' | 'error'>;

/** Every reason not to know. */
export type Unreadable =
  | { readonly kind: 'no-permission'; readonly origin: string }
  | { readonly kind: 'refused-address'; readonly why: AddressRefusal }
  | { readonly kind: 'link'; readonly class: LinkClass; readonly seen?: SeenLink }
  | { readonly kind: 'doubt'; readonly doubt: Doubt }
  | { readonly kind: 'refused'; readonly why: RefusalWhy };

/** A finding, or why there is none. `nearest` may be shown under the reason, never as a verdict. */
export type Verdict =
  | Finding
  | {
      readonly kind: 'could-not-check';
      readonly why: Unreadable;
      readonly nearest: { readonly passage: Place; readonly edits: NonEmpty<Edit> } | null;
    };

export type VerdictKind = Verdict['kind'];
