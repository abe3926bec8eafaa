import type { ChatSite } from './chat-site';

/**
 * Two shapes of citation stand in one answer; the addresses are in an attribute, seldom in a link.
 * Pills from before 2026-07 have none. The placeholder of an answer may be empty with its prose beside.
 */
export const perplexity: ChatSite = {
  name: 'perplexity',
  isAt: ({ hostname }) => hostname === 'www.perplexity.ai' || hostname === 'perplexity.ai',
  answers: [
    { selector: '.prose[data-renderer="lm"]', seen: '2026-09' },
    { selector: '[id^="markdown-content-"] .prose', seen: '2026-09' },
    { selector: '.prose.inline', seen: '2026-08' },
    { selector: '.bg-raised.rounded-lg .prose', isPanel: true, seen: '2026-08' },
  ],
  prompts: [
    { selector: '[class~="group/query"]', seen: '2026-09' },
    { selector: 'span.select-text', seen: '2026-09' },
  ],
  never: [],
  streaming: [],
  busy: [{ selector: 'button[aria-label^="Stop response"]', seen: '2026-09' }],
  citations: [
    {
      selector: '[data-pplx-citation-url]',
      address: [{ kind: 'attribute', name: 'data-pplx-citation-url' }, { kind: 'links' }],
      seen: '2026-09',
    },
    { selector: '.citation', address: [{ kind: 'links' }], seen: '2026-09' },
    { selector: '[class~="group/trigger"]', address: [{ kind: 'links' }], seen: '2026-09' },
  ],
  ownHosts: ['perplexity.ai'],
};
