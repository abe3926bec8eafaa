import { browser } from 'wxt/browser';
import { tabStateOf } from '../../lib/check/tab-state';
import { isOurPage } from '../../lib/messages/serve-messages';
import { tabPortName } from '../../lib/messages/tab-port';
import { tellChatPage } from '../../lib/messages/wire';
import type { CheckState, LookState } from '../../lib/model/citation-state';
import { onSettings, readSettings } from '../../lib/store/settings';
import { knownTabs, readTab, type StoredTab } from '../../lib/store/tab-states';

import { putInScript } from './put-in-script';

type Port = Parameters<Parameters<typeof browser.runtime.onConnect.addListener>[0]>[0];

/** The chat page and the popups that show a tab: whoever looks is told of every change. */
export function createViewers() {
  const ports = new Map<string, Set<Port>>();

  browser.runtime.onConnect.addListener((port) => {
    if (port.sender === undefined || !isOurPage(port.sender)) return port.disconnect();
    const viewers = ports.get(port.name) ?? new Set();
    ports.set(port.name, viewers.add(port));
    port.onDisconnect.addListener(() => viewers.delete(port));
    const tabId = Number(port.name.slice(tabPortName(0).length - 1));
    void readTab(tabId).then(async (tab) => port.postMessage(await stateOf(tab)));
  });

  onSettings(async () => {
    for (const tabId of await knownTabs()) {
      const tab = await readTab(tabId);
      if (tab === null) continue;
      const state = await stateOf(tab);
      if (state.claimsOn !== (tab.claims !== undefined)) void putInScript(tabId, state.claimsOn);
      void tellChatPage(tabId, { kind: 'enabled-changed', enabled: state.enabled });
      for (const port of ports.get(tabPortName(tabId)) ?? []) port.postMessage(state);
    }
  });

  return {
    tell(
      tabId: number,
      tab: StoredTab,
      changed: Readonly<Record<string, CheckState | LookState>>,
    ): void {
      if (Object.keys(changed).length > 0) {
        void tellChatPage(tabId, { kind: 'checks-changed', checks: changed });
      }
      for (const port of ports.get(tabPortName(tabId)) ?? []) {
        void stateOf(tab).then((state) => port.postMessage(state));
      }
    },
  };
}

export async function stateOf(tab: StoredTab | null) {
  const { sitesOff, claims } = await readSettings();
  const enabled = tab === null || !sitesOff.includes(new URL(tab.pageUrl).hostname);
  return tabStateOf(tab, { enabled, claimsOn: claims });
}
