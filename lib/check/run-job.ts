/** EDGE: one check from the queue, kept so that it can go on after the process was stopped. */
import type { OpenPdf } from '../extract/open-pdf';
import type { FetchOutcome } from '../fetch/fetch-source';
import type { Archive } from '../links/archives/archive';
import { compareWithList } from '../links/compare-with-list';
import type { AddressRefusal, SourceUrl } from '../model/address';
import type { CheckResult, SourceResult } from '../model/check-result';
import type { Job } from '../model/job';
import type { CitationRecord } from '../model/record';
import type { NonEmpty, Result } from '../model/result';
import type { Snapshot, SnapshotId } from '../model/snapshot';
import type { Unreadable } from '../model/verdict';
import { digest } from '../store/digest';
import { saveJob } from '../store/jobs';
import { addRecord, readRecord } from '../store/records';
import { readSettings } from '../store/settings';
import { readSnapshot, saveSnapshot } from '../store/snapshots';
import { keepWithin } from '../store/storage-bounds';
import type { ArchiveDesk } from './archive-desk';
import type { ReachBoundary } from './boundary';
import { type CheckTools, checkCitation } from './check-citation';
import { checkOtherWay, type OtherWayTools } from './check-other-way';
import { findInReadings, type KnownSource } from './find-elsewhere';
import { isPositive } from './is-positive';
import { leadToOnePlace } from './lead-to-one-place';
import type { SharedReadings } from './share-readings';
import { versions } from './versions';

export interface JobTools {
  fetchSource(url: SourceUrl, stop: AbortSignal): Promise<FetchOutcome>;
  parse(href: string): Result<SourceUrl, AddressRefusal>;
  /** Lets one task per site run at a time. */
  takeTurn<T>(host: string, task: () => Promise<T>): Promise<T>;
  /** The page as a tab of the reader's shows it, for the chat page in the tab `tabId`. */
  readTab(url: SourceUrl, tabId: number): Promise<FetchOutcome>;
  readonly archive: Archive;
  archiveDesk: ArchiveDesk;
  readings: SharedReadings;
  openPdf: OpenPdf | null;
  reach: ReachBoundary;
  now(): number;
}

/** What a finished job hands on: the result and when it was reached, ms since the epoch. */
export interface JobDone {
  readonly result: CheckResult;
  readonly checkedAt: number;
}

/** How often a check is begun before it is given up as one that stops the browser's process. */
const ATTEMPTS = 3;

/** Runs the job to its stored record. A record stored by an interrupted run is not made again. */
export async function runJob(job: Job, tools: JobTools, stop: AbortSignal): Promise<JobDone> {
  const stored = await readRecord(job.id);
  if (stored !== null) return stored;
  if (job.attempt > ATTEMPTS) return { result: gaveUp(job), checkedAt: tools.now() };
  const snapshots = new Map<number, SnapshotId>();
  const fetchOne = (url: SourceUrl): Promise<FetchOutcome> =>
    tools.takeTurn(new URL(url).hostname, () => tools.fetchSource(url, stop));
  const checkTools = toolsFor(job, tools, snapshots);
  const result =
    job.otherWay === undefined
      ? await checkCitation(job.citation, fetchOne, checkTools)
      : await checkOtherWay(job.citation, job.otherWay, job.others ?? [], {
          ...checkTools,
          ...otherWays(job, tools),
          fetchSource: fetchOne,
        });
  const complete = await withOthers(job, result, tools);
  return finish(job, withList(job, complete), tools);
}

async function finish(job: Job, result: CheckResult, tools: JobTools): Promise<JobDone> {
  const checkedAt = tools.now();
  if (!job.isPrivate) await addRecord(recordOf(job, result, checkedAt));
  await tools.reach('record-stored');
  if (!job.isPrivate) await keepWithin(await readSettings(), checkedAt);
  return { result, checkedAt };
}

function otherWays(
  job: Job,
  tools: JobTools,
): Pick<OtherWayTools, 'readTab' | 'readFile' | 'archive' | 'findCopies'> {
  return {
    readFile: snapshotOrNull,
    archive: tools.archive,
    readTab: (url) => tools.readTab(url, job.tabId),
    findCopies: (href, most) => tools.archiveDesk.find(href, most, job.isPrivate),
  };
}

