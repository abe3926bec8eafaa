/**
 * EDGE: the one place that requests a cited page.
 *
 * One GET, without cookies, referrer or headers of ours, hop by hop: every address, the first and
 * each redirect's target, passes the address guard and must be one the reader allowed. The body is
 * cut at a limit, the whole at a time; a body that came from a private address is dropped.
 */
import type { AddressRefusal, SourceUrl } from '../model/address';
import type { Result } from '../model/result';
import type { Observed, Snapshot } from '../model/snapshot';
import { limits } from './limits';
import { nameError } from './name-error';
import type { ResponseObserver } from './observe-responses';
import { readBody } from './read-body';

export type FetchOutcome =
  | { readonly kind: 'answer'; readonly snapshot: Snapshot; readonly observed: Observed }
  | { readonly kind: 'failed'; readonly observed: Observed }
  | { readonly kind: 'no-permission'; readonly url: SourceUrl }
  | { readonly kind: 'refused-address'; readonly why: AddressRefusal };

export interface FetchTools {
  readonly observer: ResponseObserver;
  parse(href: string): Result<SourceUrl, AddressRefusal>;
  mayOpen(url: SourceUrl): Promise<boolean>;
  /** Calls back whenever access to some site was taken back, until the function it gives is called. */
  onAccessLost(listen: () => void): () => void;
  /** All addresses of a host name, where the browser can tell before the request (Firefox). */
  resolve: ((host: string) => Promise<readonly string[]>) | null;
  isPrivate(ip: string): boolean;
  now(): number;
}

/** Header set on a snapshot whose body was cut; one of this name from a server is dropped. */
const TRUNCATED = 'x-verbatim-truncated';

interface Trip {
  readonly requested: SourceUrl;
  readonly hops: { url: string; status: number }[];
  readonly signal: AbortSignal;
  readonly deadline: AbortSignal;
}

export async function fetchSource(
  requested: SourceUrl,
  tools: FetchTools,
  stop: AbortSignal,
): Promise<FetchOutcome> {
  const deadline = AbortSignal.timeout(limits.wholeFetchMs);
  const trip: Trip = { requested, hops: [], deadline, signal: AbortSignal.any([deadline, stop]) };
  let next: string = requested;
  while (trip.hops.length <= limits.redirectHops) {
    const step = await takeHop(next, trip, tools);
    if (typeof step !== 'string') return step;
    next = step;
  }
  const status = trip.hops.at(-1)?.status ?? null;
  return { kind: 'failed', observed: { ...observedSoFar(trip), finalUrl: next, status } };
}

/** One request. Gives the outcome, or the address the answer redirects to. */
async function takeHop(
  href: string,
  trip: Trip,
  tools: FetchTools,
): Promise<FetchOutcome | string> {
  const parsed = tools.parse(withoutFragment(href));
  if (!parsed.ok) return { kind: 'refused-address', why: parsed.error };
  const url = parsed.value;
  if (!(await tools.mayOpen(url))) return { kind: 'no-permission', url };
  if (await resolvesToPrivate(url, tools))
    return { kind: 'refused-address', why: 'private-address' };
  const access = watchAccess(url, tools);
  try {
    const step = await request(url, withSignal(trip, access.lost), tools);
    return (await tools.mayOpen(url)) ? step : { kind: 'no-permission', url };
  } catch {
    if (!(await tools.mayOpen(url))) return { kind: 'no-permission', url };
    const isNamed = () => trip.signal.aborted || tools.observer.seen(url).error !== null;
    await waitFor(isNamed, limits.peerAddressMs, tools);
    const seen = tools.observer.seen(url);
    const error = nameError(seen.error, trip.deadline.aborted);
    return { kind: 'failed', observed: { ...observedSoFar(trip), finalUrl: url, error } };
  } finally {
    access.stop();
  }
}

/** Ends a request whose site the reader no longer allows: what it would still bring is not ours to read. */
function watchAccess(
  url: SourceUrl,
  { mayOpen, onAccessLost }: FetchTools,
): { readonly lost: AbortSignal; readonly stop: () => void } {
  const lost = new AbortController();
  const stop = onAccessLost(() => {
    void mayOpen(url).then((may) => {
      if (!may) lost.abort();
    });
  });
  return { lost: lost.signal, stop };
}

