import { writeFileSync } from 'node:fs';
import { FIREFOX_ID } from '../../manifest';
import { type FirefoxProcess, type Prefs, startFirefox } from './firefox-process';
import { callText, type Key, type Reader, type Tab } from './reader';
import { until } from './until';

/** Fixes the address of the extension's pages, which Firefox otherwise draws by lot. */
const UUID = '5d0a9f3e-6f1c-4b7a-9a55-0c4f3a1d7e21';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const SHADOW_ROOT = 'shadow-6066-11e4-a52e-4f735466cecf';

/** The codes WebDriver gives to keys without a letter. */
const KEY_CODES: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Shift: '\uE008',
  Control: '\uE009',
};

/** Keys that are pressed together. */
const CHORDS: Partial<Record<Key, readonly string[]>> = {
  'Shift+Tab': ['Shift', 'Tab'],
  Copy: ['Control', 'c'],
  Paste: ['Control', 'v'],
};

export interface Firefox extends Reader {
  readonly browserName: 'firefox';
  /** Runs the body of an async function with the browser's own rights; `args` holds the arguments. */
  inChrome<T>(body: string, ...args: readonly unknown[]): Promise<T>;
  /** Waits for the permission prompt and presses one of its buttons. */
  answerPrompt(answer: 'allow' | 'decline'): Promise<void>;
  openPrivately(url: string): Promise<Tab>;
}

export interface FirefoxWishes {
  /** Folder of the built extension. */
  readonly extension: string;
  /** Null: no way out at all, and no name that leads anywhere. */
  readonly proxyPort: number | null;
  /** The browser looks at certificates, and finds those of the local server wanting. */
  readonly checksCertificates?: boolean;
  readonly prefs?: Prefs;
}

export async function openFirefox(wishes: FirefoxWishes): Promise<Firefox> {
  const prefs = {
    'extensions.webextensions.uuids': JSON.stringify({ [FIREFOX_ID]: UUID }),
    ...(wishes.proxyPort === null ? NO_WAY_OUT : proxyPrefs(wishes.proxyPort)),
    ...wishes.prefs,
  };
  const firefox = await startFirefox(prefs, wishes.checksCertificates);
  const { marionette } = firefox;
  await marionette.send('Addon:Install', {
    path: wishes.extension,
    temporary: true,
    allowPrivateBrowsing: true,
  });
  const hands = makeHands(firefox);
  const ourPage = (path: string) => `moz-extension://${UUID}/${path}`;
  const desk = await hands.openTab(ourPage('options.html'), 'tab');
  return {
    browserName: 'firefox',
    ourPage,
    desk,
    open: (url) => hands.openTab(url, 'tab'),
    openPrivately: (url) => hands.openTab(url, 'private window'),
    inChrome: hands.inChrome,
    update: () =>
      hands.inChrome(
        `const { AddonManager } = ChromeUtils.importESModule(
           'resource://gre/modules/AddonManager.sys.mjs');
         await (await AddonManager.getAddonByID(args[0])).reload();`,
        FIREFOX_ID,
      ),
    stopBackground: () =>
      hands.inChrome(
        `await WebExtensionPolicy.getByID(args[0]).extension
           .terminateBackground({ ignoreDevToolsAttached: true });`,
        FIREFOX_ID,
      ),
    answerPrompt: (answer) => answerPrompt(hands.inChrome, answer),
    close: firefox.close,
  };
}

const NO_WAY_OUT: Prefs = { 'network.proxy.type': 0, 'network.dns.disabled': true };

function proxyPrefs(port: number): Prefs {
  return {
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': port,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': port,
    'network.proxy.no_proxies_on': '',
    // The proxy resolves names; without it nothing is to be asked of a name server either.
    'network.dns.disabled': true,
  };
}

type InChrome = Firefox['inChrome'];

async function answerPrompt(inChrome: InChrome, answer: 'allow' | 'decline'): Promise<void> {
  const button = answer === 'allow' ? 'button' : 'secondaryButton';
  await until('the permission prompt', () =>
    inChrome<true | null>(
      `const window = Services.wm.getMostRecentWindow('navigator:browser');
       const { panel } = window.PopupNotifications;
       if (panel.state !== 'open' || !panel.firstElementChild) return null;
       panel.firstElementChild[args[0]].click();
       return true;`,
      button,
    ),
  );
}

async function takeMenuEntry(inChrome: InChrome, entry: string): Promise<void> {
  await until(`the entry “${entry}” of the context menu`, () =>
    inChrome<true | null>(
      `const window = Services.wm.getMostRecentWindow('navigator:browser');
       const menu = window.document.getElementById('contentAreaContextMenu');
       const item = [...menu.children].find(({ label }) => label === args[0]);
       if (menu.state !== 'open' || !item) return null;
       menu.activateItem(item);
       return true;`,
      entry,
    ),
  );
}

