import { browser } from 'wxt/browser';
import { CheckWords } from '../../components/check-words';
import cssUrl from '../../components/styles/page.css?url&no-inline';
import { tellBackground } from '../../lib/messages/wire';
import { readAskedWords } from '../../lib/store/asked-words';
import { keepLinksPrivate } from '../page/keep-links-private';
import { pageWording } from '../page/page-wording';
import { missingAccess, onAccessChanged, requestAccess } from '../page/site-access';
import { startPage } from '../page/start-page';
import { createTabModel } from '../popup/tab-model';
import { watchTab } from '../popup/watch-tab';
import { readWords } from './read-words';
import { createWordsModel } from './words-model';

/** Where no selection waits (the browser was started anew) the fields are filled by hand. */
const NOTHING = { quoteText: '', sources: [], nearby: [] };
const NOWHERE = { pageUrl: 'about:blank', isPrivate: false };

const id = new URLSearchParams(location.search).get('asked') ?? '';
const asked = await readAskedWords(id);
const selected = asked === null ? NOTHING : await readWords(id, asked);
const tabId = (await browser.tabs.getCurrent())?.id ?? -1;

const sender = { watchTab, tell: tellBackground, missingAccess, requestAccess, onAccessChanged };
const tab = createTabModel(tabId, sender);
const model = createWordsModel(tabId, asked ?? NOWHERE, selected, sender);

function SelectionPage() {
  return (
    <CheckWords
      quoteText={model.quoteText.value}
      address={model.address.value}
      fault={model.fault.value}
      nearby={selected.nearby}
      isPrivate={asked?.isPrivate ?? false}
      shown={tab.tab.value?.citations[0] ?? null}
      wording={pageWording()}
      setQuoteText={model.setQuoteText}
      setAddress={model.setAddress}
      check={model.check}
      actionsFor={(key) => ({
        check: (again) => tab.check(key, again),
        checkOtherWay: (source, way) => tab.checkOtherWay(key, source, way),
        allow: () => tab.allow([key]),
        copy: (words) => void navigator.clipboard.writeText(words),
        showInAnswer: null,
        close: null,
      })}
    />
  );
}

keepLinksPrivate(document, { tabId, isPrivate: asked?.isPrivate ?? false });
model.begin();
void startPage('menuCheckSelection', cssUrl, () => <SelectionPage />);
