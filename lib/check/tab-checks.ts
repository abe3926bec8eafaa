/** EDGE: the citations of every open chat page, and what is known of each. */

import { isSamePage } from '../links/is-same-page';
import { nameSources } from '../links/name-sources';
import type { Citation, FoundSource } from '../model/citation';
import type { CheckState, TabState } from '../model/citation-state';
import type { Job, OtherWay, Way } from '../model/job';
import type { SnapshotId } from '../model/snapshot';
import type { Unreadable } from '../model/verdict';
import { changeTab, knownTabs, readTab, type StoredTab } from '../store/tab-states';
import type { Queue } from './queue';
import type { JobDone } from './run-job';

export type PageReport = Omit<StoredTab, 'checks'>;

export interface TabChecksTools {
  queue: Pick<Queue, 'add' | 'stop'>;
  /** Tells whoever shows this tab that `changed` of its citations have a new state. */
  tell(tabId: number, tab: StoredTab, changed: Readonly<Record<string, CheckState>>): void;
  now(): number;
  newId(): string;
}

/** A page is asked for at most this many checks at a time; the rest waits for the next click. */
const CHECKS_AT_ONCE = 100;

/** What a check belongs to that no tab shows; browsers count tabs from 1. */
const NO_TAB = -1;

export type TabChecks = ReturnType<typeof createTabChecks>;

export function createTabChecks(tools: TabChecksTools) {
  /** Sets the state of some citations of a tab, and tells. */
  const setChecks = async (tabId: number, checks: Record<string, CheckState>): Promise<void> => {
    const tab = await changeTab(
      tabId,
      (old) => old && { ...old, checks: { ...old.checks, ...checks } },
    );
    if (tab !== null) tools.tell(tabId, tab, checks);
  };

  const begin = async (tabId: number, keys: readonly string[], again: boolean): Promise<void> => {
    const tab = await readTab(tabId);
    if (tab === null) return;
    const wanted = new Set(keys);
    const citations = tab.citations
      .filter(({ key }) => wanted.has(key) && isDue(tab.checks[key], again))
      .slice(0, CHECKS_AT_ONCE);
    await addJobs(tabId, tab, citations, { again });
  };

  const addJobs = async (
    tabId: number,
    tab: Pick<StoredTab, 'site' | 'pageUrl' | 'isPrivate' | 'citations' | 'lists'>,
    citations: readonly Citation[],
    wish: { readonly again: boolean; readonly otherWay?: OtherWay },
  ): Promise<readonly string[]> => {
    const { site, pageUrl, isPrivate } = tab;
    const jobs = citations.map(
      (citation): Job => ({
        id: tools.newId(),
        tabId,
        citation,
        metOn: { site, pageUrl },
        isPrivate,
        askedAt: tools.now(),
        attempt: 1,
        snapshots: {},
        others: otherSources(citation, tab.citations),
        listed: tab.lists?.[citation.list ?? -1] ?? [],
        ...wish,
      }),
    );
    const checking = citations.map(({ key }) => [key, { state: 'checking' as const }]);
    await tools.queue.add(jobs, () => setChecks(tabId, Object.fromEntries(checking)));
    return jobs.map(({ id }) => id);
  };

  return {
    begin,

    /** Citations of no open tab; gives the ids under which their records will be kept. */
    beginCited(citations: readonly Citation[], metOn: Job['metOn']): Promise<readonly string[]> {
      return addJobs(NO_TAB, { ...metOn, isPrivate: false, citations }, citations, { again: true });
    },

    /** One source of a citation that has its verdict, read another way. */
    async beginOtherWay(
      tabId: number,
      key: string,
      source: number,
      way: Way,
      file: SnapshotId | null = null,
    ): Promise<void> {
      const tab = await readTab(tabId);
      const citation = tab?.citations.find((one) => one.key === key);
      const check = tab?.checks[key];
      if (tab === null || citation === undefined || check?.state !== 'checked') return;
      const otherWay = { way, source, previous: check.result, file };
      await addJobs(tabId, tab, [citation], { again: true, otherWay });
    },

    /** A page says what it shows now. Verdicts of citations that it shows no longer are kept. */
    async report(tabId: number, report: PageReport): Promise<StoredTab> {
      const named = { ...report, citations: nameSources(report.citations) };
      const tab = await changeTab(tabId, (old) => ({ ...named, checks: keptChecks(old, named) }));
      // `changeTab` gives back what the change made, and this one never makes null.
      const stored = tab as StoredTab;
      tools.tell(tabId, stored, {});
      return stored;
    },

    /** Every citation of the tab that has no verdict yet; with `again`, every one. */
    async beginAll(tabId: number, again: boolean): Promise<void> {
      const tab = await readTab(tabId);
      if (tab !== null)
        await begin(
          tabId,
          tab.citations.map(({ key }) => key),
          again,
        );
    },

    async stop(tabId: number): Promise<void> {
      await tools.queue.stop(tabId);
      const tab = await readTab(tabId);
      await setChecks(tabId, waitingAgain(tab));
    },

    async done(job: Job, { result, checkedAt }: JobDone): Promise<void> {
      await setChecks(job.tabId, { [job.citation.key]: { state: 'checked', result, checkedAt } });
    },

    /** The reader allowed more sites: what waited for that is checked again. */
    async resumeRefused(): Promise<void> {
      for (const tabId of await knownTabs()) {
        const tab = await readTab(tabId);
        const refused = Object.entries(tab?.checks ?? {}).filter(([, check]) =>
          lacksPermission(check),
        );
        if (refused.length > 0)
          await begin(
            tabId,
            refused.map(([key]) => key),
            true,
          );
      }
    },

    async forget(tabId: number): Promise<void> {
      await tools.queue.stop(tabId);
      await changeTab(tabId, () => null);
    },
  };
}

