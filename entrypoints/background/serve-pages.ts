import { browser } from 'wxt/browser';
import { patternsWanted } from '../../lib/check/patterns-wanted';
import type { TabChecks } from '../../lib/check/tab-checks';
import type { ChecksAnswer, FromChatPage } from '../../lib/messages/from-chat-page';
import type { FromOurPage } from '../../lib/messages/from-our-page';
import { type ChatPage, serveMessages } from '../../lib/messages/serve-messages';
import { tellChatPage } from '../../lib/messages/wire';
import { isSiteOn, readSettings } from '../../lib/store/settings';
import { readTab } from '../../lib/store/tab-states';
import { checkWords } from './check-selection';
import { loadCard } from './load-card';
import { beginOtherWay, openAccessPage } from './other-ways';
import { putInScript } from './put-in-script';
import { stateOf } from './viewers';

/** Answers chat pages and our own pages. */
export function servePages(checks: TabChecks): void {
  serveMessages({
    fromChatPage: (message, page) => answerChatPage(message, page, checks),
    fromOurPage: (message, isPrivate) => answerOurPage(message, isPrivate, checks),
  });
}

async function answerChatPage(
  message: FromChatPage,
  page: ChatPage,
  checks: TabChecks,
): Promise<unknown> {
  const { tabId, pageUrl, isPrivate } = page;
  switch (message.kind) {
    case 'citations-found': {
      const { kind: _, ...report } = message;
      const tab = await checks.report(tabId, { ...report, pageUrl, isPrivate });
      // The script of every chat page does not look for cited sentences; the one that does says so.
      const { claims } = await readSettings();
      if (claims !== (report.claims !== undefined)) void putInScript(tabId, claims);
      return checksAnswer(pageUrl, tab.checks);
    }
    case 'read-checks':
      return checksAnswer(pageUrl, (await readTab(tabId))?.checks ?? {});
    case 'check':
      return checks.begin(tabId, message.keys, message.again);
    case 'check-other-way':
      return beginOtherWay(checks, tabId, message);
    case 'load-card':
      return loadCard(tabId);
    case 'open-page':
      return openPage(message.page, tabId, message.key);
  }
}

async function checksAnswer(
  pageUrl: string,
  checks: ChecksAnswer['checks'],
): Promise<ChecksAnswer> {
  return { enabled: await isSiteOn(new URL(pageUrl).hostname), checks };
}

async function openPage(
  page: Extract<FromChatPage, { kind: 'open-page' }>['page'],
  tabId: number,
  key: string | null,
): Promise<void> {
  if (page !== 'access') {
    const place = page === 'evidence' ? `#of=${encodeURIComponent(key ?? '')}` : '';
    const url = browser.runtime.getURL(`/${page}.html${place}` as never);
    return void browser.tabs.create({ url });
  }
  const tab = await readTab(tabId);
  const patterns = tab === null || key === null ? [] : patternsWanted(tab, key);
  await openAccessPage(tabId, patterns);
}

async function answerOurPage(
  message: FromOurPage,
  isPrivate: boolean,
  checks: TabChecks,
): Promise<unknown> {
  switch (message.kind) {
    case 'read-tab':
      return stateOf(await readTab(message.tabId));
    case 'check-in-tab':
      return message.keys === null
        ? checks.beginAll(message.tabId, message.again)
        : checks.begin(message.tabId, message.keys, message.again);
    case 'check-other-way':
      return beginOtherWay(checks, message.tabId, message);
    case 'check-file': {
      const { tabId, key, source, snapshot } = message;
      return checks.beginOtherWay(tabId, key, source, 'file', snapshot);
    }
    case 'check-citations':
      // Their records alone would tell of them, and a private window keeps none.
      return isPrivate ? [] : checks.beginCited(message.answers);
    case 'check-words':
      return checkWords(checks, message);
    case 'stop-checks':
      return checks.stop(message.tabId);
    case 'show-card':
      return tellChatPage(message.tabId, { kind: 'show-card', key: message.key });
  }
}
