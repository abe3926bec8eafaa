/** EDGE: joins the popup's view to its model and to the browser. */
import { browser } from 'wxt/browser';
import type { CardActions } from '../../components/card-actions';
import { Popup } from '../../components/popup';
import type { PinnedCount } from '../../lib/present/describe-pinned';
import { changeSettings, switchSite } from '../../lib/store/settings';
import { pageWording } from '../page/page-wording';
import type { TabModel } from './tab-model';

export interface TabPopupProps {
  readonly model: TabModel;
  readonly pinned: PinnedCount;
  /** Of a private window no record is kept that could be opened. */
  readonly isPrivate: boolean;
}

export function TabPopup({ model, pinned, isPrivate }: TabPopupProps) {
  const actionsFor = (key: string): CardActions => ({
    check: (again) => model.check(key, again),
    checkOtherWay: (source, way) => model.checkOtherWay(key, source, way),
    allow: () => model.allow([key]),
    ...(isPrivate
      ? {}
      : { openRecord: () => openPage(`/evidence.html#of=${encodeURIComponent(key)}`) }),
    copy: (words) => void navigator.clipboard.writeText(words),
    showInAnswer: () => model.showInAnswer(key),
    close: null,
  });
  return (
    <Popup
      tab={model.tab.value}
      pinned={pinned}
      missingSites={model.missingSites.value}
      wording={pageWording()}
      checkAll={model.checkAll}
      lookUp={model.allow}
      stop={model.stop}
      switchSite={(host, on) => void switchSite(host, on)}
      switchClaims={(claims) => void changeSettings({ claims })}
      openOptions={() => void browser.runtime.openOptionsPage()}
      openEvidence={() => openPage('/evidence.html')}
      actionsFor={actionsFor}
    />
  );
}

function openPage(url: string): void {
  void browser.tabs.create({ url });
}
