import type { ChatSite } from './chat-site';
import { googleAiMode } from './google-ai-mode';
import { googleAiOverviews } from './google-ai-overviews';
import { MARKED_SITES } from './marked-sites';
import { you } from './you';

/** Every site whose answers Verbatim knows, also those that are not switched on (`OPTIONAL_CHAT_MATCHES`). */
export const KNOWN_SITES: readonly ChatSite[] = [
  ...MARKED_SITES,
  googleAiMode,
  googleAiOverviews,
  you,
];
