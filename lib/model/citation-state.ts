import type { CheckResult } from './check-result';
import type { Citation, HiddenCitation, LeftOut, ShownSources } from './citation';
import type { Claim } from './claim';
import type { ClaimResult } from './claim-result';

/** Where the check of one citation stands. */
export type CheckState =
  | { readonly state: 'waiting' }
  | { readonly state: 'checking' }
  | { readonly state: 'checked'; readonly result: CheckResult; readonly checkedAt: number };

/** Where the look at one cited sentence stands. It ends in no verdict. */
export type LookState =
  | Exclude<CheckState, { readonly state: 'checked' }>
  | { readonly state: 'looked-up'; readonly result: ClaimResult; readonly checkedAt: number };

export interface CitationState {
  readonly citation: Citation;
  readonly check: CheckState;
}

export interface ClaimState {
  readonly claim: Claim;
  readonly look: LookState;
}

/** What the popup shows of one tab. */
export interface TabState {
  /** Site name of the adapter, null for the generic reading. */
  readonly site: string | null;
  /** Host of the chat page, for the switch; null when Verbatim does not run on this tab. */
  readonly host: string | null;
  readonly enabled: boolean;
  readonly answers: number;
  readonly citations: readonly CitationState[];
  /** Cited sentences that quote nothing; empty while the reader does not want them. */
  readonly claims: readonly ClaimState[];
  /** The reader wants cited sentences marked too. */
  readonly claimsOn: boolean;
  readonly hidden: readonly Pick<HiddenCitation, 'quoteText' | 'label'>[];
  readonly uncited: number;
  readonly shown: ShownSources;
  readonly leftOut: LeftOut;
}
