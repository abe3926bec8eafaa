/** EDGE: the port on which the background tells how a tab stands. */
import { browser } from 'wxt/browser';
import { type TabPortMessage, tabPortName } from '../../lib/messages/tab-port';

/** The background may stop at any time, and so ends the port; after this many ms it is called again. */
const RECONNECT_MS = 300;

/** Calls back with every state of the tab, for as long as the page is open. */
export function watchTab(tabId: number, listen: (tab: TabPortMessage) => void): void {
  const port = browser.runtime.connect({ name: tabPortName(tabId) });
  port.onMessage.addListener((message: unknown) => listen(message as TabPortMessage));
  port.onDisconnect.addListener(() => setTimeout(() => watchTab(tabId, listen), RECONNECT_MS));
}
