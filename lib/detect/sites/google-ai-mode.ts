import { CITED_ANYWHERE } from './anywhere';
import type { ChatSite } from './chat-site';

/**
 * Class names rotate, so only attributes are used. The address of a chip is on an empty link before its
 * button; an icon alone has none until its column of sources is opened.
 */
export const googleAiMode: ChatSite = {
  name: 'google-ai-mode',
  hosts: ['accounts.google.com', 'translate.google.com'],
  isAt: (url) =>
    isGoogle(url) &&
    (url.pathname.startsWith('/aimode') ||
      (isGoogleSearch(url) && url.searchParams.get('udm') === '50')),
  answers: [
    {
      at: /* 2026-09 */ '[data-scope-id="turn"],[data-subtree="aimc"],[data-xid="aim-mars-turn-root"]',
      text: '[data-container-id="main-col"]',
    },
  ],
  prompts: [/* 2026-09 */ 'span[role="heading"][aria-level="2"]'],
  never: [/* 2026-09 */ '[data-xid="Gd7Hsc"],[data-subtree="aimba"]'],
  streaming: [/* 2026-09 */ '[data-scope-id="turn"]:not([data-complete="true"])'],
  finished: [/* 2026-09 */ '[data-xid="Gd7Hsc"]'],
  citations: CITED_ANYWHERE,
};

export function isGoogleSearch(url: URL): boolean {
  return isGoogle(url) && url.pathname === '/search';
}

function isGoogle({ hostname }: URL): boolean {
  return /^www\.google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(hostname);
}
