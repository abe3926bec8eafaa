import type { ChatSite } from './chat-site';

/** Names are from the reader's side: `to-user` is the answer. Sources are files: never an address. */
export const notebooklm: ChatSite = {
  name: 'notebooklm',
  isAt: ({ hostname }) =>
    hostname === 'notebooklm.google.com' || hostname === 'notebook.google.com',
  answers: [{ selector: '.to-user-container', text: '.message-text-content', seen: '2026-09' }],
  prompts: [{ selector: '.from-user-container', seen: '2026-09' }],
  never: [{ selector: 'chat-actions', seen: '2026-09' }],
  streaming: [],
  busy: [],
  citations: [{ selector: 'button.citation-marker', address: [], seen: '2026-09' }],
  ownHosts: ['notebooklm.google.com', 'notebook.google.com'],
};
