/** EDGE: tabs of the reader's own browser that show a cited page. */
import { browser } from 'wxt/browser';
import { isSamePage } from '../links/is-same-page';

/** On whose behalf a page is shown: windows that are private and others never meet. */
export interface ShownFor {
  /** The tab that asked. Pages of ours stand in a plain window of Chrome, wherever the words came from. */
  readonly tabId: number;
  readonly isPrivate: boolean;
}

/** Id of a tab that shows the page already, or else a new one. Null where the browser opens none. */
export async function tabOfPage(url: string, shownFor: ShownFor): Promise<number | null> {
  const open = (await browser.tabs.query({})).find(
    (tab) =>
      tab.id !== shownFor.tabId &&
      tab.incognito === shownFor.isPrivate &&
      tab.url !== undefined &&
      isSamePage(tab.url, url),
  );
  return open?.id ?? openTab(url, shownFor);
}

/**
 * Opens the page beside the tab that asked, or else in a window of the same kind. Null where the browser
 * refuses one: a private page is then not opened at all.
 */
export async function openTab(url: string, shownFor: ShownFor): Promise<number | null> {
  const windowId = await windowFor(shownFor);
  if (windowId !== null)
    return (await browser.tabs.create({ url, windowId, active: true })).id ?? null;
  const made = await browser.windows
    .create({ url, incognito: shownFor.isPrivate })
    .catch(() => null);
  return made?.tabs?.[0]?.id ?? null;
}

async function windowFor({ tabId, isPrivate }: ShownFor): Promise<number | null> {
  const asking = await browser.tabs.get(tabId).catch(() => null);
  if (asking?.incognito === isPrivate) return asking.windowId ?? null;
  const windows = await browser.windows.getAll({ windowTypes: ['normal'] });
  return windows.find(({ incognito }) => incognito === isPrivate)?.id ?? null;
}
