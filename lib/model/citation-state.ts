import type { CheckResult } from './check-result';
import type { Citation, HiddenCitation, LeftOut, ShownSources } from './citation';

/** Where the check of one citation stands. */
export type CheckState =
  | { readonly state: 'waiting' }
  | { readonly state: 'checking' }
  | { readonly state: 'checked'; readonly result: CheckResult; readonly checkedAt: number };

export interface CitationState {
  readonly citation: Citation;
  readonly check: CheckState;
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
  readonly hidden: readonly Pick<HiddenCitation, 'quoteText' | 'label'>[];
  readonly uncited: number;
  readonly shown: ShownSources;
  readonly leftOut: LeftOut;
}
