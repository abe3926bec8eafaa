import { type ReadonlySignal, signal } from '@preact/signals-core';
import { originsRefused, patternsWanted } from '../../lib/check/patterns-wanted';
import type { FromOurPage } from '../../lib/messages/from-our-page';
import type { CheckState, LookState, TabState } from '../../lib/model/citation-state';
import type { Way } from '../../lib/model/job';
import { listAccess } from '../../lib/present/list-access';

/** All that the popup asks of the world outside. */
export interface Sender {
  watchTab(tabId: number, listen: (tab: TabState) => void): void;
  tell(message: FromOurPage): Promise<unknown>;
  missingAccess(patterns: readonly string[]): Promise<readonly string[]>;
  requestAccess(patterns: readonly string[]): Promise<unknown>;
  onAccessChanged(listen: () => void): void;
}

export interface TabModel {
  readonly tab: ReadonlySignal<TabState | null>;
  /** How many sites have to be asked for before everything can be checked. */
  readonly missingSites: ReadonlySignal<number>;
  checkAll(): void;
  stop(): void;
  check(key: string, again: boolean): void;
  checkOtherWay(key: string, source: number, way: Way): void;
  /** Begins anew, with access asked for first where it is wanting. */
  allow(keys: readonly string[]): void;
  showInAnswer(key: string): void;
}

/** The state of the popup: one tab as the background tells it, and what the reader may do there. */
export function createTabModel(tabId: number, sender: Sender): TabModel {
  const tab = signal<TabState | null>(null);
  /** Null until the browser has told: then everything that is needed is asked for. */
  const missing = signal<readonly string[] | null>(null);
  const missingSites = signal(0);

  // Known before the click: a browser refuses a question that comes after a wait.
  const findMissing = async (): Promise<void> => {
    const found = await sender.missingAccess(patternsOf(tab.value, openKeys(tab.value)));
    missing.value = found;
    missingSites.value = listAccess(found).length;
  };
  const check = (keys: string[] | null, again: boolean): void => {
    void sender.tell({ kind: 'check-in-tab', tabId, keys, again });
  };
  /** What is refused now goes on by itself once access is granted. */
  const ask = (patterns: readonly string[]): void => {
    if (patterns.length > 0) sender.requestAccess(patterns).catch(reportRefusedQuestion);
  };

  sender.watchTab(tabId, (state) => {
    tab.value = state;
    void findMissing();
  });
  sender.onAccessChanged(() => void findMissing());

  return {
    tab,
    missingSites,
    checkAll() {
      const keys = openKeys(tab.value);
      ask(missing.value ?? patternsOf(tab.value, keys));
      check(keys.length > 0 ? keys : null, true);
    },
    stop: () => void sender.tell({ kind: 'stop-checks', tabId }),
    check: (key, again) => check([key], again),
    checkOtherWay: (key, source, way) =>
      void sender.tell({ kind: 'check-other-way', tabId, key, source, way }),
    allow(keys) {
      ask(patternsOf(tab.value, keys));
      check([...keys], true);
    },
    showInAnswer: (key) => void sender.tell({ kind: 'show-card', tabId, key }),
  };
}

/** Citations without a verdict, or with none for want of access. */
function openKeys(tab: TabState | null): string[] {
  const open = (tab?.citations ?? []).filter(
    ({ check }) => check.state === 'waiting' || originsRefused(check).length > 0,
  );
  return open.map(({ citation }) => citation.key);
}

function patternsOf(tab: TabState | null, keys: readonly string[]): readonly string[] {
  if (tab === null) return [];
  const { citations, claims } = tab;
  const known = {
    citations: citations.map(({ citation }) => citation),
    claims: claims.map(({ claim }) => claim),
    checks: Object.fromEntries<CheckState | LookState>([
      ...citations.map(({ citation, check }) => [citation.key, check] as const),
      ...claims.map(({ claim, look }) => [claim.key, look] as const),
    ]),
  };
  return [...new Set(keys.flatMap((key) => patternsWanted(known, key)))];
}

function reportRefusedQuestion(error: unknown): void {
  console.error('Verbatim: the browser did not ask for access.', error);
}
