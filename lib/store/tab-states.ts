/**
 * EDGE: what is known of each open chat page, in the browser's memory only (`storage.session`): it
 * outlives the background process, not the browser, and never reaches the disk.
 */
import { browser } from 'wxt/browser';
import type { Citation, HiddenCitation, LeftOut, ShownSources } from '../model/citation';
import type { CheckState, LookState } from '../model/citation-state';
import type { Claim } from '../model/claim';

export interface StoredTab {
  readonly site: string | null;
  readonly pageUrl: string;
  readonly isPrivate: boolean;
  readonly answers: number;
  readonly citations: readonly Citation[];
  readonly hidden: readonly Pick<HiddenCitation, 'quoteText' | 'label'>[];
  /** Source lists of the page's answers; see `Citation.list`. Tabs of early versions lack it. */
  readonly lists?: readonly (readonly string[])[];
  readonly uncited: number;
  readonly shown: ShownSources;
  readonly leftOut: LeftOut;
  /** Cited sentences that quote nothing; absent where the page does not report them. */
  readonly claims?: readonly Claim[] | undefined;
  /** By key of the citation or claim. Kept for citations that the page has unmounted for now. */
  readonly checks: Readonly<Record<string, CheckState | LookState>>;
}

const keyOf = (tabId: number): string => `tab:${tabId}`;

export async function readTab(tabId: number): Promise<StoredTab | null> {
  const key = keyOf(tabId);
  return ((await browser.storage.session.get(key))[key] as StoredTab | undefined) ?? null;
}

/** Changes of one process run one after the other, or the second would write over the first. */
let lastChange: Promise<unknown> = Promise.resolve();

/** Stores what `change` makes of the tab's state and gives it back. `null` leaves nothing. */
export function changeTab(
  tabId: number,
  change: (tab: StoredTab | null) => StoredTab | null,
): Promise<StoredTab | null> {
  const next = lastChange.then(async () => {
    const tab = change(await readTab(tabId));
    if (tab === null) await browser.storage.session.remove(keyOf(tabId));
    else await browser.storage.session.set({ [keyOf(tabId)]: tab });
    return tab;
  });
  lastChange = next.catch(() => null);
  return next;
}

/** Ids of all tabs with a known state. */
export async function knownTabs(): Promise<readonly number[]> {
  const all = await browser.storage.session.get(null);
  return Object.keys(all)
    .filter((key) => key.startsWith('tab:'))
    .map((key) => Number(key.slice('tab:'.length)));
}
