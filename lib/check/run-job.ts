/** EDGE: one check from the queue, kept so that it can go on after the process was stopped. */
import type { OpenPdf } from '../extract/open-pdf';
import type { FetchOutcome } from '../fetch/fetch-source';
import type { Archive } from '../links/archives/archive';
import { compareWithList } from '../links/compare-with-list';
import type { AddressRefusal, SourceUrl } from '../model/address';
import type { CheckResult } from '../model/check-result';
import type { CheckState, LookState } from '../model/citation-state';
import type { ClaimResult } from '../model/claim-result';
import type { ClaimJob, Job, OtherWay, QuoteJob } from '../model/job';
import type { CitationRecord, ClaimRecord, EvidenceRecord } from '../model/record';
import type { Result } from '../model/result';
import type { Snapshot, SnapshotId } from '../model/snapshot';
import { digest } from '../store/digest';
import { saveJob } from '../store/jobs';
import { addRecord, readRecord } from '../store/records';
import { readSettings } from '../store/settings';
import { isStored, readSnapshot, saveSnapshot } from '../store/snapshots';
import { keepWithin } from '../store/storage-bounds';
import type { ArchiveDesk } from './archive-desk';
import { bestLook } from './best-look';
import { bestVerdict } from './best-verdict';
import type { ReachBoundary } from './boundary';
import { type CheckTools, checkCitation } from './check-citation';
import { checkOtherWay, lookOtherWay, type OtherWayTools } from './check-other-way';
import { findInReadings, type KnownSource } from './find-elsewhere';
import { gaveUp, gaveUpLooking } from './give-up';
import { isPositive } from './is-positive';
import { leadToOnePlace } from './lead-to-one-place';
import { type LookAt, lookUpClaim } from './look-up-claim';
import { probeSite } from './probe-site';
import { settle } from './settle';
import type { SharedReadings } from './share-readings';
import { startBudget } from './start-budget';
import type { ShownFor } from './tab-of-page';
import { claimVersions, versions } from './versions';

export interface JobTools {
  fetchSource(url: SourceUrl, stop: AbortSignal): Promise<FetchOutcome>;
  parse(href: string): Result<SourceUrl, AddressRefusal>;
  /** Whether the reader allows this address now: access may be taken back while a check runs. */
  mayOpen(url: SourceUrl): Promise<boolean>;
  /** Lets one task per site run at a time. */
  takeTurn<T>(host: string, task: () => Promise<T>): Promise<T>;
  /** The page as a tab of the reader's shows it, of a window as private as the tab that asked. */
  readTab(url: SourceUrl, shownFor: ShownFor): Promise<FetchOutcome>;
  readonly archive: Archive;
  archiveDesk: ArchiveDesk;
  /** Whether the reader wants the archive asked by itself for a page that is gone. */
  asksArchive(): Promise<boolean>;
  lookAt: LookAt;
  readings: SharedReadings;
  openPdf: OpenPdf | null;
  reach: ReachBoundary;
  now(): number;
}

/** What a finished job hands on: how its citation, or its cited sentence, stands from now on. */
export type JobDone =
  | Extract<CheckState, { readonly state: 'checked' }>
  | Extract<LookState, { readonly state: 'looked-up' }>;

/** How often a check is begun before it is given up as one that stops the browser's process. */
const ATTEMPTS = 3;

/** Runs the job to its stored record. A record stored by an interrupted run is not made again. */
export async function runJob(job: Job, tools: JobTools, stop: AbortSignal): Promise<JobDone> {
  const stored = await readRecord(job.id);
  if (stored !== null) return doneOf(stored);
  const fetchOne = (url: SourceUrl): Promise<FetchOutcome> =>
    tools.takeTurn(new URL(url).hostname, () => tools.fetchSource(url, stop));
  const run = { ...tools, stop };
  return 'kind' in job ? runLook(job, fetchOne, run) : runCheck(job, fetchOne, run);
}

type RunTools = JobTools & { readonly stop: AbortSignal };

type FetchOne = (url: SourceUrl) => Promise<FetchOutcome>;

async function runCheck(job: QuoteJob, fetchOne: FetchOne, tools: RunTools): Promise<JobDone> {
  const { citation, otherWay, others = [] } = job;
  if (job.attempt > ATTEMPTS)
    return finish({ ...recordOf(job, tools), citation, result: gaveUp(job), versions }, job, tools);
  const checkTools = { ...toolsFor(job, fetchOne, tools), ...otherWays(job, fetchOne, tools) };
  const look = (way: OtherWay) => checkOtherWay(citation, way, others, checkTools);
  const result =
    otherWay === undefined
      ? await settle(await checkCitation(citation, fetchOne, checkTools), bestVerdict, {
          ...{ job, tools },
          look: (source, previous) => look({ way: 'copies', source, previous, file: null }),
        })
      : await look(otherWay);
  const complete = withList(job, await withOthers(job, result, tools));
  return finish({ ...recordOf(job, tools), citation, result: complete, versions }, job, tools);
}

