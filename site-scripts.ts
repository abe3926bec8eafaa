import { CHAT_MATCHES } from './lib/detect/sites/chat-matches';
import { findSite } from './lib/detect/sites/find-site';
import { MARKED_SITES } from './lib/detect/sites/marked-sites';

/** What one chat site is to the build. */
interface SiteScript {
  /** The script that holds its data. */
  readonly path: string;
  readonly code: string;
  readonly matches: readonly string[];
}

/**
 * One small script per chat site, which runs before the content script on that site's pages and leaves
 * its data for it (`entrypoints/chat.content/sites-here.ts`). All of them together weigh as much as a tenth
 * of the content script, and every page needs one.
 */
export const SITE_SCRIPTS: readonly SiteScript[] = MARKED_SITES.map((site) => ({
  path: `sites/${site.name}.js`,
  code: `globalThis.verbatimSite=${JSON.stringify(site)};`,
  matches: CHAT_MATCHES.filter((match) => findSite(match.replace(/\*$/, ''), [site]) !== null),
}));
