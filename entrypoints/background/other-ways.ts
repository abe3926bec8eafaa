import { browser } from 'wxt/browser';
import { patternsOfWay, sourcesOf } from '../../lib/check/patterns-wanted';
import type { TabChecks } from '../../lib/check/tab-checks';
import type { AccessRequest } from '../../lib/model/access-request';
import type { FileRequest } from '../../lib/model/file-request';
import type { Way } from '../../lib/model/job';
import { keepPageRequest } from '../../lib/store/page-requests';
import { readTab, type StoredTab } from '../../lib/store/tab-states';
import { addWish, takeWishes } from '../../lib/store/wishes';
import { missingAccess } from '../page/site-access';

/** Begins what the reader asked for, or first asks for the access that it needs. */
export async function beginOtherWay(
  checks: TabChecks,
  tabId: number,
  { key, source, way }: { readonly key: string; readonly source: number; readonly way: Way },
): Promise<void> {
  const tab = await readTab(tabId);
  if (way === 'file') return openFilePage(tab, tabId, key, source);
  const patterns = tab === null ? [] : patternsOfWay(tab, key, source, way);
  if (await mayRead(patterns)) return checks.beginOtherWay(tabId, key, source, way);
  await addWish({ tabId, key, source, way, patterns });
  await openAccessPage(tabId, patterns);
}

/** Access was granted: what waited for it begins. */
export async function resumeWishes(checks: TabChecks): Promise<void> {
  for (const { tabId, key, source, way } of await takeWishes((wish) => mayRead(wish.patterns)))
    await checks.beginOtherWay(tabId, key, source, way);
}

/** `*://host/*` is granted by its https half alone: few sites have another. */
async function mayRead(patterns: readonly string[]): Promise<boolean> {
  const wanted = patterns.map((pattern) => pattern.replace(/^\*:/, 'https:'));
  return (await missingAccess(wanted)).length === 0;
}

/** Opens the page on which the reader allows sites; the check goes on from there. */
export async function openAccessPage(tabId: number, patterns: readonly string[]): Promise<void> {
  await openAskedPage('/access.html', { tabId, patterns } satisfies AccessRequest);
}

/** Opens the page on which the reader chooses a saved file. */
async function openFilePage(
  tab: StoredTab | null,
  tabId: number,
  key: string,
  source: number,
): Promise<void> {
  const cited = tab === null ? undefined : sourcesOf(tab, key)[source];
  if (tab === null || cited === undefined) return;
  const { isPrivate } = tab;
  const request: FileRequest = { tabId, key, source, href: cited.href, isPrivate };
  await openAskedPage('/file.html', request);
}

async function openAskedPage(page: string, request: object): Promise<void> {
  const asked = await keepPageRequest(request);
  await browser.tabs.create({ url: `${browser.runtime.getURL(page as never)}?asked=${asked}` });
}
