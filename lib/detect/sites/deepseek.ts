import type { ChatSite } from './chat-site';

/** One message class serves both roles. The digit of a citation is drawn over a hidden dash. */
export const deepseek: ChatSite = {
  name: 'deepseek',
  hosts: ['chat.deepseek.com'],
  ownHosts: ['deepseek.com'],
  answers: [{ at: /* 2026-09 */ '.ds-assistant-message-main-content', text: '.ds-markdown' }],
  never: [/* 2026-09 */ '.md-code-block'],
  // With an address it stands in a link, which is read before it.
  citations: [[/* 2026-09 */ '.ds-markdown-cite']],
};
