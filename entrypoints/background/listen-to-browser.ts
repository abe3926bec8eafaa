import { browser } from 'wxt/browser';
import type { Queue } from '../../lib/check/queue';
import type { TabChecks } from '../../lib/check/tab-checks';
import { resumeWishes } from './other-ways';
import { renewChatPages } from './renew-chat-pages';

/** What the browser tells: installs and updates, closed tabs, granted sites, shortcuts, alarms. */
export function listenToBrowser(checks: TabChecks, queue: Queue): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install')
      void browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
    if (reason === 'update' || reason === 'install') void renewChatPages();
  });
  browser.tabs.onRemoved.addListener((tabId) => void checks.forget(tabId));
  browser.permissions.onAdded.addListener(() => {
    void checks.resumeRefused();
    void resumeWishes(checks);
  });
  browser.alarms.onAlarm.addListener(() => void queue.resume());
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === 'check-all' && tab?.id !== undefined) void checks.beginAll(tab.id, false);
  });
}