/** How each cited address stands to the answer's own list of sources. */
function withList(job: Job, result: CheckResult): CheckResult {
  const listed = job.listed ?? [];
  const bySource = result.bySource.map((each): SourceResult => {
    const href = job.citation.sources[each.source]?.href ?? '';
    return { ...each, inList: compareWithList(href, listed, each.reading?.finalUrl ?? null) };
  });
  return { ...result, bySource: bySource as unknown as CheckResult['bySource'] };
}

/** What other sources that were read a moment ago tell of this one; nothing is requested. */
async function withOthers(job: Job, result: CheckResult, tools: JobTools): Promise<CheckResult> {
  const best = result.bySource[result.best] ?? result.bySource[0];
  if (isPositive(best.verdict)) return result;
  const { quoteText, sources } = job.citation;
  const others = await knownReadings(job, tools);
  const landings = others.map(({ href, read }) => ({ href, finalUrl: read.reading.finalUrl }));
  const elsewhere = result.elsewhere ?? findInReadings(quoteText, others);
  const hrefs = sources.map(({ href }) => href);
  return { ...leadToOnePlace(result, hrefs, landings), elsewhere };
}

async function knownReadings(job: Job, tools: JobTools): Promise<KnownSource[]> {
  const known: KnownSource[] = [];
  for (const source of job.others ?? []) {
    const parsed = tools.parse(source.href);
    const read = parsed.ok ? await tools.readings.known(shareKey(job, parsed.value)) : null;
    if (read?.kind === 'read') known.push({ ...source, read });
  }
  return known;
}

/** A private window's reading is not on disk, so a record must not lean on it. */
function shareKey(job: Job, url: SourceUrl): string {
  return `${job.isPrivate} ${url}`;
}

function toolsFor(job: Job, tools: JobTools, kept: Map<number, SnapshotId>): CheckTools {
  // "Check again" asks for a new reading; anything else may share one of a moment ago.
  const since = job.again ? job.askedAt : 0;
  return {
    parse: tools.parse,
    openPdf: tools.openPdf,
    startBudget: () => startBudget(tools.now),
    reach: tools.reach,
    storedSnapshot: (source) => storedSnapshot(job, source),
    share: (url, read) => tools.readings.share(shareKey(job, url), since, read),
    async keepSnapshot(snapshot, source) {
      if (job.isPrivate) return digest(snapshot.bytes);
      const id = await saveSnapshot(snapshot);
      if (source === null) return id;
      kept.set(source, id);
      await saveJob({ ...job, snapshots: { ...job.snapshots, ...Object.fromEntries(kept) } });
      return id;
    },
  };
}

/** Milliseconds that a page's markup may take to read; real pages take a hundredth of it. */
const READING_MS = 1500;

function startBudget(now: () => number): () => boolean {
  const end = now() + READING_MS;
  return () => now() > end;
}

async function storedSnapshot(job: Job, source: number): Promise<Snapshot | null> {
  const id = job.snapshots[source];
  return id === undefined ? null : snapshotOrNull(id);
}

async function snapshotOrNull(id: SnapshotId): Promise<Snapshot | null> {
  const read = await readSnapshot(id);
  return read.ok ? read.value : null;
}

function recordOf(job: Job, result: CheckResult, checkedAt: number): CitationRecord {
  const { id, citation, metOn } = job;
  const snapshots = result.bySource.flatMap(({ reading }) => reading?.snapshot ?? []);
  return { id, citation, metOn, result, snapshots, versions, checkedAt };
}

function gaveUp({ citation }: Job): CheckResult {
  const why: Unreadable = { kind: 'link', class: 'timed-out' };
  const bySource = citation.sources.map((_, source) => ({
    source,
    verdict: { kind: 'could-not-check' as const, why, nearest: null },
    reading: null,
    title: null,
    excerpt: null,
    page: null,
  })) as unknown as NonEmpty<CheckResult['bySource'][0]>;
  return { best: 0, bySource, elsewhere: null, moreSources: citation.moreSources };
}
