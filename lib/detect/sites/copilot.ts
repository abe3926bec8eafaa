import type { ChatSite } from './chat-site';

/** Its text is cut into spans; what is furniture says so in `data-copy`. Citations are plain links. */
export const copilot: ChatSite = {
  name: 'copilot',
  hosts: ['copilot.microsoft.com'],
  answers: [
    {
      at: /* 2026-08 */ '[data-content="ai-message"],[data-testid="ai-message"]',
      text: '[class~="group/ai-message-item"]',
    },
  ],
  prompts: [/* 2026-08 */ '[data-content="user-message"]'],
  finished: [/* 2026-08 */ '[data-testid="message-item-reactions"]'],
};
