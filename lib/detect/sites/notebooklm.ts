import type { ChatSite } from './chat-site';

/** Names are from the reader's side: `to-user` is the answer. Sources are files: never an address. */
export const notebooklm: ChatSite = {
  name: 'notebooklm',
  hosts: ['notebooklm.google.com', 'notebook.google.com'],
  answers: [{ at: /* 2026-09 */ '.to-user-container', text: '.message-text-content' }],
  prompts: [/* 2026-09 */ '.from-user-container'],
  never: [/* 2026-09 */ 'chat-actions'],
  citations: [[/* 2026-09 */ 'button.citation-marker']],
};
