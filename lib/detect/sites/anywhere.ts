import { anyOf, type ChatSite, type CitationShape, type Seen } from './chat-site';

/** What of a page is none of an answer's words, wherever it stands: thinking, panels, the reader's own. */
export function neverIn(site: ChatSite | null): string {
  return anyOf([...NEVER_ANYWHERE, ...(site?.never ?? []), ...(site?.prompts ?? [])]);
}

/** What is not read of a page or an answer: the same, and parts that show that they are being written. */
export function unreadIn(site: ChatSite | null): string {
  return `${neverIn(site)},${anyOf(UNFINISHED_ANYWHERE)}`;
}

const UNFINISHED_ANYWHERE: readonly Seen[] = [
  /* 2026-09 */ '[data-is-streaming="true"],.streaming-animation,.result-streaming,.result-thinking',
  /* 2026-09 */ '[data-scope-id="turn"]:not([data-complete="true"])',
];

/** Chips that no other element looks like, and that may be an icon alone (Google). */
export const CITED_ANYWHERE: readonly CitationShape[] = [
  [/* 2026-09 */ 'button[data-icl-uuid]', 'link-before'],
];

/**
 * Shapes that mean the same on every page they are met on: saved pages, self-hosted chats, and sites
 * that were drawn anew, where the reader's own words must not be taken for an answer's.
 */
const NEVER_ANYWHERE: readonly Seen[] = [
  // What the reader wrote.
  /* 2026-09 */ '[data-message-author-role="user"],[data-testid="user-message"],[data-content="user-message"]',
  /* 2026-09 */ '[data-message-role="user"],[data-message-type="user"],[data-user-message-bubble]',
  /* 2026-09 */ 'user-query,.from-user-container,.user-turn,.user-message,[class~="group/query"]',
  /* 2026-09 */ '[class*="rightSideMessageBubble"]',
  // Thinking.
  /* 2026-09 */ '.ds-think-content,.thinking-container,[class~="group/thinking"],model-thoughts',
  /* 2026-09 */ '[class~="group/status"]',
  /* 2026-09 */ 'details[type="reasoning"],[data-message-part-type="reasoning"]',
  // Lists of what was searched, beside the answer.
  /* 2026-09 */ '[class*="search-view-card"],inline-source-card,deep-research-source-lists,sources-list',
  /* 2026-09 */ '[data-container-id="rhs-col"],[data-testid="youchat-web-results-panel"]',
  // What is left out of copies.
  /* 2026-09 */ '[data-ignore-copy],[data-copy="false"]',
  /* 2026-09 */ 'side-bar-sources,multi-source-hovered-card,[data-testid="sources-pill"]',
];
