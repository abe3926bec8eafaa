import type { ChatSite } from './chat-site';
import { MARKED_SITES } from './marked-sites';
import { OPTIONAL_SITES } from './optional-sites';

/** Every site whose answers Verbatim knows, the optional ones too (`OPTIONAL_CHAT_MATCHES`). */
export const KNOWN_SITES: readonly ChatSite[] = [...MARKED_SITES, ...OPTIONAL_SITES];
