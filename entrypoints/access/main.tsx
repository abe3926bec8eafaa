import { browser } from 'wxt/browser';
import { Access } from '../../components/access';
import cssUrl from '../../components/styles/page.css?url&no-inline';
import { listAccess } from '../../lib/present/list-access';
import { readPageRequest } from '../../lib/store/page-requests';
import { pageWording, say } from '../page/page-wording';
import { EVERY_SITE, missingAccess, onAccessChanged, requestAccess } from '../page/site-access';
import { startPage } from '../page/start-page';
import { createAccessModel } from './access-model';
import { parseAccessRequest } from './parse-access-request';

const parsed = parseAccessRequest(await readPageRequest(location.search));
const request = parsed.ok ? parsed.value : null;
const model = createAccessModel(request, { requestAccess, missingAccess, onAccessChanged });
const { displayHost } = pageWording();

async function goBack(): Promise<void> {
  if (request !== null) await browser.tabs.update(request.tabId, { active: true });
  window.close();
}

function AccessPage() {
  const sites = request === null ? null : listAccess(request.patterns);
  return (
    <Access
      hosts={sites?.map(({ host }) => displayHost(`https://${host}/`)) ?? null}
      outcome={model.outcome.value}
      say={say}
      allow={() => void model.ask(request?.patterns ?? [])}
      allowAll={() => void model.ask(EVERY_SITE)}
      goBack={() => void goBack()}
    />
  );
}

void startPage('accessTitle', cssUrl, () => <AccessPage />);
