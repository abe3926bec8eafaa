import type { ChatSite } from './chat-site';

/**
 * Two layouts are served side by side: the one of 2025-06 (`conversation-turn-N`) and the one first
 * seen 2026-09-21 (`data-turn-key`), which shares nothing with it. Of a "+2" chip only the first
 * address is on the page. Keys such as `fallback-turn-0:2:assistant` renumber while scrolling.
 */
export const chatgpt: ChatSite = {
  name: 'chatgpt',
  hosts: ['chatgpt.com', 'chat.openai.com'],
  ownHosts: ['help.openai.com'],
  answers: [
    {
      at: /* 2026-10 */ '[data-chatgpt-search-unit-key$=":assistant"]',
      text: '[data-markdown-text-style="assistant-message"]',
    },
    { at: /* 2026-10 */ '[data-markdown-text-style="assistant-message"]' },
    {
      at: /* 2026-09 */ '[data-testid^="conversation-turn-"][data-turn="assistant"]',
      text: '[data-message-author-role="assistant"] .markdown',
    },
    { at: /* 2026-09 */ '[data-message-author-role="assistant"]', text: '.markdown' },
  ],
  prompts: [
    /* 2026-10 */ '[data-chatgpt-search-unit-key$=":user"],[data-user-message-bubble]',
    /* 2026-09 */ '[data-message-author-role="user"]',
  ],
  never: [
    /* 2026-10 */ '[data-markdown-copy="code-block"],[data-markdown-copy="exclude"]',
    // Maps, shops and other widgets have links that cite nothing.
    /* 2026-09 */ '[data-testid="dil-widget-shell"],.not-prose',
  ],
  streaming: [
    /* 2026-10 */ '.streaming-animation',
    /* 2026-09 */ '.result-streaming,.result-thinking,[aria-busy="true"]',
    /* 2026-09 */ '[id^="request-placeholder-"]',
    /* 2026-09 */ '[data-message-id^="request-placeholder-"],[data-turn-id^="request-placeholder-"]',
  ],
  // The bar below an answer; code inside it has buttons of its own.
  finished: [
    /* 2026-10 */ '[data-markdown-text-style]~* button[aria-label="Copy"]',
    /* 2026-10 */ '[data-chatgpt-selection-message-id]~* button[aria-label="Copy"]',
    /* 2026-09 */ '[data-testid="copy-turn-action-button"]',
  ],
  busy: [/* 2026-10 */ 'form[data-chatgpt-composer] button[aria-label^="Stop"]'],
  citations: [
    [/* 2026-10 */ '[data-testid="chatgpt-citation"]', '@href', '@aria-label'],
    // A file the reader gave: it has no address.
    [/* 2026-10 */ '[data-testid="chatgpt-library-file-citation"]'],
    [/* 2026-09 */ '[data-testid="webpage-citation-pill"]', 'links'],
  ],
};
