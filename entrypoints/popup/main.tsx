import { browser } from 'wxt/browser';
import cssUrl from '../../components/styles/popup.css?url&no-inline';
import { tellBackground } from '../../lib/messages/wire';
import { readPinnedCount } from '../../lib/store/pinned-count';
import { keepLinksPrivate } from '../page/keep-links-private';
import { missingAccess, onAccessChanged, requestAccess } from '../page/site-access';
import { startPage } from '../page/start-page';
import { findTab } from './find-tab';
import { createTabModel } from './tab-model';
import { TabPopup } from './tab-popup';
import { watchTab } from './watch-tab';

const { search } = location;
document.documentElement.classList.toggle('in-tab', search !== '');

const sender = { watchTab, tell: tellBackground, missingAccess, requestAccess, onAccessChanged };
const [tabId, pinned] = await Promise.all([findTab(search), readPinnedCount()]);
const model = createTabModel(tabId, sender);
const isPrivate = await browser.tabs.get(tabId).then(
  ({ incognito }) => incognito,
  () => false,
);
keepLinksPrivate(document, { tabId, isPrivate });
void startPage('extensionName', cssUrl, () => <TabPopup {...{ model, pinned, isPrivate }} />);
