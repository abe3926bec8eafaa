/** EDGE: the citations of every open chat page, and what is known of each. */

import { isSamePage } from '../links/is-same-page';
import { nameSources } from '../links/name-sources';
import type { Citation, FoundSource } from '../model/citation';
import type { CheckState, LookState } from '../model/citation-state';
import type { Claim } from '../model/claim';
import type { ClaimJob, Job, OtherWay, QuoteJob, Way } from '../model/job';
import type { SnapshotId } from '../model/snapshot';
import { changeTab, knownTabs, readTab, type StoredTab } from '../store/tab-states';
import { originsRefused } from './patterns-wanted';
import type { Queue } from './queue';
import type { JobDone } from './run-job';

export type PageReport = Omit<StoredTab, 'checks'>;

type AnyState = CheckState | LookState;

export interface TabChecksTools {
  queue: Pick<Queue, 'add' | 'stop'>;
  /** Tells whoever shows this tab that `changed` of its citations have a new state. */
  tell(tabId: number, tab: StoredTab, changed: Readonly<Record<string, AnyState>>): void;
  now(): number;
  newId(): string;
}

interface CitingPage extends Pick<StoredTab, 'site' | 'pageUrl' | 'isPrivate' | 'lists'> {
  readonly citations: readonly Cited[];
}

/** Quotes and cited sentences of one answer that no tab shows. */
export interface CitedAnswer {
  readonly citations: readonly Cited[];
  readonly metOn: Job['metOn'];
}

/** A page is asked for at most this many checks at a time; the rest waits for the next click. */
const CHECKS_AT_ONCE = 100;

/** What a check belongs to that no tab shows; browsers count tabs from 1. */
const NO_TAB = -1;

export type TabChecks = ReturnType<typeof createTabChecks>;

export function createTabChecks(tools: TabChecksTools) {
  /** Checks under way when sites were allowed: they may have been refused a moment before. */
  const overtaken = new Set<string>();
  const nameOf = (tabId: number, key: string): string => `${tabId} ${key}`;

  /** Sets the state of some citations of a tab, and tells. */
  const setChecks = async (tabId: number, checks: Record<string, AnyState>): Promise<void> => {
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
    const due = [...tab.citations, ...(tab.claims ?? [])]
      .filter(({ key }) => wanted.has(key) && isDue(tab.checks[key], again))
      .slice(0, CHECKS_AT_ONCE);
    const jobs = makeJobs(tab, due.map(wishFor), { tabId, again, askedAt: tools.now() });
    await addJobs(tabId, jobs);
  };

  const makeJobs = (
    { site, pageUrl, isPrivate, lists, citations }: CitingPage,
    wishes: readonly Wish[],
    asked: Pick<Job, 'tabId' | 'again' | 'askedAt'>,
  ): Job[] =>
    wishes.map((wish) => ({
      id: tools.newId(),
      metOn: { site, pageUrl },
      isPrivate,
      attempt: 0,
      snapshots: {},
      others: otherSources(wish.citation, citations),
      listed: lists?.[wish.citation.list ?? -1] ?? [],
      ...asked,
      ...wish,
    }));

  const addJobs = async (tabId: number, jobs: readonly Job[]): Promise<void> => {
    const checking = jobs.map(({ citation: { key } }) => [key, { state: 'checking' as const }]);
    await tools.queue.add(jobs, () => setChecks(tabId, Object.fromEntries(checking)));
  };

  return {
    begin,

    /**
     * Citations of no open tab; gives the ids under which their records will be kept. They were asked for at
     * one moment, so that quotes of one page share its reading.
     */
    async beginCited(answers: readonly CitedAnswer[]): Promise<readonly string[]> {
      const asked = { tabId: NO_TAB, again: true, askedAt: tools.now() };
      const jobs = answers.flatMap(({ citations, metOn }) =>
        makeJobs({ ...metOn, isPrivate: false, citations }, citations.map(wishFor), asked),
      );
      await addJobs(NO_TAB, jobs);
      return jobs.map(({ id }) => id);
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
      const wish = tab === null ? null : otherWish(tab, key, { way, source, file });
      if (tab === null || wish === null) return;
      const asked = { tabId, again: true, askedAt: tools.now() };
      await addJobs(tabId, makeJobs(tab, [wish], asked));
    },

    /** A page says what it shows now. Verdicts of citations that it shows no longer are kept. */
    async report(tabId: number, report: PageReport): Promise<StoredTab> {
      const named = {
        ...report,
        citations: nameSources(report.citations),
        claims: report.claims && nameSources(report.claims),
      };
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

    async done({ tabId, citation: { key } }: Job, outcome: JobDone): Promise<void> {
      await setChecks(tabId, { [key]: outcome });
      if (overtaken.delete(nameOf(tabId, key)) && lacksPermission(outcome))
        await begin(tabId, [key], true);
    },

    /** The reader allowed more sites: what waited for that is checked again. */
    async resumeRefused(): Promise<void> {
      for (const tabId of await knownTabs()) {
        const checks = Object.entries((await readTab(tabId))?.checks ?? {});
        for (const [key, { state }] of checks)
          if (state === 'checking') overtaken.add(nameOf(tabId, key));
        const refused = checks.filter(([, check]) => lacksPermission(check));
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

/** Sources looked through for words that are not in their own. */
const MOST_OTHERS = 20;

/** What else the page cites, each page once. */
function otherSources(own: Cited, citations: readonly Cited[]): FoundSource[] {
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

type Cited = Citation | Claim;

/** What a job is about, and how its sources are to be read. */
type Wish =
  | Pick<QuoteJob, 'citation' | 'otherWay'>
  | Pick<ClaimJob, 'kind' | 'citation' | 'otherWay'>;

function wishFor(citation: Cited): Wish {
  return 'kind' in citation ? { kind: citation.kind, citation } : { citation };
}

/** Another way for what has been checked or looked up; null of anything else. */
function otherWish(tab: StoredTab, key: string, other: Omit<OtherWay, 'previous'>): Wish | null {
  const check = tab.checks[key];
  const citation = tab.citations.find((one) => one.key === key);
  if (citation !== undefined && check?.state === 'checked')
    return { citation, otherWay: { ...other, previous: check.result } };
  const claim = tab.claims?.find((one) => one.key === key);
  if (claim !== undefined && check?.state === 'looked-up')
    return { kind: 'claim', citation: claim, otherWay: { ...other, previous: check.result } };
  return null;
}

function isDue(check: AnyState | undefined, again: boolean): boolean {
  if (check?.state === 'checking') return false;
  return again || check === undefined || check.state === 'waiting' || lacksPermission(check);
}

function lacksPermission(check: AnyState): boolean {
  return originsRefused(check).length > 0;
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
