import type { ChatSite } from './chat-site';

/** Le Chat. Reasoning is a part of the message like the answer, of another type. Plain links. */
export const mistral: ChatSite = {
  name: 'mistral',
  hosts: ['chat.mistral.ai'],
  ownHosts: ['mistral.ai'],
  answers: [
    {
      at: /* 2026-08 */ '[data-message-author-role="assistant"]',
      text: '[data-message-part-type="answer"]',
    },
    { at: /* 2026-08 */ '[data-message-part-type="answer"]' },
  ],
  prompts: [/* 2026-08 */ '[data-message-author-role="user"]'],
  never: [/* 2026-08 */ '[data-message-part-type]:not([data-message-part-type="answer"])'],
};
