import type { ChatSite } from './chat-site';

/**
 * Thinking and tool rows stand inside the answer and have the same text class as the answer itself,
 * so they are shut out by what surrounds them. Reports are a panel outside the messages.
 */
export const claude: ChatSite = {
  name: 'claude',
  isAt: ({ hostname }) => hostname === 'claude.ai',
  answers: [
    { selector: '[data-testid="assistant-message"]', text: '.standard-markdown', seen: '2026-09' },
    { selector: '.font-claude-response', text: '.standard-markdown', seen: '2026-09' },
    { selector: '.font-claude-message', seen: '2025-08' },
    { selector: '#markdown-artifact', text: '.standard-markdown', isPanel: true, seen: '2026-09' },
    { selector: '.bg-surface-3 .standard-markdown', isPanel: true, seen: '2026-08' },
  ],
  prompts: [{ selector: '[data-testid="user-message"]', seen: '2026-09' }],
  never: [
    { selector: '[class~="group/thinking"]', seen: '2026-09' },
    { selector: '[class~="group/status"]', seen: '2026-09' },
  ],
  streaming: [
    { selector: '[data-is-streaming="true"]', seen: '2026-09' },
    { selector: '[data-state="busy"]', seen: '2026-09' },
  ],
  busy: [{ selector: '[data-testid="chat-input-stop"]', seen: '2026-09' }],
  citations: [
    {
      selector: '[class~="group/tag"]',
      // Until 2026-07 the class stood on what wraps the link.
      address: [{ kind: 'attribute', name: 'href' }, { kind: 'links' }],
      seen: '2026-09',
    },
  ],
  ownHosts: ['claude.ai', 'support.anthropic.com', 'support.claude.com'],
};
