import { signal } from '@preact/signals-core';
import { Options } from '../../components/options';
import cssUrl from '../../components/styles/page.css?url&no-inline';
import { patternsOfArchive } from '../../lib/check/patterns-wanted';
import { CHAT_MATCHES, OPTIONAL_HOSTS } from '../../lib/detect/sites/chat-matches';
import { listAccess } from '../../lib/present/list-access';
import { clearAll } from '../../lib/store/change-evidence';
import {
  changeSettings,
  onSettings,
  readSettings,
  type Settings,
  switchOptionalSite,
  switchSite,
} from '../../lib/store/settings';
import { keepWithin, readUsedBytes } from '../../lib/store/storage-bounds';
import { pageWording } from '../page/page-wording';
import { isPrivateWindow, openPlainly } from '../page/plain-window';
import {
  EVERY_SITE,
  grantedPatterns,
  onAccessChanged,
  requestAccess,
  revokeAccess,
} from '../page/site-access';
import { startPage } from '../page/start-page';

const CHAT_HOSTS = CHAT_MATCHES.map((pattern) => new URL(pattern.replace('*', '')).hostname);

const settings = signal<Settings>(await readSettings());
const granted = signal<readonly string[]>(await grantedPatterns());
const usedBytes = signal(isPrivateWindow() ? 0 : await readUsedBytes());
const isCleared = signal(false);
onSettings((changed) => {
  settings.value = changed;
});

/** A question that is refused leaves the site off; the switch is then drawn as it is. */
async function turnOptional(host: string, on: boolean): Promise<void> {
  const isAllowed = !on || (await requestAccess([`https://${host}/*`]));
  await switchOptionalSite(host, on && isAllowed);
}

/** The browser is asked in the press itself; refused, the archive is asked no question by itself. */
async function turnArchive(on: boolean): Promise<void> {
  const isAllowed = !on || (await requestAccess(patternsOfArchive()));
  await changeSettings({ asksArchive: on && isAllowed });
  settings.value = await readSettings();
}

async function setBounds(bounds: Pick<Settings, 'limitBytes' | 'keepDays'>): Promise<void> {
  await changeSettings(bounds);
  await keepWithin(bounds, Date.now());
  usedBytes.value = await readUsedBytes();
}

async function clearEverything(): Promise<void> {
  await clearAll();
  usedBytes.value = await readUsedBytes();
  isCleared.value = true;
}
onAccessChanged(async () => {
  granted.value = await grantedPatterns();
});

function OptionsPage() {
  const { recheckDays, sitesOff, sitesOn, asksArchive, claims, limitBytes, keepDays } =
    settings.value;
  return (
    <Options
      sites={CHAT_HOSTS.map((host) => ({ host, on: !sitesOff.includes(host) }))}
      optionalSites={OPTIONAL_HOSTS.map((host) => ({
        host,
        on: sitesOn.includes(host) && !sitesOff.includes(host),
      }))}
      access={listAccess(granted.value)}
      archive={{ on: asksArchive, turn: (on) => void turnArchive(on) }}
      claims={{ on: claims, turn: (on) => void changeSettings({ claims: on }) }}
      recheckDays={recheckDays}
      setRecheckDays={(days) => void changeSettings({ recheckDays: days })}
      openPlainly={openPlainly}
      storage={
        isPrivateWindow()
          ? null
          : {
              usedBytes: usedBytes.value,
              limitBytes,
              keepDays,
              isCleared: isCleared.value,
              evidenceUrl: '/evidence.html',
              setBounds: (bounds) => void setBounds(bounds),
              clear: () => void clearEverything(),
            }
      }
      wording={pageWording()}
      switchSite={(host, on) => void switchSite(host, on)}
      switchOptionalSite={(host, on) => void turnOptional(host, on)}
      revoke={({ patterns }) => void revokeAccess(patterns)}
      allowAll={() => void requestAccess(EVERY_SITE)}
    />
  );
}

void startPage('optionsTitle', cssUrl, () => <OptionsPage />);
