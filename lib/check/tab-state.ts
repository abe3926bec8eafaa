import type { CheckState, LookState, TabState } from '../model/citation-state';
import type { StoredTab } from '../store/tab-states';

/** What the popup shows of a tab. */
export function tabStateOf(
  tab: StoredTab | null,
  switches: Pick<TabState, 'enabled' | 'claimsOn'>,
): TabState {
  if (tab === null) {
    return { ...NO_PAGE, ...switches };
  }
  const citations = tab.citations.map((citation) => ({
    citation,
    check: checkOf(tab, citation.key),
  }));
  const claims = switches.claimsOn ? (tab.claims ?? []) : [];
  const { site, answers, hidden, uncited, shown, leftOut } = tab;
  return {
    site,
    host: new URL(tab.pageUrl).hostname,
    ...switches,
    answers,
    citations,
    claims: claims.map((claim) => ({ claim, look: lookOf(tab, claim.key) })),
    hidden,
    uncited,
    shown,
    leftOut,
  };
}

function checkOf({ checks }: StoredTab, key: string): CheckState {
  const state = checks[key];
  return state === undefined || state.state === 'looked-up' ? WAITING : state;
}

function lookOf({ checks }: StoredTab, key: string): LookState {
  const state = checks[key];
  return state === undefined || state.state === 'checked' ? WAITING : state;
}

const WAITING = { state: 'waiting' } as const;

const NO_PAGE: Omit<TabState, 'enabled' | 'claimsOn'> = {
  site: null,
  host: null,
  answers: 0,
  citations: [],
  claims: [],
  hidden: [],
  uncited: 0,
  shown: { citations: 0, more: 0, withoutAddress: 0 },
  leftOut: { citations: 0, longQuotes: 0 },
};
