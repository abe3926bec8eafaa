import { browser } from 'wxt/browser';
import type { TabChecks } from '../../lib/check/tab-checks';
import { citationKey } from '../../lib/detect/citation-key';
import type { FromOurPage } from '../../lib/messages/from-our-page';
import { keepAskedWords } from '../../lib/store/asked-words';

/** The entry of the context menu and the keyboard command. */
const CHECK_SELECTION = 'check-selection';

type Tab = Parameters<Parameters<typeof browser.commands.onCommand.addListener>[0]>[1];

/** Lets the reader check what they selected on any page, by menu or by key. */
export function offerSelectionCheck(): void {
  const title = browser.i18n.getMessage('menuCheckSelection' as never);
  // Browsers keep an entry while the background is stopped, and complain of one that is there already.
  browser.contextMenus.create(
    { id: CHECK_SELECTION, title, contexts: ['selection'] },
    () => void browser.runtime.lastError,
  );
  browser.contextMenus.onClicked.addListener(({ menuItemId, selectionText, frameId }, tab) => {
    if (menuItemId === CHECK_SELECTION) void askAboutWords(tab, selectionText ?? '', frameId ?? 0);
  });
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === CHECK_SELECTION) void askAboutWords(tab, '', 0);
  });
}

/** Opens the page that reads the selection, asks for an address where there is none, and checks. */
async function askAboutWords(tab: Tab, selectionText: string, frameId: number): Promise<void> {
  if (tab?.id === undefined) return;
  const id = crypto.randomUUID();
  const { id: tabId, url: pageUrl = 'about:blank', incognito: isPrivate } = tab;
  await keepAskedWords(id, { selectionText, tabId, frameId, pageUrl, isPrivate });
  const url = `${browser.runtime.getURL('/selection.html' as never)}?asked=${id}`;
  await browser.tabs.create({ url });
}

/** The words become the one citation of the tab in which our page shows them. */
export async function checkWords(
  checks: TabChecks,
  message: Extract<FromOurPage, { kind: 'check-words' }>,
): Promise<void> {
  const { tabId, quoteText, sources, pageUrl, isPrivate, again } = message;
  const url = sources.map(({ href }) => href).join('\n');
  const key = citationKey({ site: null, quoteText, url, occurrence: 0 });
  const citation = { key, quoteText, sources, moreSources: 0, rule: 'selected' };
  await checks.report(tabId, {
    ...{ site: null, pageUrl, isPrivate, answers: 1, hidden: [], uncited: 0 },
    citations: [{ ...citation, sentence: quoteText, fromLinkFragment: false }],
    shown: { citations: sources.length, more: 0, withoutAddress: 0 },
    leftOut: { citations: 0, longQuotes: 0 },
  });
  await checks.begin(tabId, [key], again);
}
