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
import {
  type CitationRecord,
  type ClaimRecord,
  type EvidenceRecord,
  isWholeRecord,
} from '../model/record';
import type { Result } from '../model/result';
import { addRecord, readRecord } from '../store/records';
import { readSettings } from '../store/settings';
import { keepWithin } from '../store/storage-bounds';
import type { ArchiveDesk } from './archive-desk';
import { bestLook } from './best-look';
import { bestVerdict } from './best-verdict';
import type { ReachBoundary } from './boundary';
import { checkCitation } from './check-citation';
import { checkOtherWay, lookOtherWay } from './check-other-way';
import { findInReadings, type KnownSource } from './find-elsewhere';
import { gaveUp, gaveUpLooking } from './give-up';
import { isPositive } from './is-positive';
import { leadToOnePlace } from './lead-to-one-place';
import { type LookAt, lookUpClaim } from './look-up-claim';
import { settle } from './settle';
import type { SharedReadings } from './share-readings';
import type { ShownFor } from './tab-of-page';
import { type ToolsForJob, toolsForJob } from './tools-for-job';
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

/** How often the process is stopped under a check before it is given up as what stops it. */
const ATTEMPTS = 3;

/** Runs the job to its stored record. A record stored by an interrupted run is not made again. */
export async function runJob(job: Job, tools: JobTools, stop: AbortSignal): Promise<JobDone> {
  const stored = await readRecord(job.id);
  if (stored !== null && isWholeRecord(stored)) return doneOf(stored);
  // One that was changed since tells nothing, and keeps its id.
  const recordId = stored === null ? job.id : `${job.id}-${tools.now()}`;
  const run = { ...tools, stop, recordId };
  return 'kind' in job ? runLook(job, run) : runCheck(job, run);
}

type RunTools = JobTools & { readonly stop: AbortSignal; readonly recordId: string };

async function runCheck(job: QuoteJob, tools: RunTools): Promise<JobDone> {
  const { citation, otherWay, others = [] } = job;
  if (job.attempt >= ATTEMPTS)
    return finish({ ...recordOf(job, tools), citation, result: gaveUp(job), versions }, job, tools);
  const checkTools = toolsForJob(job, tools, tools.stop);
  const look = (way: OtherWay) => checkOtherWay(citation, way, others, checkTools);
  const result =
    otherWay === undefined
      ? await settle(
          await checkCitation(citation, checkTools.fetchSource, checkTools),
          bestVerdict,
          {
            ...{ job, tools },
            look: (source, previous) => look({ way: 'copies', source, previous, file: null }),
          },
        )
      : await look(otherWay);
  const complete = withList(job, await withOthers(job, result, checkTools));
  return finish({ ...recordOf(job, tools), citation, result: complete, versions }, job, tools);
}

async function runLook(job: ClaimJob, tools: RunTools): Promise<JobDone> {
  const { citation, otherWay, kind } = job;
  const unnamed = { kind, citation, versions: claimVersions };
  if (job.attempt >= ATTEMPTS)
    return finish({ ...recordOf(job, tools), ...unnamed, result: gaveUpLooking(job) }, job, tools);
  const { lookAt } = tools;
  const checkTools = { ...toolsForJob(job, tools, tools.stop), lookAt };
  const look = (way: OtherWay<ClaimResult>) => lookOtherWay(citation, way, lookAt, checkTools);
  const result =
    otherWay === undefined
      ? await settle(await lookUpClaim(citation, checkTools.fetchSource, checkTools), bestLook, {
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
  tools: ToolsForJob,
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

async function knownReadings(job: Job, tools: ToolsForJob): Promise<KnownSource[]> {
  const known: KnownSource[] = [];
  for (const source of job.others ?? []) {
    const parsed = tools.parse(source.href);
    const read = parsed.ok ? await tools.known(parsed.value) : null;
    if (read?.kind === 'read') known.push({ ...source, read });
  }
  return known;
}

function recordOf(
  { metOn }: Job,
  { now, recordId }: RunTools,
): Pick<CitationRecord, 'id' | 'metOn' | 'checkedAt'> {
  return { id: recordId, metOn, checkedAt: now() };
}
