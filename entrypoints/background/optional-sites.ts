import { browser } from 'wxt/browser';
import { matchesOf, OPTIONAL_HOSTS } from '../../lib/detect/sites/chat-matches';
import { onSettings, readSettings, switchOptionalSite } from '../../lib/store/settings';

/** One registration for all of them; its list of pages changes. */
const ID = 'optional-sites';
const FILE = 'more-sites.js';

/**
 * Keeps the script of the optional sites registered for those that the reader switched on and that
 * Verbatim may read. The browser keeps a registration over restarts, and forgets it at an update.
 */
export function serveOptionalSites(): void {
  browser.runtime.onInstalled.addListener(() => void register());
  onSettings(() => void register());
  browser.permissions.onRemoved.addListener(() => void switchOffLost());
}

/** Access that was taken back switches the site off: another grant for it is no wish for marks there. */
async function switchOffLost(): Promise<void> {
  const { sitesOn } = await readSettings();
  for (const host of sitesOn) if (!(await mayRead(host))) await switchOptionalSite(host, false);
}

/** Runs one after the other, or two would register the same script. */
let lastChange: Promise<unknown> = Promise.resolve();

function register(): Promise<unknown> {
  lastChange = lastChange.then(bringUpToDate).catch((error: unknown) => {
    console.error('Verbatim: the optional sites could not be registered.', error);
  });
  return lastChange;
}

async function bringUpToDate(): Promise<void> {
  const wanted = await wantedMatches();
  const [before] = await browser.scripting.getRegisteredContentScripts({ ids: [ID] });
  const known = before?.matches ?? [];
  if (before !== undefined) await browser.scripting.unregisterContentScripts({ ids: [ID] });
  if (wanted.length === 0) return;
  const script = { id: ID, js: [FILE], matches: wanted, runAt: 'document_idle' as const };
  await browser.scripting.registerContentScripts([{ ...script, persistAcrossSessions: true }]);
  await runInOpenTabs(wanted.filter((match) => !known.includes(match)));
}

async function wantedMatches(): Promise<string[]> {
  const { sitesOn } = await readSettings();
  const allowed = await Promise.all(
    OPTIONAL_HOSTS.map(async (host) => sitesOn.includes(host) && (await mayRead(host))),
  );
  return OPTIONAL_HOSTS.filter((_, index) => allowed[index]).flatMap(matchesOf);
}

/** A registration is about pages to come. */
async function runInOpenTabs(matches: string[]): Promise<void> {
  if (matches.length === 0) return;
  for (const { id, discarded } of await browser.tabs.query({ url: matches })) {
    if (id === undefined || discarded) continue;
    const wish = { target: { tabId: id }, files: [`/${FILE}` as never] };
    // A page that refuses (an error page at such an address) has nothing to mark.
    await browser.scripting.executeScript(wish).catch(() => null);
  }
}

function mayRead(host: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [`https://${host}/*`] });
}
