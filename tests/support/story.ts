import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { html, status } from './answers';
import { CHAT_CSS, type CitedQuote, type CitedSaying, chatgptPage } from './chat-answer';
import { ChatPage } from './chat-page';
import { type ChromiumWishes, openChromium } from './chromium';
import { type FirefoxWishes, openFirefox } from './firefox';
import type { Reader, Tab } from './reader';
import { startWorld, type World } from './world';

export { expect } from '@playwright/test';

export type BrowserName = Reader['browserName'];

interface WorkerFixtures {
  readonly hosts: World;
  /** The browser of this project, with the test build in it; one for all stories of a worker. */
  readonly reader: Reader;
}

interface TestFixtures {
  /** Opens an address in a tab that closes with the story. */
  readonly visit: (url: string) => Promise<Tab>;
  /** Serves an answer with these paragraphs on chatgpt.com and opens it. */
  readonly ask: (paragraphs: readonly (CitedQuote | CitedSaying)[]) => Promise<ChatPage>;
  /** What "Check all" asks for, said from one of our own pages. */
  readonly checkAll: (chat: ChatPage) => Promise<void>;
  readonly nothingElseAsked: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from here.
    async ({}, use) => {
      const world = await startWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker' },
  ],

  reader: [
    async ({ hosts }, use, { project }) => {
      const reader = await openReader(project.name as BrowserName, hosts);
      await use(reader);
      await reader.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  visit: async ({ reader }, use) => {
    const tabs: Tab[] = [];
    await use(async (url) => {
      const tab = await reader.open(url);
      tabs.push(tab);
      return tab;
    });
    await Promise.all(tabs.map((tab) => tab.close()));
  },

  ask: async ({ hosts, visit }, use, { testId }) => {
    let asked = 0;
    await use(async (paragraphs) => {
      const address = `https://chatgpt.com/c/${testId}-${asked++}`;
      serveChat(hosts, address, paragraphs);
      return new ChatPage(await visit(address));
    });
  },

  checkAll: async ({ reader }, use) => {
    await use(async ({ tab }) => {
      const message = { kind: 'check-in-tab', tabId: tab.id, keys: null, again: false };
      await reader.desk.run((said) => verbatimApi.runtime.sendMessage(said), message);
    });
  },

  nothingElseAsked: [
    async ({ hosts }, use) => {
      hosts.forget();
      await use(undefined);
      expect(hosts.strangers(), 'hosts that no story serves').toEqual([]);
    },
    { auto: true },
  ],
});

export function serveChat(
  world: World,
  address: string,
  paragraphs: readonly (CitedQuote | CitedSaying)[],
): void {
  const page = chatgptPage('Seawall', 'What do the reports say? Quote them.', paragraphs);
  world.serve(address, html(page));
  world.serve(
    'https://chatgpt.com/chat.css',
    status(200, CHAT_CSS, { 'content-type': 'text/css' }),
  );
}

export function builtExtension(browser: BrowserName, mode: 'e2e' | 'store'): string {
  const name = browser === 'chromium' ? 'chrome-mv3' : 'firefox-mv3';
  const folder = mode === 'store' ? name : `${name}-e2e`;
  return join(import.meta.dirname, '..', '..', '.output', folder);
}

/** Another browser than the one the stories of a worker share, for what would disturb them. */
export function openReader(
  browser: BrowserName,
  { proxyPort }: World,
  mode: 'e2e' | 'store' = 'e2e',
  over: Pick<ChromiumWishes & FirefoxWishes, 'checksCertificates'> & {
    readonly proxyPort?: null;
  } = {},
): Promise<Reader> {
  const wishes = {
    extension: process.env.STUB_EXTENSION ?? builtExtension(browser, mode),
    proxyPort,
    ...over,
  };
  return browser === 'chromium' ? openChromium(wishes) : openFirefox(wishes);
}
