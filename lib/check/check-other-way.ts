import type { FetchOutcome } from '../fetch/fetch-source';
import type { Archive, ArchivedCopy } from '../links/archives/archive';
import { classifyResponse } from '../links/classify-response';
import type { CopiesAnswer } from '../links/find-copies';
import type { SourceUrl } from '../model/address';
import type { CheckResult } from '../model/check-result';
import type { Citation, FoundSource } from '../model/citation';
import type { Claim } from '../model/claim';
import type { ClaimResult } from '../model/claim-result';
import type { OtherWay, Way } from '../model/job';
import type { NonEmpty } from '../model/result';
import type { ArchiveAnswer, Observed, Snapshot, SnapshotId } from '../model/snapshot';
import type { LinkClass } from '../model/verdict';
import { bestLook } from './best-look';
import { bestVerdict } from './best-verdict';
import type { CheckTools } from './check-citation';
import { findElsewhere } from './find-elsewhere';
import { claimJudge, type Judge, type Judged, quoteJudge, whyUnknown } from './judge';
import type { LookAt } from './look-up-claim';
import { type ReadTools, readSource, type SourceReading } from './read-source';

export interface OtherWayTools extends CheckTools {
  /** The page as the reader's own tab shows it; opens one where there is none. */
  readTab(url: SourceUrl): Promise<FetchOutcome>;
  /** The bytes of a file that the reader chose; null where they are gone or damaged. */
  readFile(id: SnapshotId): Promise<Snapshot | null>;
  readonly archive: Archive;
  findCopies(href: string, most: number): Promise<CopiesAnswer>;
  /** For who holds the turn of the site already, as who shares a reading does. */
  fetchSource(url: SourceUrl): Promise<FetchOutcome>;
  fetchInTurn(url: SourceUrl): Promise<FetchOutcome>;
}

/** Copies read to look for words that the page of today does not hold. */
const MOST_COPIES = 3;

/** Does what the reader asked for with one source of a quote and gives the whole result anew. */
export async function checkOtherWay(
  citation: Citation,
  { way, source, previous, file }: OtherWay,
  others: readonly FoundSource[],
  tools: OtherWayTools,
): Promise<CheckResult> {
  if (way === 'other-sources')
    return { ...previous, ...(await findElsewhere(citation.quoteText, others, tools)) };
  const bySource = await readAnew(
    { citation, previous: previous.bySource, source, way, file },
    quoteJudge(citation.quoteText),
    tools,
  );
  return { ...previous, bySource, best: bestVerdict(bySource) };
}

/** The same with one source of a cited sentence. Its other sources are looked through anyway. */
export async function lookOtherWay(
  claim: Claim,
  { way, source, previous, file }: OtherWay<ClaimResult>,
  lookAt: LookAt,
  tools: OtherWayTools,
): Promise<ClaimResult> {
  if (way === 'other-sources') return previous;
  const bySource = await readAnew(
    { citation: claim, previous: previous.bySource, source, way, file },
    claimJudge(claim.sentence, lookAt),
    tools,
  );
  return { ...previous, bySource, best: bestLook(bySource) };
}

interface Anew<R> extends Pick<OtherWay, 'source' | 'file'> {
  readonly citation: Pick<Citation, 'sources'>;
  readonly previous: NonEmpty<R>;
  readonly way: Exclude<Way, 'other-sources'>;
}

/** All results, with that of one source as the other way gives it. */
async function readAnew<R extends Judged>(
  { citation, previous, source, way, file }: Anew<R>,
  judge: Judge<R>,
  tools: OtherWayTools,
): Promise<NonEmpty<R>> {
  const before = previous.find((result) => result.source === source);
  const cited = citation.sources[source];
  if (before === undefined || cited === undefined) return previous;
  const { href } = cited;
  const result = await {
    'open-tab': () => inTab(href, before, judge, tools),
    copies: () => inCopies(href, before, judge, tools),
    file: () => inFile(href, before, file, judge, tools),
  }[way]();
  return previous.map((each) => (each.source === source ? result : each)) as unknown as NonEmpty<R>;
}

/** What a tab shows counts before what a request without cookies was given; no answer changes nothing. */
async function inTab<R extends Judged>(
  href: string,
  before: R,
  judge: Judge<R>,
  tools: OtherWayTools,
): Promise<R> {
  const read = await readBy(href, before.source, tools, tools.readTab);
  const result = await judge.judge(before.source, read);
  if (!judge.isUnknown(result)) return result;
  // A browser's own viewer lets nobody in; the file behind it may be read without the tab.
  const again = await readBy(href, before.source, tools, tools.fetchInTurn);
  const fetched = await judge.judge(before.source, again);
  if (!judge.isUnknown(fetched)) return fetched;
  return judge.isUnknown(before) ? result : before;
}

