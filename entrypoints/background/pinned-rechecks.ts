import { browser } from 'wxt/browser';
import type { Queue } from '../../lib/check/queue';
import { recheckPinned } from '../../lib/check/recheck-pinned';
import { findChanged, keptCheckOf } from '../../lib/present/find-changed';
import { readPinnedChecks } from '../../lib/store/pinned-checks';
import { keepPinnedCount } from '../../lib/store/pinned-count';
import { onSettings, readSettings } from '../../lib/store/settings';

const RECHECK_ALARM = 'recheck';
/** A look that a stopped process did not end is taken again after so long. */
const AGAIN_MINUTES = 30;

/** Looks for pinned quotes and sentences that are due, when the browser starts and whenever an alarm says so. */
export function servePinnedRechecks(queue: Queue): void {
  const look = async (): Promise<void> => {
    const { recheckDays } = await readSettings();
    if (recheckDays === null) return void (await browser.alarms.clear(RECHECK_ALARM));
    const when = await recheckPinned(recheckDays, {
      now: () => Date.now(),
      isOnline: () => navigator.onLine,
      mayRead: (pattern) => browser.permissions.contains({ origins: [pattern] }),
      begin: (jobs) => queue.add(jobs, async () => undefined),
    });
    await browser.alarms.create(RECHECK_ALARM, { when, periodInMinutes: AGAIN_MINUTES });
  };
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === RECHECK_ALARM) void look();
  });
  browser.runtime.onStartup.addListener(() => void look());
  browser.runtime.onInstalled.addListener(() => void look());
  onSettings(() => void look());
}

/** Counts anew how many pinned quotes and sentences have changed, and keeps it where the popup finds it. */
export async function countPinnedChanges(): Promise<void> {
  const { pinned, checks } = await readPinnedChecks();
  const { changed, ...counts } = findChanged(checks.flat().map(keptCheckOf), pinned);
  await keepPinnedCount({ ...counts, changed: changed.size });
}
