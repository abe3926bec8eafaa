import type { ChatSite } from './chat-site';

/** Little is known of it: where its answers stand, and the panel of results beside them. */
export const you: ChatSite = {
  name: 'you',
  hosts: ['you.com'],
  answers: [{ at: /* 2026-08 */ '[data-testid^="youchat-answer-turn-"]' }],
};
