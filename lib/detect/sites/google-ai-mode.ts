import type { ChatSite } from './chat-site';

/**
 * Class names rotate, so only attributes are used. The address of a chip is on an empty link before its
 * button; an icon alone has none until its column of sources is opened.
 */
export const googleAiMode: ChatSite = {
  name: 'google-ai-mode',
  isAt: ({ hostname, pathname, searchParams }) =>
    /^www\.google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(hostname) &&
    (pathname.startsWith('/aimode') ||
      (pathname === '/search' && searchParams.get('udm') === '50')),
  answers: [
    {
      selector: '[data-scope-id="turn"]',
      text: '[data-container-id="main-col"]',
      seen: '2026-09',
    },
    {
      selector: '[data-subtree="aimc"]',
      text: '[data-container-id="main-col"]',
      seen: '2026-09',
    },
  ],
  prompts: [],
  never: [
    { selector: '[data-container-id="rhs-col"]', seen: '2026-09' },
    { selector: '[data-xid="Gd7Hsc"]', seen: '2026-09' },
    { selector: '[data-subtree="aimba"]', seen: '2026-09' },
    { selector: '[data-ignore-copy]', seen: '2026-09' },
  ],
  streaming: [{ selector: '[data-scope-id="turn"]:not([data-complete="true"])', seen: '2026-09' }],
  busy: [],
  citations: [
    { selector: 'button[data-icl-uuid]', address: [{ kind: 'sibling-link' }], seen: '2026-09' },
  ],
  ownHosts: ['accounts.google.com', 'translate.google.com'],
};
