/** EDGE: what a check from the queue reads with: turns, shared readings, and a store for what it gained. */
import type { FetchOutcome } from '../fetch/fetch-source';
import type { SourceUrl } from '../model/address';
import type { Job } from '../model/job';
import type { Snapshot, SnapshotId } from '../model/snapshot';
import { digest } from '../store/digest';
import { changeJob } from '../store/jobs';
import { isStored, readSnapshot, saveSnapshot } from '../store/snapshots';
import type { OtherWayTools } from './check-other-way';
import { countAttempts } from './count-attempts';
import type { KnownSource } from './find-elsewhere';
import { probeSite } from './probe-site';
import type { SourceReading } from './read-source';
import type { JobTools } from './run-job';
import { startBudget } from './start-budget';

export interface ToolsForJob extends OtherWayTools {
  /** A reading of a moment ago that is at hand, or under way; nothing is requested. */
  known(url: SourceUrl): Promise<SourceReading | null>;
}

/**
 * A page is fetched and read in one turn of its site: so few are under way at once, and an attempt is counted
 * of these alone.
 */
export function toolsForJob(job: Job, tools: JobTools, stop: AbortSignal): ToolsForJob {
  // "Check again" asks for a new reading; anything else may share one of a moment ago.
  const since = job.again ? job.askedAt : 0;
  const { readings } = tools;
  const fetchSource = (url: SourceUrl): Promise<FetchOutcome> => tools.fetchSource(url, stop);
  const attempts = countAttempts(job);
  /** For a source that is read for this check alone. */
  const beginOnly = (): Promise<void> => attempts.begin(0);
  const inTurn = async <T>(
    url: SourceUrl,
    source: number,
    begin: () => Promise<void>,
    read: () => Promise<T>,
  ): Promise<T> => {
    await attempts.wait(source);
    return tools.takeTurn(new URL(url).hostname, async () => {
      await begin();
      return read();
    });
  };

  return {
    parse: tools.parse,
    openPdf: tools.openPdf,
    archive: tools.archive,
    startBudget: () => startBudget(tools.now),
    reach: tools.reach,
    end: attempts.end,
    fetchSource,
    fetchInTurn: (url) => inTurn(url, 0, beginOnly, () => fetchSource(url)),
    // In the turn of the page that is under suspicion.
    knowsMissing: (url) => probeSite(url, fetchSource, tools.now),
    async storedSnapshot(source) {
      const kept = job.snapshots[source];
      if (kept === undefined || typeof kept === 'string') return null;
      const { id, ...about } = kept;
      const stored = await snapshotOrNull(id);
      return stored && { ...about, bytes: stored.bytes };
    },
    async share(url, source, read) {
      const counted = () => attempts.begin(source);
      const shared = await readings.share(shareKey(job, url), since, counted, (begin) =>
        inTurn(url, source, begin, read),
      );
      if (shared.kind === 'read' && !job.isPrivate) await keepStored(shared);
      return shared;
    },
    async known(url) {
      const reading = readings.known(shareKey(job, url));
      if (reading === null) return null;
      await attempts.wait(0);
      const known = await reading;
      await beginOnly();
      return known;
    },
    async keepSnapshot(snapshot, source) {
      if (job.isPrivate) return digest(snapshot.bytes);
      const id = await saveSnapshot(snapshot);
      if (source === null) return id;
      const { bytes: _, ...about } = snapshot;
      const kept = { ...about, id };
      await changeJob(job, (old) => ({ ...old, snapshots: { ...old.snapshots, [source]: kept } }));
      return id;
    },
    async readTab(url) {
      await beginOnly();
      return tools.readTab(url, job);
    },
    async readFile(id) {
      await beginOnly();
      return snapshotOrNull(id);
    },
    findCopies: (href, most) => tools.archiveDesk.find(href, most, job.isPrivate),
  };
}

/** A private window's reading is not on disk, so a record must not lean on it. */
function shareKey(job: Job, url: SourceUrl): string {
  return `${job.isPrivate} ${url}`;
}

/** The copy of a reading that is shared may have left the store since: the reader may delete it at any time. */
async function keepStored({ reading, snapshot }: KnownSource['read']): Promise<void> {
  if (!(await isStored(reading.snapshot))) await saveSnapshot(snapshot);
}

async function snapshotOrNull(id: SnapshotId): Promise<Snapshot | null> {
  const read = await readSnapshot(id);
  return read.ok ? read.value : null;
}
