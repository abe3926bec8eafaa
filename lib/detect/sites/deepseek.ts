import type { ChatSite } from './chat-site';

/** One message class serves both roles. The digit of a citation is drawn over a hidden dash. */
export const deepseek: ChatSite = {
  name: 'deepseek',
  isAt: ({ hostname }) => hostname === 'chat.deepseek.com',
  answers: [
    {
      selector: '.ds-assistant-message-main-content',
      text: '.ds-markdown',
      seen: '2026-09',
    },
  ],
  prompts: [],
  never: [
    { selector: '.ds-think-content', seen: '2026-09' },
    { selector: '.md-code-block', seen: '2026-09' },
  ],
  streaming: [],
  busy: [],
  citations: [
    // With an address it stands in a link, which is read before it.
    { selector: '.ds-markdown-cite', address: [], seen: '2026-09' },
  ],
  ownHosts: ['deepseek.com'],
};
