import type { ChatSite } from './chat-site';

/**
 * Thinking and tool rows stand inside the answer and have the same text class as the answer itself,
 * so they are shut out by what surrounds them. Reports are a panel outside the messages.
 */
export const claude: ChatSite = {
  name: 'claude',
  hosts: ['claude.ai'],
  ownHosts: ['support.anthropic.com', 'support.claude.com'],
  answers: [
    {
      at: /* 2026-09 */ '[data-testid="assistant-message"],.font-claude-response',
      text: '.standard-markdown',
    },
    { at: /* 2025-08 */ '.font-claude-message' },
    { at: /* 2026-09 */ '#markdown-artifact', text: '.standard-markdown', isPanel: true },
    { at: /* 2026-08 */ '.bg-surface-3 .standard-markdown', isPanel: true },
  ],
  prompts: [/* 2026-09 */ '[data-testid="user-message"]'],
  streaming: [/* 2026-09 */ '[data-is-streaming="true"],[data-state="busy"]'],
  finished: [/* 2026-09 */ '[data-is-streaming="false"]'],
  busy: [/* 2026-09 */ '[data-testid="chat-input-stop"]'],
  // Until 2026-07 the class stood on what wraps the link.
  citations: [[/* 2026-09 */ '[class~="group/tag"]', '@href', 'links']],
};
