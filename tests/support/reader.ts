/** What stories can do in either browser. Chromium and Firefox each bring their own hands. */

export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'Space' | 'Copy' | 'Paste';

export type ColorScheme = 'light' | 'dark';

export interface Tab {
  /** The id by which extensions know the tab. */
  readonly id: number;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a self-contained function in the page and gives back what it (or its promise) returns. */
  run<A extends readonly unknown[], T>(script: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** The same for an expression given as text, which may hold a whole library. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks as a pointer does. Each selector is looked up in the open shadow root of the one before. */
  click(...path: readonly string[]): Promise<void>;
  press(key: Key): Promise<void>;
  /** Opens the context menu on an element, whose words are selected, and takes our entry of this name. */
  takeFromMenu(selector: string, entry: string): Promise<void>;
  /** CSS pixels of the page, or in Firefox of the window around it. */
  resize(width: number, height: number): Promise<void>;
  screenshot(file: string): Promise<void>;
  setColorScheme(scheme: ColorScheme): Promise<void>;
  toFront(): Promise<void>;
  close(): Promise<void>;
}

export interface Reader {
  readonly browserName: 'chromium' | 'firefox';
  /** Address of one of the extension's own pages. */
  ourPage(path: string): string;
  open(url: string): Promise<Tab>;
  /** The background dies as the browser would let it die: at once, without a word. */
  stopBackground(): Promise<void>;
  /** The extension is put in anew while its pages and chat pages are open, as an update does it. */
  update(): Promise<void>;
  /** A tab with one of our pages that stands aside, for what only extension pages may do. */
  readonly desk: Tab;
  close(): Promise<void>;
}

/** An extension page's own `browser` or `chrome`, as far as stories use it. */
export interface ExtensionApi {
  readonly tabs: {
    query(
      filter: object,
    ): Promise<
      readonly { readonly id?: number; readonly url?: string; readonly incognito?: boolean }[]
    >;
    getCurrent(): Promise<{ readonly id?: number } | undefined>;
  };
  readonly storage: {
    readonly local: StorageArea;
    readonly session: StorageArea;
  };
  readonly runtime: {
    sendMessage(message: unknown): Promise<unknown>;
  };
  readonly scripting: {
    executeScript<T>(wish: {
      target: { tabId: number };
      func: () => T;
    }): Promise<readonly { readonly result?: T }[]>;
    getRegisteredContentScripts(): Promise<readonly { readonly matches?: readonly string[] }[]>;
  };
  readonly windows: {
    create(wishes: {
      url: string;
      incognito: boolean;
    }): Promise<{ tabs?: readonly { id?: number }[] }>;
  };
  readonly permissions: { getAll(): Promise<{ origins?: readonly string[] }> };
  readonly alarms: { getAll(): Promise<readonly { readonly name: string }[]> };
  readonly action: { openPopup(): Promise<void> };
  readonly extension: { getViews(filter: { type: 'popup' }): readonly Window[] };
}

interface StorageArea {
  get(key: string | null): Promise<Record<string, unknown>>;
  set(values: Record<string, unknown>): Promise<void>;
  remove(key: string): Promise<void>;
}

declare global {
  /** `browser` or `chrome`, whichever the page has: `Tab.run` puts it in reach of every script. */
  var verbatimApi: ExtensionApi;
}

/** A script as text that gives back what the function returns for these arguments. */
export function callText(script: (...args: never[]) => unknown, args: readonly unknown[]): string {
  const api = 'globalThis.browser ?? globalThis.chrome';
  return `((verbatimApi) => (${script})(...${JSON.stringify(args)}))(${api})`;
}
