import type { ChatSite } from './chat-site';

/** Markdown with plain links; its own citations were removed. */
export const huggingchat: ChatSite = {
  name: 'huggingchat',
  hosts: ['huggingface.co'],
  path: '/chat/',
  answers: [{ at: /* 2026-08 */ '[data-message-role="assistant"]' }],
  prompts: [/* 2026-08 */ '[data-message-type="user"],[data-message-role="user"]'],
};
