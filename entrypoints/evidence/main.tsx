import { PrivateWindow } from '../../components/private-window';
import cssUrl from '../../components/styles/evidence.css?url&no-inline';
import { say } from '../page/page-wording';
import { isPrivateWindow, openPlainly } from '../page/plain-window';
import { startPage } from '../page/start-page';

/** In a private window even the database is another one, and it is empty. */
if (isPrivateWindow())
  void startPage('evidenceTitle', cssUrl, () => (
    <main class="page">
      <h1>{say('evidenceTitle')}</h1>
      <PrivateWindow open={openPlainly} say={say} />
    </main>
  ));
else void import('./evidence-page');
