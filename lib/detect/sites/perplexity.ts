import type { ChatSite } from './chat-site';

/**
 * Two shapes of citation stand in one answer; the addresses are in an attribute, seldom in a link.
 * Pills from before 2026-07 have none. The placeholder of an answer may be empty with its prose beside.
 */
export const perplexity: ChatSite = {
  name: 'perplexity',
  hosts: ['perplexity.ai'],
  answers: [
    { at: /* 2026-09 */ '.prose[data-renderer="lm"],[id^="markdown-content-"] .prose' },
    { at: /* 2026-08 */ '.prose.inline' },
    { at: /* 2026-08 */ '.bg-raised.rounded-lg .prose', isPanel: true },
  ],
  prompts: [/* 2026-09 */ '[class~="group/query"],span.select-text'],
  citations: [
    [/* 2026-09 */ '[data-pplx-citation-url]', '@data-pplx-citation-url', 'links'],
    [/* 2026-09 */ '.citation,[class~="group/trigger"]', 'links'],
  ],
};
