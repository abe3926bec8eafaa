import { extractText } from '../extract/extract-text';
import type { OpenPdf } from '../extract/open-pdf';
import type { FetchOutcome } from '../fetch/fetch-source';
import { capturedAt } from '../links/archives/captured-at';
import { classifyResponse } from '../links/classify-response';
import type { SourceUrl } from '../model/address';
import type { Observed, Reading, Snapshot, SnapshotId } from '../model/snapshot';
import type { SourceText } from '../model/source-text';
import type { LinkClass, Unreadable } from '../model/verdict';
import type { SourceIndex } from '../verify/index-source';
import { indexSource } from '../verify/index-source';
import type { ReachBoundary } from './boundary';

/** One source, read as far as it could be. A reading serves every quote that cites the address. */
export type SourceReading =
  | {
      readonly kind: 'read';
      readonly snapshot: Snapshot;
      readonly index: SourceIndex;
      readonly reading: Reading;
    }
  | { readonly kind: 'unread'; readonly why: Unreadable; readonly reading: Reading | null };

export interface ReadTools {
  fetchSource(url: SourceUrl): Promise<FetchOutcome>;
  /** A snapshot that an interrupted check has stored already, or null. */
  storedSnapshot(): Promise<Snapshot | null>;
  /** Keeps the snapshot (not on disk for a private window) and names it. */
  keepSnapshot(snapshot: Snapshot): Promise<SnapshotId>;
  reach: ReachBoundary;
  openPdf: OpenPdf | null;
  /** Whether the site of this page says so of a page that it does not have; see `probeSite`. */
  knowsMissing(url: SourceUrl): Promise<boolean>;
  /** Starts a clock; the function it gives says whether reading has taken too long. */
  startBudget(): () => boolean;
}

/** Address → bytes → text → index, with a named reason wherever that ends early. */
export async function readSource(url: SourceUrl, tools: ReadTools): Promise<SourceReading> {
  const stored = await tools.storedSnapshot();
  if (stored !== null) return readSnapshotText(stored, observedFrom(stored), tools);
  await tools.reach('asked');
  const outcome = await tools.fetchSource(url);
  await tools.reach('fetched');
  switch (outcome.kind) {
    case 'no-permission':
      return unread({ kind: 'no-permission', origin: new URL(outcome.url).origin });
    case 'refused-address':
      return unread({ kind: 'refused-address', why: outcome.why });
    case 'failed':
      return unread(whyFailed(outcome.observed));
    case 'answer':
      return readSnapshotText(outcome.snapshot, outcome.observed, tools);
  }
}

function whyFailed(observed: Observed): Unreadable {
  const { hops, finalUrl, status, error } = observed;
  const seen = { hops, finalUrl, status, error };
  return { kind: 'link', class: classifyResponse(observed, null), seen };
}

const unread = (why: Unreadable): SourceReading => ({ kind: 'unread', why, reading: null });

async function readSnapshotText(
  snapshot: Snapshot,
  observed: Observed,
  tools: ReadTools,
): Promise<SourceReading> {
  const id = await tools.keepSnapshot(snapshot);
  await tools.reach('snapshot-stored');
  const extracted = await extractText(snapshot, {
    openPdf: tools.openPdf,
    isOverBudget: tools.startBudget(),
  });
  if (!extracted.ok) {
    const failed = classifyResponse(observed, null);
    const reading = readingOf(snapshot, id, failed, observed);
    // A 404 with an unreadable body is first of all a 404.
    const why = isAnswered(failed) ? extracted.error : { kind: 'link' as const, class: failed };
    return { kind: 'unread', why, reading };
  }
  const linkClass = await classOfPage(snapshot, observed, extracted.value, tools);
  const index = indexSource(extracted.value);
  return { kind: 'read', snapshot, index, reading: readingOf(snapshot, id, linkClass, observed) };
}

/** A page suspected to be its site's "not found" is cleared of that where the site tells the two apart. */
async function classOfPage(
  { via, finalUrl }: Snapshot,
  observed: Observed,
  { title, text, doubts }: SourceText,
  { knowsMissing }: ReadTools,
): Promise<LinkClass> {
  const seen = { ...observed, title, text, doubts };
  const linkClass = classifyResponse(seen, null);
  if (linkClass !== 'soft-404' || via !== 'network') return linkClass;
  if (!(await knowsMissing(finalUrl as SourceUrl))) return linkClass;
  const rest = doubts.filter((doubt) => doubt !== 'sign-of-soft-404');
  return classifyResponse({ ...seen, doubts: rest }, null);
}

const isAnswered = (linkClass: LinkClass): boolean =>
  linkClass === 'live' || linkClass === 'redirected';

function readingOf(
  snapshot: Snapshot,
  id: SnapshotId,
  linkClass: LinkClass,
  { hops }: Observed,
): Reading {
  return {
    via: snapshot.via,
    finalUrl: snapshot.finalUrl as SourceUrl,
    readAt: snapshot.fetchedAt,
    capturedAt: snapshot.via === 'archive' ? capturedAt(snapshot.finalUrl) : null,
    snapshot: id,
    linkClass: classAsRead(snapshot.via, linkClass),
    hops,
  };
}

/** A tab and a file have no network class; what its text says of walls and of where it ended stays. */
function classAsRead(via: Snapshot['via'], linkClass: LinkClass): LinkClass | null {
  const isLocal = via === 'open-tab' || via === 'file';
  return isLocal && linkClass === 'live' ? null : linkClass;
}

/** What the network said, as far as a stored snapshot remembers it. */
function observedFrom(snapshot: Snapshot): Observed {
  const { requestedUrl, finalUrl, status, headers } = snapshot;
  const last = { url: finalUrl, status: status ?? 0 };
  const hops = requestedUrl === finalUrl ? [last] : [{ url: requestedUrl, status: 302 }, last];
  return {
    requested: requestedUrl,
    hops,
    finalUrl,
    status,
    headers,
    error: null,
    title: null,
    text: null,
    doubts: [],
  };
}
