import type { ChatSite } from './chat-site';

/** The class of the prose is the same for both roles; footnotes are numbers without a link. */
export const grok: ChatSite = {
  name: 'grok',
  isAt: ({ hostname }) => hostname === 'grok.com',
  answers: [
    {
      selector: '[data-testid="assistant-message"]',
      text: '.response-content-markdown',
      seen: '2026-08',
    },
    {
      selector: '[id^="response-"].items-start',
      text: '.response-content-markdown',
      seen: '2026-03',
    },
  ],
  prompts: [
    { selector: '[data-testid="user-message"]', seen: '2026-08' },
    { selector: '[id^="response-"].items-end', seen: '2026-03' },
  ],
  never: [{ selector: '.thinking-container', seen: '2026-08' }],
  streaming: [],
  busy: [{ selector: 'button[aria-label^="Stop"]', seen: '2026-08' }],
  citations: [],
  ownHosts: ['grok.com'],
};
