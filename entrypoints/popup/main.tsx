import { browser } from 'wxt/browser';
import type { CardActions } from '../../components/card-actions';
import { Popup } from '../../components/popup';
import { tellBackground } from '../../lib/messages/wire';
import { switchSite } from '../../lib/store/settings';
import { pageWording } from '../page/page-wording';
import { missingAccess, onAccessChanged, requestAccess } from '../page/site-access';
import { startPage } from '../page/start-page';
import { createTabModel, type TabModel } from './tab-model';
import { watchTab } from './watch-tab';
import '../../components/styles/popup.css';

/** `?tab=ID` shows another tab than the one in front. */
async function findTab(): Promise<number | null> {
  const asked = new URLSearchParams(location.search).get('tab');
  if (asked !== null) {
    document.documentElement.classList.add('in-tab');
    return Number(asked);
  }
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id ?? null;
}

function TabPopup({ model }: { readonly model: TabModel }) {
  const actionsFor = (key: string): CardActions => ({
    check: (again) => model.check(key, again),
    allow: () => model.allow(key),
    copy: (words) => void navigator.clipboard.writeText(words),
    showInAnswer: () => model.showInAnswer(key),
    close: null,
  });
  return (
    <Popup
      tab={model.tab.value}
      missingSites={model.missingSites.value}
      wording={pageWording()}
      checkAll={model.checkAll}
      stop={model.stop}
      switchSite={(host, on) => void switchSite(host, on)}
      openOptions={() => void browser.runtime.openOptionsPage()}
      actionsFor={actionsFor}
    />
  );
}

const sender = { watchTab, tell: tellBackground, missingAccess, requestAccess, onAccessChanged };
const tabId = await findTab();
startPage('extensionName', <TabPopup model={createTabModel(tabId ?? -1, sender)} />);
