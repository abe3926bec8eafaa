import { createQueue, type Queue } from '../../../lib/check/queue';
import { runJob } from '../../../lib/check/run-job';
import { shareReadings } from '../../../lib/check/share-readings';
import { createTabChecks, type TabChecks } from '../../../lib/check/tab-checks';
import { takeTurns } from '../../../lib/check/take-turns';
import { fetchSource } from '../../../lib/fetch/fetch-source';
import { wayback } from '../../../lib/links/archives/wayback';
import { isPrivateAddress } from '../../../lib/links/is-private-address';
import { parseSourceUrl } from '../../../lib/links/parse-source-url';
import type { Citation } from '../../../lib/model/citation';
import type { VerdictKind } from '../../../lib/model/verdict';
import { openDatabase } from '../../../lib/store/open-database';
import { readTab } from '../../../lib/store/tab-states';
import { randomOf } from '../../bench/random';
import { citation } from '../citation';
import { FaultySite, QUOTE } from './faulty-site';
import { ProcessStopped, startProcess } from './process';

export interface FaultCounts {
  readonly checks: number;
  readonly kinds: Readonly<Record<VerdictKind, number>>;
  /** Citations without a verdict at the end, and those with more than one record. */
  readonly lost: number;
  readonly doubled: number;
  /** Verdicts that the pages do not bear out. */
  readonly wrong: readonly string[];
  readonly requests: number;
  readonly stops: number;
}

const TAB = 7;
/** Checks asked for at once, and requests between two stops of the background. */
const BATCH = 20;
const MOST_REQUESTS = 12;

/**
 * Runs `checks` checks against a site that fails in every way, in a background that is stopped again
 * and again. A stopped one does nothing more: whatever it waits for never comes, and it can write nothing. The
 * next one takes up what stands in the store.
 */
export async function runFaults(
  checks: number,
  seed: number,
  site: FaultySite,
): Promise<FaultCounts> {
  const random = randomOf(seed + 1);
  const citations = Array.from({ length: checks }, (_, n) => citationOf(n));
  let ids = 0;
  let stops = 0;
  let background = start(site, () => `job-${ids++}`);
  await background.run(({ checks }) =>
    checks.report(TAB, {
      site: 'chatgpt',
      pageUrl: 'https://chatgpt.com/c/1',
      isPrivate: false,
      answers: 1,
      citations,
      hidden: [],
      uncited: 0,
      shown: { citations: 0, more: 0, withoutAddress: 0 },
      leftOut: { citations: 0, longQuotes: 0 },
    }),
  );
  const keys = citations.map(({ key }) => key);
  for (let from = 0; from < keys.length; from += BATCH) {
    const batch = keys.slice(from, from + BATCH);
    await background.run(({ checks }) => checks.begin(TAB, batch, false));
    let nextStop = site.requests + 1 + Math.floor(random() * MOST_REQUESTS);
    while (!(await isDone(batch))) {
      await rest(1 + Math.floor(random() * 8));
      if (site.requests < nextStop) continue;
      nextStop = site.requests + 1 + Math.floor(random() * MOST_REQUESTS);
      background.stop();
      stops++;
      background = start(site, () => `job-${ids++}`);
      await background.run(({ queue }) => queue.resume());
    }
  }
  return { ...(await count(citations)), checks, requests: site.requests, stops };
}

interface Background {
  run<T>(task: (background: { checks: TabChecks; queue: Queue }) => Promise<T>): Promise<T>;
  stop(): void;
}

/** One life of the background process. */
function start(site: FaultySite, newId: () => string): Background {
  const { run, stop, alive } = startProcess();
  const now = () => Date.now();
  const fetchTools = {
    observer: site.observer,
    parse: parseSourceUrl,
    mayOpen: async () => true,
    onAccessLost: () => () => undefined,
    resolve: null,
    isPrivate: isPrivateAddress,
    now,
  };
  const tools = {
    fetchSource: async (url: Parameters<typeof fetchSource>[0], stop: AbortSignal) =>
      alive(await fetchSource(await alive(url), fetchTools, stop)),
    readTab: async () => Promise.reject(new Error('No check of this run reads a tab.')),
    archive: wayback,
    archiveDesk: { find: async () => ({ kind: 'no-answer' as const }) },
    asksArchive: async () => false,
    parse: parseSourceUrl,
    mayOpen: async () => true,
    takeTurn: takeTurns(3),
    readings: shareReadings(now),
    openPdf: null,
    lookAt: async () => Promise.reject(new Error('No check of this run is of a sentence.')),
    reach: () => alive(undefined),
    now,
  };
  const queue = createQueue({
    run: (job, stop) => runJob(job, tools, stop),
    done: async (job, outcome) => checks.done(job, await alive(outcome)),
    failed: (_, error) => {
      if (!(error instanceof ProcessStopped)) throw error;
    },
    busy: () => undefined,
    reach: tools.reach,
  });
  const checks = createTabChecks({ queue, tell: () => undefined, now, newId });
  return { run: (task) => run(() => task({ checks, queue })), stop };
}

function citationOf(n: number): Citation {
  const href = FaultySite.address(n);
  return citation({ key: `k${n}`, quoteText: QUOTE, sources: [{ href, label: '' }] });
}

async function isDone(keys: readonly string[]): Promise<boolean> {
  const tab = await readTab(TAB);
  return keys.every((key) => tab?.checks[key]?.state === 'checked');
}

async function count(citations: readonly Citation[]) {
  const tab = await readTab(TAB);
  const records = await (await openDatabase()).getAll('records');
  const kinds = {
    found: 0,
    'found-with-edits': 0,
    closest: 0,
    'not-in-source': 0,
    'could-not-check': 0,
  };
  const wrong: string[] = [];
  let lost = 0;
  for (const { key, sources } of citations) {
    const check = tab?.checks[key];
    if (check?.state !== 'checked') lost++;
    else {
      const { kind } = check.result.bySource[0].verdict;
      kinds[kind]++;
      if (isWrong(kind, sources[0].href)) wrong.push(`${kind}: ${sources[0].href}`);
    }
  }
  const seen = records.map((record) => record.citation.key);
  return { kinds, lost, doubled: seen.length - new Set(seen).size, wrong };
}

function isWrong(kind: VerdictKind, address: string): boolean {
  const { holds } = FaultySite.truthOf(address);
  const isPositive = kind === 'found' || kind === 'found-with-edits';
  const isNegative = kind === 'closest' || kind === 'not-in-source';
  return (isPositive && !holds) || (isNegative && holds);
}

/** Lets other work go on for so many turns of the event loop. */
async function rest(turns: number): Promise<void> {
  for (let i = 0; i < turns; i++) await new Promise((done) => setImmediate(done));
}