function withSignal(trip: Trip, lost: AbortSignal): Trip {
  return { ...trip, signal: AbortSignal.any([trip.signal, lost]) };
}

async function request(
  url: SourceUrl,
  trip: Trip,
  tools: FetchTools,
): Promise<FetchOutcome | string> {
  tools.observer.forget(url);
  const response = await fetch(url, {
    method: 'GET',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    redirect: 'manual',
    signal: trip.signal,
  });
  if (response.type === 'opaqueredirect') return followRedirect(url, trip, tools);
  trip.hops.push({ url, status: response.status });
  const { bytes, truncated } = await readBody(response.body, (start) =>
    limitBytes(response.headers, start),
  );
  if (await cameFromPrivate(url, tools)) return { kind: 'refused-address', why: 'private-address' };
  return answer(url, response, bytes, truncated, trip, tools);
}

/** The target was seen by the observer only; without it the answer counts as a broken one. */
async function followRedirect(
  url: SourceUrl,
  trip: Trip,
  tools: FetchTools,
): Promise<FetchOutcome | string> {
  const isTold = () => tools.observer.seen(url).location !== null;
  await waitFor(isTold, limits.redirectTargetMs, tools);
  const { status, location } = tools.observer.seen(url);
  trip.hops.push({ url, status: status ?? 0 });
  if (await cameFromPrivate(url, tools)) return { kind: 'refused-address', why: 'private-address' };
  if (location !== null) return location;
  return { kind: 'failed', observed: { ...observedSoFar(trip), finalUrl: url, error: 'reset' } };
}

function answer(
  url: SourceUrl,
  response: Response,
  bytes: Uint8Array,
  truncated: boolean,
  trip: Trip,
  tools: FetchTools,
): FetchOutcome {
  const headers = headersOf(response, truncated);
  const observed = { ...observedSoFar(trip), finalUrl: url, status: response.status, headers };
  const contentType = headers['content-type'] ?? '';
  const snapshot: Snapshot = {
    bytes,
    mediaType: (contentType.split(';')[0] ?? '').trim().toLowerCase(),
    charset: /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1] ?? null,
    status: response.status,
    headers,
    requestedUrl: trip.requested,
    finalUrl: url,
    via: 'network',
    fetchedAt: tools.now(),
  };
  return { kind: 'answer', snapshot, observed };
}

function headersOf(response: Response, truncated: boolean): Record<string, string> {
  const headers = Object.fromEntries(response.headers);
  delete headers[TRUNCATED];
  return truncated ? { ...headers, [TRUNCATED]: '1' } : headers;
}

function observedSoFar(trip: Trip): Observed {
  return {
    requested: trip.requested,
    hops: trip.hops,
    finalUrl: null,
    status: null,
    headers: {},
    error: null,
    title: null,
    text: null,
    doubts: [],
  };
}

function limitBytes(headers: Headers, start: Uint8Array): number {
  const isPdf =
    headers.get('content-type')?.includes('pdf') ||
    latin1(start.subarray(0, 1_024)).includes('%PDF-');
  return isPdf ? limits.pdfBytes : limits.textBytes;
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

function withoutFragment(href: string): string {
  const hash = href.indexOf('#');
  return hash < 0 ? href : href.slice(0, hash);
}

/** A name that does not resolve is no reason to refuse: the request itself will say so. */
async function resolvesToPrivate(url: SourceUrl, tools: FetchTools): Promise<boolean> {
  if (tools.resolve === null) return false;
  const addresses = await tools.resolve(new URL(url).hostname).catch(() => []);
  return addresses.some((ip) => tools.isPrivate(ip));
}

async function cameFromPrivate(url: SourceUrl, tools: FetchTools): Promise<boolean> {
  const isTold = () => tools.observer.seen(url).ip !== null || tools.observer.seen(url).proxied;
  await waitFor(isTold, limits.peerAddressMs, tools);
  const { ip, proxied } = tools.observer.seen(url);
  return ip !== null && !proxied && tools.isPrivate(ip);
}

/** The browser tells of an answer by another way than the answer itself, and often a little later. */
async function waitFor(isTold: () => boolean, limitMs: number, tools: FetchTools): Promise<void> {
  const until = tools.now() + limitMs;
  while (!isTold() && tools.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