async function runLook(job: ClaimJob, fetchOne: FetchOne, tools: RunTools): Promise<JobDone> {
  const { citation, otherWay, kind } = job;
  const unnamed = { kind, citation, versions: claimVersions };
  if (job.attempt > ATTEMPTS)
    return finish({ ...recordOf(job, tools), ...unnamed, result: gaveUpLooking(job) }, job, tools);
  const { lookAt } = tools;
  const checkTools = {
    ...toolsFor(job, fetchOne, tools),
    ...otherWays(job, fetchOne, tools),
    lookAt,
  };
  const look = (way: OtherWay<ClaimResult>) => lookOtherWay(citation, way, lookAt, checkTools);
  const result =
    otherWay === undefined
      ? await settle(await lookUpClaim(citation, fetchOne, checkTools), bestLook, {
          ...{ job, tools },
          look: (source, previous) => look({ way: 'copies', source, previous, file: null }),
        })
      : await look(otherWay);
  return finish({ ...recordOf(job, tools), ...unnamed, result: withList(job, result) }, job, tools);
}

/** Stores what was found with the copies that it rests on. */
async function finish(
  unnamed: Omit<CitationRecord, 'snapshots'> | Omit<ClaimRecord, 'snapshots'>,
  { isPrivate }: Job,
  tools: RunTools,
): Promise<JobDone> {
  const { bySource } = unnamed.result;
  const snapshots = bySource.flatMap(({ reading }) => reading?.snapshot ?? []);
  const record = { ...unnamed, snapshots };
  // A fetch that the reader stopped looks like one that failed; nobody asked for a record of that.
  if (tools.stop.aborted) return doneOf(record);
  if (!isPrivate) await addRecord(record);
  await tools.reach('record-stored');
  if (!isPrivate) await keepWithin(await readSettings(), record.checkedAt);
  return doneOf(record);
}

function doneOf(record: EvidenceRecord): JobDone {
  const { checkedAt } = record;
  return 'kind' in record
    ? { state: 'looked-up', result: record.result, checkedAt }
    : { state: 'checked', result: record.result, checkedAt };
}

function otherWays(
  job: Job,
  fetchSource: FetchOne,
  tools: JobTools,
): Pick<OtherWayTools, 'readTab' | 'readFile' | 'archive' | 'findCopies' | 'fetchSource'> {
  return {
    fetchSource,
    readFile: snapshotOrNull,
    archive: tools.archive,
    readTab: (url) => tools.readTab(url, job),
    findCopies: (href, most) => tools.archiveDesk.find(href, most, job.isPrivate),
  };
}

/** How each cited address stands to the answer's own list of sources. */
function withList<R extends CheckResult | ClaimResult>(job: Job, result: R): R {
  const listed = job.listed ?? [];
  const bySource = result.bySource.map((each) => {
    const href = job.citation.sources[each.source]?.href ?? '';
    return { ...each, inList: compareWithList(href, listed, each.reading?.finalUrl ?? null) };
  });
  return { ...result, bySource };
}

/** What other sources that were read a moment ago tell of this one; nothing is requested. */
async function withOthers(
  job: QuoteJob,
  result: CheckResult,
  tools: JobTools,
): Promise<CheckResult> {
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

function toolsFor(job: Job, fetchOne: FetchOne, tools: JobTools): CheckTools {
  const kept = new Map<number, SnapshotId>();
  // "Check again" asks for a new reading; anything else may share one of a moment ago.
  const since = job.again ? job.askedAt : 0;
  return {
    parse: tools.parse,
    openPdf: tools.openPdf,
    knowsMissing: (url) => probeSite(url, fetchOne, tools.now),
    startBudget: () => startBudget(tools.now),
    reach: tools.reach,
    storedSnapshot: (source) => storedSnapshot(job, source),
    async share(url, read) {
      const shared = await tools.readings.share(shareKey(job, url), since, read);
      if (shared.kind === 'read' && !job.isPrivate) await keepStored(shared);
      return shared;
    },
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

/** The copy of a reading that is shared may have left the store since: the reader may delete it at any time. */
async function keepStored({ reading, snapshot }: KnownSource['read']): Promise<void> {
  if (!(await isStored(reading.snapshot))) await saveSnapshot(snapshot);
}

async function storedSnapshot(job: Job, source: number): Promise<Snapshot | null> {
  const id = job.snapshots[source];
  return id === undefined ? null : snapshotOrNull(id);
}

async function snapshotOrNull(id: SnapshotId): Promise<Snapshot | null> {
  const read = await readSnapshot(id);
  return read.ok ? read.value : null;
}

function recordOf(
  { id, metOn }: Job,
  { now }: JobTools,
): Pick<CitationRecord, 'id' | 'metOn' | 'checkedAt'> {
  return { id, metOn, checkedAt: now() };
}
