import type { ChatSite } from './chat-site';

/**
 * Chips in the chat have no address anywhere until they are opened. A Deep Research report has empty
 * footnotes that count the rows of its list of used sources. `aria-busy` says nothing here.
 */
export const gemini: ChatSite = {
  name: 'gemini',
  hosts: ['gemini.google.com'],
  answers: [
    { at: /* 2026-10 */ 'model-response', text: 'message-content .markdown' },
    {
      at: /* 2026-10 */ 'immersive-panel,deep-research-immersive-panel',
      text: '#extended-response-markdown-content',
      isPanel: true,
    },
  ],
  prompts: [/* 2026-10 */ 'user-query'],
  finished: [
    /* 2026-09 */ 'body:has([data-test-id="send-button-container"]):has(.ql-editor.ql-blank)',
  ],
  citations: [
    [/* 2026-10 */ 'sources-carousel-inline,source-inline-chip'],
    [
      /* 2026-10 */ 'source-footnote,sup[data-turn-source-index]',
      {
        number: 'data-turn-source-index',
        rows: 'deep-research-source-lists .used-sources a[data-test-id="browse-web-item-link"]',
        within: 'immersive-panel,deep-research-immersive-panel',
      },
    ],
  ],
};