/** Marionette has one current window; every act of a tab first makes that tab the current one. */
function makeHands({ marionette }: FirefoxProcess) {
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const mine = turn.then(act, act);
    turn = mine.catch(() => null);
    return mine;
  };

  const inChrome: InChrome = <T>(body: string, ...args: readonly unknown[]) =>
    inTurn(async () => {
      await marionette.send('Marionette:SetContext', { value: 'chrome' });
      try {
        return await execute<T>(`(async (args) => {${body}})(${JSON.stringify(args)})`);
      } finally {
        await marionette.send('Marionette:SetContext', { value: 'content' });
      }
    });

  /** Scripts run in a sandbox beside the page, so the page's own policy does not bind them. */
  async function execute<T>(expression: string): Promise<T> {
    const { value } = await marionette.send<{ value: { ok: T } | { error: string } }>(
      'WebDriver:ExecuteAsyncScript',
      {
        script: `const done = arguments[arguments.length - 1];
          (async () => (${expression}))().then(
            (ok) => done({ ok: ok === undefined ? null : ok }),
            (error) => done({ error: String(error) + ' ' + (error?.stack ?? '') }));`,
        args: [],
      },
    );
    if ('error' in value) throw new Error(value.error);
    return value.ok;
  }

  async function openTab(url: string, kind: 'tab' | 'private window'): Promise<Tab> {
    const handle = await inTurn(async () => {
      const made = await marionette.send<{ handle: string }>('WebDriver:NewWindow', {
        type: kind === 'tab' ? 'tab' : 'window',
        private: kind === 'private window',
      });
      return made.handle;
    });
    const tab = makeTab(handle);
    await tab.toFront();
    await tab.goto(url);
    return { ...tab, id: await tabIdAt(url) };
  }

  /** The id by which extensions know the youngest tab at this address. */
  const tabIdAt = (url: string): Promise<number> =>
    inChrome(
      `const { ExtensionParent } = ChromeUtils.importESModule(
         'resource://gre/modules/ExtensionParent.sys.mjs');
       const { tabTracker } = ExtensionParent.apiManager.global;
       const tabs = [...Services.wm.getEnumerator('navigator:browser')].flatMap((window) =>
         window.gBrowser.tabs.filter((tab) => tab.linkedBrowser.currentURI.spec === args[0]));
       return Math.max(...tabs.map((tab) => tabTracker.getId(tab)));`,
      new URL(url).href,
    );

  function makeTab(handle: string): Omit<Tab, 'id'> {
    const here = <T>(act: () => Promise<T>): Promise<T> =>
      inTurn(async () => {
        await marionette.send('WebDriver:SwitchToWindow', { handle, focus: false });
        return act();
      });
    const pressed = (key: Key): readonly string[] => CHORDS[key] ?? [key];
    return {
      goto: (url) => here(() => marionette.send('WebDriver:Navigate', { url })),
      reload: () => here(() => marionette.send('WebDriver:Refresh')),
      run: <A extends readonly unknown[], T>(script: (...args: A) => T, ...args: A) =>
        here(() => execute<Awaited<T>>(callText(script, args))),
      evaluate: (expression) => here(() => execute(expression)),
      click: (...path) =>
        here(async () => {
          await marionette.send('WebDriver:ElementClick', { id: await findElement(path) });
        }),
      press: (key) =>
        here(async () => {
          const codes = pressed(key).map((name) => KEY_CODES[name] ?? name);
          const down = codes.map((value) => ({ type: 'keyDown', value }));
          const up = codes.toReversed().map((value) => ({ type: 'keyUp', value }));
          await marionette.send('WebDriver:PerformActions', {
            actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }],
          });
        }),
      takeFromMenu: async (selector, entry) => {
        await here(async () => {
          const at = { [ELEMENT]: await findElement([selector]) };
          await marionette.send('WebDriver:PerformActions', {
            actions: [
              {
                ...{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } },
                actions: [
                  { type: 'pointerMove', x: 0, y: 0, origin: at },
                  { type: 'pointerDown', button: 2 },
                  { type: 'pointerUp', button: 2 },
                ],
              },
            ],
          });
        });
        await takeMenuEntry(inChrome, entry);
      },
      resize: (width, height) =>
        here(() => marionette.send('WebDriver:SetWindowRect', { width, height })),
      screenshot: (file) =>
        here(async () => {
          const shot = await marionette.send<{ value: string }>('WebDriver:TakeScreenshot', {
            full: false,
          });
          writeFileSync(file, Buffer.from(shot.value, 'base64'));
        }),
      setColorScheme: (scheme) =>
        inChrome(
          `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', args[0]);`,
          scheme === 'dark' ? 0 : 1,
        ),
      toFront: () =>
        inTurn(() => marionette.send('WebDriver:SwitchToWindow', { handle, focus: true })),
      close: () =>
        here(async () => {
          // What comes next may ask for a new tab, which takes a current one.
          const [handle] = await marionette.send<string[]>('WebDriver:CloseWindow');
          await marionette.send('WebDriver:SwitchToWindow', { handle, focus: false });
        }),
    };
  }

  async function findElement(path: readonly string[]): Promise<string> {
    const [first = '', ...deeper] = path;
    let id = await until(first, () => findIn('WebDriver:FindElement', first, {}));
    for (const selector of deeper)
      id = await until(path.join(' » '), async () => {
        const root = await marionette.send<{ value: Record<string, string> }>(
          'WebDriver:GetShadowRoot',
          { id },
        );
        return findIn('WebDriver:FindElementFromShadowRoot', selector, {
          shadowRoot: root.value[SHADOW_ROOT],
        });
      });
    return id;
  }

  async function findIn(command: string, value: string, within: object): Promise<string | null> {
    const parameters = { using: 'css selector', value, ...within };
    return marionette
      .send<{ value: Record<string, string> }>(command, parameters)
      .then((found) => found.value[ELEMENT] ?? null)
      .catch(() => null);
  }

  return { inChrome, openTab };
}
