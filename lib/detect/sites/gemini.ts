import type { ChatSite } from './chat-site';

/**
 * Chips in the chat have no address anywhere until they are opened. A Deep Research report has empty
 * footnotes that count the rows of its list of used sources. `aria-busy` says nothing here.
 */
export const gemini: ChatSite = {
  name: 'gemini',
  isAt: ({ hostname }) => hostname === 'gemini.google.com',
  answers: [
    { selector: 'model-response', text: 'message-content .markdown', seen: '2026-10' },
    {
      selector: 'immersive-panel',
      text: '#extended-response-markdown-content',
      isPanel: true,
      seen: '2026-10',
    },
    {
      selector: 'deep-research-immersive-panel',
      text: '#extended-response-markdown-content',
      isPanel: true,
      seen: '2026-10',
    },
  ],
  prompts: [{ selector: 'user-query', seen: '2026-10' }],
  never: [
    { selector: 'model-thoughts', seen: '2026-10' },
    { selector: 'sources-list', seen: '2026-09' },
    { selector: 'deep-research-source-lists', seen: '2026-10' },
    { selector: 'multi-source-hovered-card', seen: '2026-09' },
  ],
  streaming: [],
  busy: [{ selector: 'button[aria-label^="Stop response"]', seen: '2026-09' }],
  citations: [
    { selector: 'sources-carousel-inline', address: [], seen: '2026-10' },
    { selector: 'source-inline-chip', address: [], seen: '2026-10' },
    {
      selector: 'sup[data-turn-source-index]',
      address: [
        {
          kind: 'row',
          name: 'data-turn-source-index',
          rows: 'deep-research-source-lists .used-sources a[data-test-id="browse-web-item-link"]',
          within: 'immersive-panel, deep-research-immersive-panel',
        },
      ],
      seen: '2026-10',
    },
  ],
  ownHosts: ['gemini.google.com'],
};