/** What the reader saved is read like a page, and is said to be that file. */
async function inFile<R extends Judged>(
  href: string,
  before: R,
  file: SnapshotId | null,
  judge: Judge<R>,
  tools: OtherWayTools,
): Promise<R> {
  const stored = file === null ? null : await tools.readFile(file);
  if (stored === null) return before;
  const snapshot = { ...stored, via: 'file' as const, requestedUrl: href, finalUrl: href };
  const observed = { ...NOTHING_SEEN, requested: href, finalUrl: href, status: 200 };
  const read = await readBy(href, before.source, tools, async () => ({
    kind: 'answer',
    snapshot,
    observed,
  }));
  const result = await judge.judge(before.source, read);
  return judge.isUnknown(result) && !judge.isUnknown(before) ? before : result;
}

async function inCopies<R extends Judged>(
  href: string,
  before: R,
  judge: Judge<R>,
  tools: OtherWayTools,
): Promise<R> {
  const found = await tools.findCopies(href, judge.isUnknown(before) ? 1 : MOST_COPIES);
  const { name, saveUrl } = tools.archive;
  const page = { archive: name, saveUrl: saveUrl(href) };
  const anew = classedAnew(href, before, judge, answerOf(found));
  if (found.kind !== 'copies') {
    const answer = found.kind === 'none' ? found.kind : 'no-answer';
    return { ...anew, archived: { ...page, answer, copy: null } };
  }
  const copy = await bestCopy(before.source, found.copies, judge, tools);
  if (copy !== null && judge.holdsAll(copy) && judge.isUnknown(before)) return copy;
  return { ...anew, archived: { ...page, answer: 'copies', copy } };
}

/** The first copy that holds all that was looked for, or else the newest that could be read. */
async function bestCopy<R extends Judged>(
  source: number,
  copies: readonly ArchivedCopy[],
  judge: Judge<R>,
  tools: OtherWayTools,
): Promise<R | null> {
  let newest: R | null = null;
  for (const { url } of copies) {
    const read = await readBy(url, source, tools, async (address) =>
      asCopy(await tools.fetchInTurn(address), tools.archive),
    );
    const result = await judge.judge(source, read);
    if (judge.holdsAll(result)) return result;
    if (!judge.isUnknown(result)) newest ??= result;
  }
  return newest;
}

async function readBy(
  href: string,
  source: number,
  tools: OtherWayTools,
  fetchSource: ReadTools['fetchSource'],
): Promise<SourceReading> {
  const parsed = tools.parse(href);
  if (!parsed.ok) {
    return { kind: 'unread', why: { kind: 'refused-address', why: parsed.error }, reading: null };
  }
  return readSource(parsed.value, {
    ...tools,
    fetchSource,
    storedSnapshot: async () => null,
    keepSnapshot: (snapshot) => tools.keepSnapshot(snapshot, source),
  });
}

/** An archive sends readers on to the nearest copy it can show: that one is named, and no move. */
function asCopy(outcome: FetchOutcome, archive: Archive): FetchOutcome {
  if (outcome.kind !== 'answer') return outcome;
  const { snapshot, observed } = outcome;
  if (archive.capturedAt(snapshot.finalUrl) === null) {
    return { kind: 'failed', observed: { ...observed, error: 'reset' } };
  }
  return {
    kind: 'answer',
    snapshot: { ...snapshot, via: 'archive' },
    observed: { ...observed, requested: snapshot.finalUrl },
  };
}

function answerOf(found: CopiesAnswer): ArchiveAnswer {
  switch (found.kind) {
    case 'copies': {
      const [{ capturedAt, url }] = found.copies;
      return { kind: 'copy', capturedAt: new Date(capturedAt).toISOString(), url };
    }
    case 'none':
      return found;
    case 'no-answer':
    case 'no-permission':
      return { kind: 'no-answer' };
  }
}

/** What the archive says may change the class of a link that failed, and nothing else. */
function classedAnew<R extends Judged>(
  href: string,
  before: R,
  judge: Judge<R>,
  archive: ArchiveAnswer,
): R {
  const why = whyUnknown(before);
  const observed = why?.kind === 'link' ? OBSERVED_OF[why.class] : undefined;
  if (observed === undefined) return before;
  const linkClass = classifyResponse({ ...NOTHING_SEEN, requested: href, ...observed }, archive);
  return judge.classed(before, linkClass);
}

const NOTHING_SEEN: Omit<Observed, 'requested'> = {
  hops: [],
  finalUrl: null,
  status: null,
  headers: {},
  error: null,
  title: null,
  text: null,
  doubts: [],
};

/** What was seen of links whose class an archive's answer may change. */
const OBSERVED_OF: Partial<Record<LinkClass, Partial<Observed>>> = {
  gone: { status: 404 },
  'gone-copy-exists': { status: 404 },
  'gone-no-copy': { status: 404 },
  'host-unknown': { error: 'dns' },
};
