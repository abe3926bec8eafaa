import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { KNOWN_SITES } from '../lib/detect/sites/known-sites';
import { startChatPage } from './chat.content/start-chat-page';

/**
 * The content script for `OPTIONAL_CHAT_MATCHES`, registered while the reader has them switched on. Apart
 * from `chat.ts`, so that the pages of the others need not parse what they never meet.
 */
export default defineUnlistedScript(() => startChatPage(KNOWN_SITES));
