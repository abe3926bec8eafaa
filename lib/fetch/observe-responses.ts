/**
 * EDGE: watches our own requests through `webRequest` (observe only).
 *
 * `fetch` with `redirect: "manual"` hides a redirect's target, and never tells the address of the
 * peer or why a request failed. The browser's observer interface tells all three, for requests that
 * belong to no tab (`tabId` -1), which ours are.
 */
import { browser } from 'wxt/browser';

export interface SeenResponse {
  status: number | null;
  /** Redirect target as an absolute address, or null. */
  location: string | null;
  /** Address of the peer; null while unknown. */
  ip: string | null;
  /** The browser says that a proxy stood between: then `ip` is the proxy's. */
  proxied: boolean;
  /** The browser's own error name, or null. */
  error: string | null;
}

export interface ResponseObserver {
  /** Forgets what was seen of `url` before a new request to it. */
  forget(url: string): void;
  seen(url: string): SeenResponse;
}

const noResponse = (): SeenResponse => ({
  status: null,
  location: null,
  ip: null,
  proxied: false,
  error: null,
});

type Details = {
  url: string;
  tabId: number;
  statusCode?: number;
  ip?: string | null;
  redirectUrl?: string;
  error?: string;
  proxyInfo?: { type?: string } | null;
  responseHeaders?: { name: string; value?: string }[];
};

/** Registers the listeners; call it once, synchronously, when the background starts. */
export function observeResponses(): ResponseObserver {
  const byUrl = new Map<string, SeenResponse>();
  const note = (details: Details): undefined => {
    if (details.tabId !== -1) return undefined;
    byUrl.set(details.url, merge(byUrl.get(details.url) ?? noResponse(), details));
    return undefined;
  };
  const filter = { urls: ['http://*/*', 'https://*/*'], types: ['xmlhttprequest' as const] };
  browser.webRequest.onHeadersReceived.addListener(note as never, filter, ['responseHeaders']);
  browser.webRequest.onBeforeRedirect.addListener(note as never, filter);
  browser.webRequest.onResponseStarted.addListener(note as never, filter);
  browser.webRequest.onErrorOccurred.addListener(note as never, filter);
  return {
    forget: (url) => void byUrl.delete(url),
    seen: (url) => byUrl.get(url) ?? noResponse(),
  };
}

function merge(before: SeenResponse, details: Details): SeenResponse {
  return {
    status: details.statusCode ?? before.status,
    location: details.redirectUrl ?? locationHeader(details) ?? before.location,
    ip: details.ip ?? before.ip,
    proxied: before.proxied || isProxied(details),
    error: details.error ?? before.error,
  };
}

function locationHeader(details: Details): string | null {
  const header = details.responseHeaders?.find(({ name }) => name.toLowerCase() === 'location');
  if (header?.value === undefined || !URL.canParse(header.value, details.url)) return null;
  return new URL(header.value, details.url).href;
}

/** Firefox alone names the proxy; "direct" is its word for none. */
function isProxied(details: Details): boolean {
  const type = details.proxyInfo?.type;
  return type !== undefined && type !== 'direct';
}
