/** EDGE: a page read in a tab of the reader's own browser. */
import { browser } from 'wxt/browser';
import { joinFrames } from '../extract/join-frames';
import { OPEN_TAB_TYPE } from '../extract/read-source-text';
import type { FetchOutcome } from '../fetch/fetch-source';
import type { SourceUrl } from '../model/address';
import type { Observed } from '../model/snapshot';
import { type ShownFor, tabOfPage } from './tab-of-page';

/** How long a tab may take to load before it is read as it stands, in milliseconds. */
const LOADING_MS = 20_000;
const LOOK_AGAIN_MS = 200;

/**
 * Reads the page as a tab of the reader's shows it: one that is open already, or a new one. What comes back
 * is text, checked where it is read.
 */
export async function readOpenTab(url: SourceUrl, shownFor: ShownFor): Promise<FetchOutcome> {
  const tabId = await tabOfPage(url, shownFor);
  if (tabId === null) return failed(url, 'reset');
  const finalUrl = await loaded(tabId);
  if (finalUrl === null) return failed(url, 'timeout');
  const text = await readText(tabId);
  return text === null ? failed(url, 'reset') : answer(url, finalUrl, text);
}

/** The tab's address once it has loaded; as it stands when that takes too long; null: it was closed. */
async function loaded(tabId: number): Promise<string | null> {
  const until = Date.now() + LOADING_MS;
  for (;;) {
    const tab = await browser.tabs.get(tabId).catch(() => null);
    if (tab === null) return null;
    const isThere = tab.status === 'complete' && /^https?:/.test(tab.url ?? '');
    if (isThere || Date.now() > until) return tab.url ?? null;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/**
 * Null where the browser lets no script in, as in its own viewer of PDFs. Of the page's frames those are
 * read that it lets us into: those of the same site, and of sites that the reader allowed.
 */
async function readText(tabId: number): Promise<Uint8Array | null> {
  const readings = await browser.scripting
    .executeScript({ target: { tabId, allFrames: true }, files: ['/reader.js' as never] })
    .catch(() => []);
  const page = joinFrames(readings.map(({ result }) => result as unknown));
  return page === null ? null : new TextEncoder().encode(JSON.stringify(page));
}

function answer(requested: SourceUrl, finalUrl: string, bytes: Uint8Array): FetchOutcome {
  const snapshot = {
    bytes,
    mediaType: OPEN_TAB_TYPE,
    charset: 'utf-8',
    status: null,
    headers: {},
    requestedUrl: requested,
    finalUrl,
    via: 'open-tab' as const,
    fetchedAt: Date.now(),
  };
  const hops = [{ url: finalUrl, status: 200 }];
  return { kind: 'answer', snapshot, observed: seen(requested, { hops, finalUrl, status: 200 }) };
}

function failed(requested: SourceUrl, error: NonNullable<Observed['error']>): FetchOutcome {
  return { kind: 'failed', observed: seen(requested, { error }) };
}

function seen(requested: SourceUrl, over: Partial<Observed>): Observed {
  return {
    requested,
    hops: [],
    finalUrl: null,
    status: null,
    headers: {},
    error: null,
    title: null,
    text: null,
    doubts: [],
    ...over,
  };
}
