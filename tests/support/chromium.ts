import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { callText, type Key, type Reader, type Tab } from './reader';
import { until } from './until';

export interface Chromium extends Reader {
  readonly browserName: 'chromium';
  readonly context: BrowserContext;
  readonly extensionId: string;
  /** Speaks to the browser itself, beyond any page. */
  readonly cdp: CDPSession;
  /** Lets the extension into incognito windows. It starts anew for this, so there is a new desk. */
  allowIncognito(): Promise<Tab>;
  /** Selects an element's words in any tab, also an incognito one, and takes our entry of the menu. */
  takeFromMenuOf(tabId: number, selector: string): Promise<void>;
  /** A tab that opened by itself at an address that begins so. */
  findTab(address: string): Promise<Tab>;
}

export interface ChromiumWishes {
  /** Folder of the built extension. */
  readonly extension: string;
  /** Null: no way out at all, and no name that leads anywhere. */
  readonly proxyPort: number | null;
  /** The browser looks at certificates, and finds those of the local server wanting. */
  readonly checksCertificates?: boolean;
  /** A profile to start from; empty: a fresh one. */
  readonly profile?: string;
  readonly args?: readonly string[];
  readonly headless?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

const NO_WAY_OUT = ['--no-proxy-server', '--host-resolver-rules=MAP * ~NOTFOUND'];

export async function openChromium(wishes: ChromiumWishes): Promise<Chromium> {
  const { extension, proxyPort, profile = '', args = [], headless = true } = wishes;
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    headless,
    viewport: headless ? { width: 1000, height: 760 } : null,
    // Chromium on Linux takes the language of its interface from here alone.
    env: { ...process.env, LANGUAGE: 'en', ...wishes.env },
    args: [
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      // Playwright's own setting covers pages, not the service worker's requests.
      ...(wishes.checksCertificates ? [] : ['--ignore-certificate-errors']),
      ...(proxyPort === null ? NO_WAY_OUT : [`--proxy-server=127.0.0.1:${proxyPort}`]),
      ...args,
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const extensionId = new URL(worker.url()).host;
  const ourPage = (path: string) => `chrome-extension://${extensionId}/${path}`;
  const browser = context.browser();
  if (browser === null) throw new Error('A persistent context should have a browser in Chromium.');
  const cdp = await browser.newBrowserCDPSession();
  await closeWelcome(context, ourPage('welcome.html'));
  const desk = await openDesk(context, ourPage('options.html'));
  return {
    browserName: 'chromium',
    context,
    extensionId,
    cdp,
    ourPage,
    desk,
    open: (url) => openTab(context, desk, url),
    update: () => onExtensionsPage(context, `reload('${extensionId}')`),
    allowIncognito: async () => {
      const wish = { extensionId, incognitoAccess: true };
      const act = `updateExtensionConfiguration(${JSON.stringify(wish)})`;
      await onExtensionsPage(context, act);
      return openDesk(context, ourPage('options.html'));
    },
    takeFromMenuOf: async (tabId, selector) => {
      const page = await until(`a page with ${selector}`, async () => {
        for (const each of context.pages())
          if ((await each.locator(selector).count()) > 0) return each;
        return null;
      });
      const selected = await page.locator(selector).evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return `${getSelection()}`;
      });
      await tellOfMenu(context, tabId, selected);
    },
    findTab: async (address) => {
      const page = await until(`a tab at ${address}`, () => {
        return context.pages().find((each) => each.url().startsWith(address)) ?? null;
      });
      return makeTab(page, -1);
    },
    stopBackground: () => stopWorker(context, desk, ourPage('')),
    close: () => context.close(),
  };
}

/** The first start opens it by itself, and a tab that opens later would be taken for another. */
async function closeWelcome(context: BrowserContext, url: string): Promise<void> {
  const page = await until('the welcome page', () => {
    return context.pages().find((each) => each.url() === url) ?? null;
  });
  await page.close();
}

/**
 * Does something on chrome://extensions that starts the extension anew, and waits until it has. Chromium
 * starts an unpacked extension a second time in developer mode only.
 */
async function onExtensionsPage(context: BrowserContext, act: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('chrome://extensions');
  const started = context.waitForEvent('serviceworker');
  await page.evaluate(`(async ({ developerPrivate }) => {
    await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
    await developerPrivate.${act};
  })(chrome)`);
  await started;
  await page.close();
}

async function openDesk(context: BrowserContext, url: string): Promise<Tab> {
  const page = await context.newPage();
  await page.goto(url);
  const tab = makeTab(page, -1);
  return { ...tab, id: await tab.run(async () => (await verbatimApi.tabs.getCurrent())?.id ?? -1) };
}

async function openTab(context: BrowserContext, desk: Tab, url: string): Promise<Tab> {
  const ids = () =>
    desk.run(async () => (await verbatimApi.tabs.query({})).map(({ id }) => id ?? -1));
  const before = await ids();
  const page = await context.newPage();
  const id = (await ids()).find((other) => !before.includes(other));
  await page.goto(url);
  return makeTab(page, id ?? -1);
}

/** Unlike the idle kill, which an attached debugger prevents, this stops the worker at once. */
async function stopWorker(context: BrowserContext, desk: Tab, origin: string): Promise<void> {
  const page = context.pages().find((each) => each.url().startsWith(origin));
  if (page === undefined) throw new Error(`Expected the desk (${desk.id}) to stand on ${origin}.`);
  const session = await context.newCDPSession(page);
  const stopped = until('the service worker to stop', workerStops(session));
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await session.detach();
}

function workerStops(session: CDPSession): () => true | null {
  let runs = true;
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    runs = versions.some(({ runningStatus }) => runningStatus !== 'stopped');
  });
  return () => (runs ? null : true);
}

/**
 * No test reaches Chromium's own menu. The background is told what the menu would tell it; that the
 * entry is there is what `update` checks.
 */
async function tellOfMenu(
  context: BrowserContext,
  tabId: number,
  selectionText: string,
): Promise<void> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(`(async () => {
    await chrome.contextMenus.update('check-selection', { contexts: ['selection'] });
    const tab = await chrome.tabs.get(${tabId});
    const told = { menuItemId: 'check-selection', frameId: 0, editable: false, pageUrl: tab.url };
    const selectionText = ${JSON.stringify(selectionText)};
    chrome.contextMenus.onClicked.dispatch({ ...told, selectionText }, tab);
  })()`);
}

const KEYS: Record<Key, string> = {
  Tab: 'Tab',
  'Shift+Tab': 'Shift+Tab',
  Enter: 'Enter',
  Escape: 'Escape',
  Space: 'Space',
  Copy: 'Control+C',
  Paste: 'Control+V',
};

function makeTab(page: Page, id: number): Tab {
  return {
    id,
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    run: <A extends readonly unknown[], T>(script: (...args: A) => T, ...args: A) =>
      page.evaluate<Awaited<T>>(callText(script, args)),
    evaluate: (expression) => page.evaluate(expression),
    // Playwright's selectors go through open shadow roots on their own.
    click: (...path) => page.locator(path.join(' ')).first().click(),
    press: (key) => page.keyboard.press(KEYS[key]),
    takeFromMenu: async (selector) => {
      const selected = await page
        .locator(selector)
        .first()
        .evaluate(() => `${getSelection()}`);
      await tellOfMenu(page.context(), id, selected);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: async (file) => {
      await page.screenshot({ path: file });
    },
    setColorScheme: (colorScheme) => page.emulateMedia({ colorScheme }),
    toFront: () => page.bringToFront(),
    close: () => page.close(),
  };
}
