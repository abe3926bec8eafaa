import type { ChatSite } from './chat-site';

/**
 * Two layouts are served side by side: the one of 2025-06 (`conversation-turn-N`) and the one first
 * seen 2026-09-21 (`data-turn-key`), which shares nothing with it. Of a "+2" chip only the first
 * address is on the page. Keys such as `fallback-turn-0:2:assistant` renumber while scrolling.
 */
export const chatgpt: ChatSite = {
  name: 'chatgpt',
  isAt: ({ hostname }) => hostname === 'chatgpt.com' || hostname === 'chat.openai.com',
  answers: [
    {
      selector: '[data-chatgpt-search-unit-key$=":assistant"]',
      text: '[data-markdown-text-style="assistant-message"]',
      seen: '2026-10',
    },
    { selector: '[data-markdown-text-style="assistant-message"]', seen: '2026-10' },
    {
      selector: '[data-testid^="conversation-turn-"][data-turn="assistant"]',
      text: '[data-message-author-role="assistant"] .markdown',
      seen: '2026-09',
    },
    {
      selector: '[data-message-author-role="assistant"]',
      text: '.markdown',
      seen: '2026-09',
    },
  ],
  prompts: [
    { selector: '[data-chatgpt-search-unit-key$=":user"]', seen: '2026-10' },
    { selector: '[data-user-message-bubble]', seen: '2026-10' },
    { selector: '[data-message-author-role="user"]', seen: '2026-09' },
  ],
  never: [
    { selector: '[data-markdown-copy="code-block"]', seen: '2026-10' },
    { selector: '[data-markdown-copy="exclude"]', seen: '2026-10' },
    // Maps, shops and other widgets have links that cite nothing.
    { selector: '[data-testid="dil-widget-shell"]', seen: '2026-09' },
    { selector: '.not-prose', seen: '2026-09' },
  ],
  streaming: [
    { selector: '.streaming-animation', seen: '2026-10' },
    { selector: '.result-streaming', seen: '2026-09' },
    { selector: '.result-thinking', seen: '2026-09' },
    { selector: '[aria-busy="true"]', seen: '2026-09' },
    { selector: '[id^="request-placeholder-"]', seen: '2026-09' },
    { selector: '[data-message-id^="request-placeholder-"]', seen: '2026-09' },
    { selector: '[data-turn-id^="request-placeholder-"]', seen: '2026-09' },
  ],
  busy: [
    { selector: '[data-testid="stop-button"]', seen: '2026-09' },
    { selector: 'form[data-chatgpt-composer] button[aria-label^="Stop"]', seen: '2026-10' },
  ],
  citations: [
    {
      selector: '[data-testid="chatgpt-citation"]',
      address: [
        { kind: 'attribute', name: 'href' },
        { kind: 'attribute', name: 'aria-label' },
      ],
      seen: '2026-10',
    },
    // A file the reader gave: it has no address.
    { selector: '[data-testid="chatgpt-library-file-citation"]', address: [], seen: '2026-10' },
    {
      selector: '[data-testid="webpage-citation-pill"]',
      address: [{ kind: 'links' }],
      seen: '2026-09',
    },
  ],
  ownHosts: ['chatgpt.com', 'chat.openai.com', 'help.openai.com'],
};