/** What the popup shows of a tab. */
export function tabStateOf(tab: StoredTab | null, enabled: boolean): TabState {
  if (tab === null) {
    return { ...NO_PAGE, enabled };
  }
  const citations = tab.citations.map((citation) => ({
    citation,
    check: tab.checks[citation.key] ?? { state: 'waiting' as const },
  }));
  const { site, answers, hidden, uncited, shown, leftOut } = tab;
  return {
    site,
    host: new URL(tab.pageUrl).hostname,
    enabled,
    answers,
    citations,
    hidden,
    uncited,
    shown,
    leftOut,
  };
}

const NO_PAGE: Omit<TabState, 'enabled'> = {
  site: null,
  host: null,
  answers: 0,
  citations: [],
  hidden: [],
  uncited: 0,
  shown: { citations: 0, more: 0, withoutAddress: 0 },
  leftOut: { citations: 0, longQuotes: 0 },
};

/** Sources looked through for words that are not in their own. */
const MOST_OTHERS = 20;

/** What else the page cites, each page once. */
function otherSources(own: Citation, citations: readonly Citation[]): FoundSource[] {
  const others: FoundSource[] = [];
  const seen = own.sources.map(({ href }) => href);
  for (const source of citations.flatMap(({ sources }) => sources)) {
    if (others.length === MOST_OTHERS) break;
    if (seen.some((href) => isSamePage(href, source.href))) continue;
    seen.push(source.href);
    others.push(source);
  }
  return others;
}

function isDue(check: CheckState | undefined, again: boolean): boolean {
  if (check?.state === 'checking') return false;
  return again || check?.state !== 'checked' || lacksPermission(check);
}

function lacksPermission(check: CheckState): boolean {
  if (check.state !== 'checked') return false;
  return check.result.bySource.some(({ verdict }) => whyOf(verdict)?.kind === 'no-permission');
}

function whyOf(verdict: { kind: string; why?: Unreadable }): Unreadable | null {
  return verdict.why ?? null;
}

/** Verdicts belong to one chat site; moving to another page of the tab starts afresh. */
function keptChecks(old: StoredTab | null, report: PageReport): StoredTab['checks'] {
  if (old === null) return {};
  return new URL(old.pageUrl).origin === new URL(report.pageUrl).origin ? old.checks : {};
}

function waitingAgain(tab: StoredTab | null): Record<string, CheckState> {
  const checking = Object.entries(tab?.checks ?? {}).filter(
    ([, { state }]) => state === 'checking',
  );
  return Object.fromEntries(checking.map(([key]) => [key, { state: 'waiting' as const }]));
}
