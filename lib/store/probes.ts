/** EDGE: what hosts answered for pages that they cannot have, in the browser's memory only. */
import { browser } from 'wxt/browser';

/** One question to a host; `told` is null while no answer came. */
export interface Probe {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The folder that was asked in: another part of the site may answer otherwise. */
  readonly folder: string;
  readonly told: 'missing' | 'a-page' | null;
}

const keyOf = (host: string): string => `probe:${host}`;

export async function readProbe(host: string): Promise<Probe | null> {
  const key = keyOf(host);
  return ((await browser.storage.session.get(key))[key] as Probe | undefined) ?? null;
}

export async function keepProbe(host: string, probe: Probe): Promise<void> {
  await browser.storage.session.set({ [keyOf(host)]: probe });
}
