/** EDGE: which tab the popup is about. */
import { browser } from 'wxt/browser';

/** No tab has this id: the background then tells that there is nothing to check. */
const NO_TAB = -1;

/** The tab named by `?tab=ID`, when the popup is opened as a page; else the one in front. */
export async function findTab(search: string): Promise<number> {
  const asked = new URLSearchParams(search).get('tab');
  if (asked !== null) return Number(asked);
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id ?? NO_TAB;
}
