import type { ChatSite } from './chat-site';
import { googleAiMode, isGoogleSearch } from './google-ai-mode';

/** The answer above a page of search results, which are not part of it. Chips are those of AI Mode. */
export const googleAiOverviews: ChatSite = {
  ...googleAiMode,
  name: 'google-ai-overviews',
  isAt: (url) => isGoogleSearch(url) && url.searchParams.get('udm') !== '50',
  isElsewhere: true,
  ownHosts: ['support.google.com'],
  answers: [
    { at: /* 2026-06 */ '[data-attrid*="AIOverview"]' },
    { at: /* 2026-06 */ '#rcnt div[data-mcpr]:has([data-async-type="folsrch"])' },
    { at: /* 2026-06 */ ':has(> a[href^="https://support.google.com/websearch?p=ai_overviews"])' },
  ],
  streaming: [],
};
