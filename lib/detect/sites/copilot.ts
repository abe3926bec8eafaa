import type { ChatSite } from './chat-site';

/** Its text is cut into spans; what is furniture says so in `data-copy`. Citations are plain links. */
export const copilot: ChatSite = {
  name: 'copilot',
  isAt: ({ hostname }) => hostname === 'copilot.microsoft.com',
  answers: [
    {
      selector: '[data-content="ai-message"]',
      text: '[class~="group/ai-message-item"]',
      seen: '2026-08',
    },
    {
      selector: '[data-testid="ai-message"]',
      text: '[class~="group/ai-message-item"]',
      seen: '2026-08',
    },
  ],
  prompts: [{ selector: '[data-content="user-message"]', seen: '2026-08' }],
  never: [{ selector: '[data-copy="false"]', seen: '2026-08' }],
  streaming: [],
  busy: [{ selector: 'button[aria-label^="Stop"]', seen: '2026-08' }],
  citations: [],
  ownHosts: ['copilot.microsoft.com'],
};
