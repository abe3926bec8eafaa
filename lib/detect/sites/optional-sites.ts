import type { ChatSite } from './chat-site';
import { googleAiMode } from './google-ai-mode';
import { googleAiOverviews } from './google-ai-overviews';
import { you } from './you';

/** The sites of `OPTIONAL_CHAT_MATCHES`. */
export const OPTIONAL_SITES: readonly ChatSite[] = [googleAiMode, googleAiOverviews, you];
