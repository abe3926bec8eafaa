import { browser } from 'wxt/browser';

export const QUEUE_ALARM = 'queue';

/**
 * While checks run, an alarm wakes the background again should the browser stop it; half a minute
 * is the shortest period that browsers allow.
 */
export function keepAwake(isBusy: boolean): void {
  if (isBusy) void browser.alarms.create(QUEUE_ALARM, { periodInMinutes: 0.5 });
  else void browser.alarms.clear(QUEUE_ALARM);
}
