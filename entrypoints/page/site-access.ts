/** EDGE: which sites Verbatim may read, and the browser's question for more. */
import { browser } from 'wxt/browser';
import { wayback } from '../../lib/links/archives/wayback';

export const EVERY_SITE = ['https://*/*', 'http://*/*'];

/**
 * Asks the reader, in the browser's own window. Call it first thing in a click, or the browser refuses.
 * The promise may never settle (a popup closes under the question): what waits for access goes on by
 * `permissions.onAdded` in the background.
 */
export async function requestAccess(patterns: readonly string[]): Promise<boolean> {
  return browser.permissions.request(accessTo(withBothSchemes(patterns)));
}

type Access = Parameters<typeof browser.permissions.request>[0] & { data_collection?: string[] };

/** Firefox knows, and asks in the same window, whether a service outside may be told of a page. */
function accessTo(origins: string[]): Access {
  return import.meta.env.BROWSER === 'firefox' && origins.some(isArchive)
    ? { origins, data_collection: ['browsingActivity'] }
    : { origins };
}

function isArchive(pattern: string): boolean {
  return wayback.origins.some((origin) => pattern === `${origin}/*`);
}

/** Those of `patterns` that are not granted, each with its scheme. */
export async function missingAccess(patterns: readonly string[]): Promise<string[]> {
  const wanted = withBothSchemes(patterns);
  const granted = await Promise.all(
    wanted.map((pattern) => browser.permissions.contains(accessTo([pattern]))),
  );
  return wanted.filter((_, index) => !granted[index]);
}

/**
 * `*://host/*` as https and http. Firefox refuses the short form: neither of the two patterns that
 * the manifest declares covers it alone.
 */
function withBothSchemes(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const [, rest] = /^\*:(.*)$/.exec(pattern) ?? [];
    return rest === undefined ? [pattern] : [`https:${rest}`, `http:${rest}`];
  });
}

/** Everything granted beside what the manifest itself requires. */
export async function grantedPatterns(): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  const required = requiredPatterns();
  return origins.filter((origin) => !required.has(wholeHost(origin)));
}

export async function revokeAccess(patterns: readonly string[]): Promise<void> {
  await browser.permissions.remove({ origins: [...patterns] });
}

export function onAccessChanged(listen: () => void): void {
  browser.permissions.onAdded.addListener(listen);
  browser.permissions.onRemoved.addListener(listen);
}

function requiredPatterns(): Set<string> {
  const { host_permissions = [], content_scripts = [] } = browser.runtime.getManifest();
  const patterns = [
    ...host_permissions,
    ...content_scripts.flatMap(({ matches }) => matches ?? []),
  ];
  return new Set(patterns.map(wholeHost));
}

/** Firefox tells of a host what the manifest asked for a part of it. */
function wholeHost(pattern: string): string {
  return pattern.replace(/^([^/]+:\/\/[^/]+)\/.*$/, '$1/*');
}
