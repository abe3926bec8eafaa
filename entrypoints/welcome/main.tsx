import { computed, signal } from '@preact/signals-core';
import cssUrl from '../../components/styles/page.css?url&no-inline';
import { Welcome } from '../../components/welcome';
import { checkText } from '../../lib/check/check-text';
import { pageWording, say } from '../page/page-wording';
import { EVERY_SITE, missingAccess, onAccessChanged, requestAccess } from '../page/site-access';
import { startPage } from '../page/start-page';

const quote = signal(say('sampleQuoteChanged'));
const text = signal(say('sampleText'));
const read = computed(() => checkText(quote.value, text.value).bySource[0]);
const hasAccessToAll = signal(false);

async function readAccess(): Promise<void> {
  hasAccessToAll.value = (await missingAccess(EVERY_SITE)).length === 0;
}

function WelcomePage() {
  return (
    <Welcome
      quote={quote.value}
      text={text.value}
      read={read.value}
      wording={pageWording()}
      setQuote={(value) => {
        quote.value = value;
      }}
      setText={(value) => {
        text.value = value;
      }}
      hasAccessToAll={hasAccessToAll.value}
      allowAll={() => void requestAccess(EVERY_SITE)}
    />
  );
}

onAccessChanged(() => void readAccess());
void readAccess();
void startPage('welcomeTitle', cssUrl, () => <WelcomePage />);
