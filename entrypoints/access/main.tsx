import { signal } from '@preact/signals';
import { browser } from 'wxt/browser';
import { Access, type AccessProps } from '../../components/access';
import { listAccess } from '../../lib/present/list-access';
import { pageWording, say } from '../page/page-wording';
import { EVERY_SITE, missingAccess, onAccessChanged, requestAccess } from '../page/site-access';
import { startPage } from '../page/start-page';
import { parseAccessRequest } from './parse-access-request';
import '../../components/styles/page.css';

const request = parseAccessRequest(location.search);
const outcome = signal<AccessProps['outcome']>('not-asked');

async function ask(patterns: readonly string[]): Promise<void> {
  const granted = await requestAccess(patterns);
  outcome.value = granted ? 'granted' : 'declined';
}

/** Access may also be granted elsewhere, and the question's own answer may never come. */
async function readOutcome(): Promise<void> {
  if (request.ok && (await missingAccess(request.value.patterns)).length === 0)
    outcome.value = 'granted';
}

async function goBack(): Promise<void> {
  if (request.ok) await browser.tabs.update(request.value.tabId, { active: true });
  window.close();
}

function hostsToAsk(): readonly string[] | null {
  if (!request.ok) return null;
  const { displayHost } = pageWording();
  return listAccess(request.value.patterns).map(({ host }) => displayHost(`https://${host}/`));
}

function AccessPage() {
  return (
    <Access
      hosts={hostsToAsk()}
      outcome={outcome.value}
      say={say}
      allow={() => request.ok && void ask(request.value.patterns)}
      allowAll={() => void ask(EVERY_SITE)}
      goBack={() => void goBack()}
    />
  );
}

onAccessChanged(() => void readOutcome());
void readOutcome();
startPage('accessTitle', <AccessPage />);
