import type { FetchOutcome } from '../fetch/fetch-source';
import type { Archive, ArchivedCopy } from '../links/archives/archive';
import { classifyResponse } from '../links/classify-response';
import type { CopiesAnswer } from '../links/find-copies';
import type { SourceUrl } from '../model/address';
import type { ArchivedPage, CheckResult, SourceResult } from '../model/check-result';
import type { Citation, FoundSource } from '../model/citation';
import type { OtherWay } from '../model/job';
import type { NonEmpty } from '../model/result';
import type { ArchiveAnswer, Observed, Snapshot, SnapshotId } from '../model/snapshot';
import type { LinkClass } from '../model/verdict';
import { bestVerdict } from './best-verdict';
import type { CheckTools } from './check-citation';
import { checkSource } from './check-source';
import { findElsewhere } from './find-elsewhere';
import { isPositive } from './is-positive';
import { type ReadTools, readSource, type SourceReading } from './read-source';

export interface OtherWayTools extends CheckTools {
  /** The page as the reader's own tab shows it; opens one where there is none. */
  readTab(url: SourceUrl): Promise<FetchOutcome>;
  /** The bytes of a file that the reader chose; null where they are gone or damaged. */
  readFile(id: SnapshotId): Promise<Snapshot | null>;
  readonly archive: Archive;
  findCopies(href: string, most: number): Promise<CopiesAnswer>;
  fetchSource(url: SourceUrl): Promise<FetchOutcome>;
}

/** Copies read to look for words that the page of today does not hold. */
const MOST_COPIES = 3;

/** Does what the reader asked for with one source and gives the whole result anew. */
export async function checkOtherWay(
  citation: Citation,
  { way, source, previous, file }: OtherWay,
  others: readonly FoundSource[],
  tools: OtherWayTools,
): Promise<CheckResult> {
  const before = previous.bySource.find((result) => result.source === source);
  const cited = citation.sources[source];
  if (before === undefined || cited === undefined) return previous;
  switch (way) {
    case 'open-tab':
      return withResult(previous, await inTab(citation.quoteText, cited.href, before, tools));
    case 'copies':
      return withResult(previous, await inCopies(citation.quoteText, cited.href, before, tools));
    case 'file':
      return withResult(
        previous,
        await inFile(citation.quoteText, cited.href, before, file, tools),
      );
    case 'other-sources':
      return { ...previous, ...(await findElsewhere(citation.quoteText, others, tools)) };
  }
}

function withResult(previous: CheckResult, result: SourceResult): CheckResult {
  const bySource = previous.bySource.map((each) =>
    each.source === result.source ? result : each,
  ) as unknown as NonEmpty<SourceResult>;
  return { ...previous, bySource, best: bestVerdict(bySource) };
}

/** What a tab shows counts before what a request without cookies was given; no answer changes nothing. */
async function inTab(
  quote: string,
  href: string,
  before: SourceResult,
  tools: OtherWayTools,
): Promise<SourceResult> {
  const read = await readBy(href, before.source, tools, tools.readTab);
  const result = await checkSource(quote, before.source, read);
  if (!isUnknown(result)) return result;
  // A browser's own viewer lets nobody in; the file behind it may be read without the tab.
  const again = await readBy(href, before.source, tools, tools.fetchSource);
  const fetched = await checkSource(quote, before.source, again);
  if (!isUnknown(fetched)) return fetched;
  return isUnknown(before) ? result : before;
}

/** What the reader saved is read like a page, and is said to be that file. */
async function inFile(
  quote: string,
  href: string,
  before: SourceResult,
  file: SnapshotId | null,
  tools: OtherWayTools,
): Promise<SourceResult> {
  const stored = file === null ? null : await tools.readFile(file);
  if (stored === null) return before;
  const snapshot = { ...stored, via: 'file' as const, requestedUrl: href, finalUrl: href };
  const observed = { ...NOTHING_SEEN, requested: href, finalUrl: href, status: 200 };
  const read = await readBy(href, before.source, tools, async () => ({
    kind: 'answer',
    snapshot,
    observed,
  }));
  const result = await checkSource(quote, before.source, read);
  return isUnknown(result) && !isUnknown(before) ? before : result;
}

async function inCopies(
  quote: string,
  href: string,
  before: SourceResult,
  tools: OtherWayTools,
): Promise<SourceResult> {
  const found = await tools.findCopies(href, isUnknown(before) ? 1 : MOST_COPIES);
  const { name, saveUrl } = tools.archive;
  const page = { archive: name, saveUrl: saveUrl(href) };
  if (found.kind !== 'copies') {
    const answer = found.kind === 'none' ? found.kind : 'no-answer';
    const archived: ArchivedPage = { ...page, answer, copy: null };
    return { ...classedAnew(href, before, answerOf(found)), archived };
  }
  const copy = await bestCopy(quote, before.source, found.copies, tools);
  if (copy !== null && isPositive(copy.verdict) && isUnknown(before)) return copy;
  const archived: ArchivedPage = { ...page, answer: 'copies', copy };
  return { ...classedAnew(href, before, answerOf(found)), archived };
}

/** The first copy that holds the quote, or else the newest that could be read. */
async function bestCopy(
  quote: string,
  source: number,
  copies: readonly ArchivedCopy[],
  tools: OtherWayTools,
): Promise<SourceResult | null> {
  let newest: SourceResult | null = null;
  for (const { url } of copies) {
    const read = await readBy(url, source, tools, async (address) =>
      asCopy(await tools.fetchSource(address), tools.archive),
    );
    const result = await checkSource(quote, source, read);
    if (isPositive(result.verdict)) return result;
    if (!isUnknown(result)) newest ??= result;
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
function classedAnew(href: string, before: SourceResult, archive: ArchiveAnswer): SourceResult {
  const { verdict, reading } = before;
  if (verdict.kind !== 'could-not-check' || verdict.why.kind !== 'link') return before;
  const observed = OBSERVED_OF[verdict.why.class];
  if (observed === undefined) return before;
  const linkClass = classifyResponse({ ...NOTHING_SEEN, requested: href, ...observed }, archive);
  return {
    ...before,
    verdict: { ...verdict, why: { kind: 'link', class: linkClass } },
    reading: reading && { ...reading, linkClass },
  };
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

function isUnknown({ verdict }: SourceResult): boolean {
  return verdict.kind === 'could-not-check';
}
