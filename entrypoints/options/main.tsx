import { signal } from '@preact/signals-core';
import { Options } from '../../components/options';
import cssUrl from '../../components/styles/page.css?url&no-inline';
import { CHAT_MATCHES } from '../../lib/detect/sites/chat-matches';
import { listAccess } from '../../lib/present/list-access';
import { onSettings, readSettings, type Settings, switchSite } from '../../lib/store/settings';
import { pageWording } from '../page/page-wording';
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
onSettings((changed) => {
  settings.value = changed;
});
onAccessChanged(async () => {
  granted.value = await grantedPatterns();
});

function OptionsPage() {
  const { sitesOff } = settings.value;
  return (
    <Options
      sites={CHAT_HOSTS.map((host) => ({ host, on: !sitesOff.includes(host) }))}
      access={listAccess(granted.value)}
      wording={pageWording()}
      switchSite={(host, on) => void switchSite(host, on)}
      revoke={({ patterns }) => void revokeAccess(patterns)}
      allowAll={() => void requestAccess(EVERY_SITE)}
    />
  );
}

void startPage('optionsTitle', cssUrl, () => <OptionsPage />);
