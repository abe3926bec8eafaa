import type { ChatSite } from './chat-site';

/** The class of the prose is the same for both roles; footnotes are numbers without a link. */
export const grok: ChatSite = {
  name: 'grok',
  hosts: ['grok.com'],
  answers: [
    { at: /* 2026-08 */ '[data-testid="assistant-message"]', text: '.response-content-markdown' },
    { at: /* 2026-03 */ '[id^="response-"].items-start', text: '.response-content-markdown' },
  ],
  prompts: [
    /* 2026-08 */ '[data-testid="user-message"]',
    /* 2026-03 */ '[id^="response-"].items-end',
  ],
};
