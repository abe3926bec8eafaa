import type { ChatSite } from './chat-site';

/** Pills stand in the text only where it searched the web; one more opens the list of sources. */
export const metaAi: ChatSite = {
  name: 'meta-ai',
  hosts: ['meta.ai'],
  answers: [
    { at: /* 2026-08 */ '[data-testid="assistant-message"],[data-message-id$="_assistant"]' },
  ],
  prompts: [/* 2026-08 */ '[data-message-id$="_user"],[data-testid="user-message"]'],
  citations: [[/* 2026-08 */ '[data-testid="citation-pill"],.ur-citation-pill', '@href', 'links']],
};
