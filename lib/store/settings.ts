/** EDGE: the reader's own switches, in extension storage. */
import { browser } from 'wxt/browser';

const KEY = 'settings';

export interface Settings {
  /** Hosts of chat sites on which Verbatim shows nothing. */
  readonly sitesOff: readonly string[];
  /** Hosts of optional chat sites that the reader switched on. */
  readonly sitesOn: readonly string[];
  /** Bytes that snapshots may take. */
  readonly limitBytes: number;
  /** Days that a snapshot is kept after its last use; null: without end. */
  readonly keepDays: number | null;
  /** After so many days pinned quotes and sentences are checked again; null: never. */
  readonly recheckDays: number | null;
  /** Cited sentences that quote nothing get marks too. */
  readonly claims: boolean;
  /** An archive is asked by itself for a cited page that is gone. */
  readonly asksArchive: boolean;
}

const DEFAULTS: Settings = {
  sitesOff: [],
  sitesOn: [],
  limitBytes: 500_000_000,
  keepDays: null,
  recheckDays: null,
  claims: false,
  asksArchive: false,
};

export async function readSettings(): Promise<Settings> {
  const stored = (await browser.storage.local.get(KEY))[KEY] as Partial<Settings> | undefined;
  return { ...DEFAULTS, ...stored };
}

export async function isSiteOn(host: string): Promise<boolean> {
  return !(await readSettings()).sitesOff.includes(host);
}

export async function switchSite(host: string, on: boolean): Promise<void> {
  const { sitesOff, ...rest } = await readSettings();
  const others = sitesOff.filter((site) => site !== host);
  await browser.storage.local.set({
    [KEY]: { ...rest, sitesOff: on ? others : [...others, host] },
  });
}

/** An optional site: its script runs only while it is on, and open pages of it hear of it either way. */
export async function switchOptionalSite(host: string, on: boolean): Promise<void> {
  const { sitesOff, sitesOn } = await readSettings();
  const without = (hosts: readonly string[]): string[] => hosts.filter((site) => site !== host);
  await changeSettings({
    sitesOff: on ? without(sitesOff) : [...without(sitesOff), host],
    sitesOn: on ? [...without(sitesOn), host] : without(sitesOn),
  });
}

export async function changeSettings(change: Partial<Settings>): Promise<void> {
  await browser.storage.local.set({ [KEY]: { ...(await readSettings()), ...change } });
}

/** Calls back with the new settings at every change. Returns the function that stops listening. */
export function onSettings(listen: (settings: Settings) => void): () => void {
  const listener = (changes: Record<string, { newValue?: unknown }>, area: string): void => {
    const change = changes[KEY];
    if (area === 'local' && change !== undefined)
      listen({ ...DEFAULTS, ...(change.newValue as Settings) });
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}
