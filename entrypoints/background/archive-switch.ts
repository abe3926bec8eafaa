import { browser } from 'wxt/browser';
import { patternsOfArchive } from '../../lib/check/patterns-wanted';
import { changeSettings, readSettings } from '../../lib/store/settings';
import { missingAccess } from '../page/site-access';

/** Whether the archive may be asked by itself: the reader wants it, and the browser lets it. */
export async function asksArchive(): Promise<boolean> {
  return (await readSettings()).asksArchive && (await mayAskArchive());
}

/** Access that was taken back switches the questions off: another grant for it is no wish for them. */
export function serveArchiveSwitch(): void {
  browser.permissions.onRemoved.addListener(async () => {
    const { asksArchive: isOn } = await readSettings();
    if (isOn && !(await mayAskArchive())) await changeSettings({ asksArchive: false });
  });
}

async function mayAskArchive(): Promise<boolean> {
  return (await missingAccess(patternsOfArchive())).length === 0;
}
