/** EDGE: the fetch of a cited page with all its tools, made once when the background starts. */
import { backOff, waitFor } from '../fetch/back-off';
import { fetchSource } from '../fetch/fetch-source';
import { mayOpen, onAccessLost } from '../fetch/may-open';
import { observeResponses } from '../fetch/observe-responses';
import { resolveHost } from '../fetch/resolve-host';
import { parseSourceUrl } from '../links/parse-source-url';
import type { SourceUrl } from '../model/address';

export interface FetcherWishes {
  /** Whether an answer from this address is to be dropped. */
  isPrivate(ip: string): boolean;
  /** Ask the browser for a host's addresses before the request, where it can tell. */
  readonly resolveFirst: boolean;
  now(): number;
}

/** Registers listeners, so it is called before the first await of the background. */
export function createSourceFetcher({ isPrivate, resolveFirst, now }: FetcherWishes) {
  const resolve = resolveFirst ? resolveHost : null;
  const tools = {
    observer: observeResponses(),
    parse: parseSourceUrl,
    mayOpen,
    onAccessLost,
    resolve,
    isPrivate,
    now,
  };
  const fetchOne = (url: SourceUrl, stop: AbortSignal) => fetchSource(url, tools, stop);
  return { fetchSource: backOff(fetchOne, { now, wait: waitFor }), mayOpen };
}
