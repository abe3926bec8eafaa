import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { OPTIONAL_SITES } from '../lib/detect/sites/optional-sites';
import { sitesHere } from './chat.content/sites-here';
import { startChatPage } from './chat.content/start-chat-page';

/**
 * The content script for `OPTIONAL_CHAT_MATCHES`, registered while the reader has them switched on. Apart
 * from `chat.ts`, so that the pages of the others need not parse what they never meet.
 */
export default defineUnlistedScript(() => startChatPage([...sitesHere(), ...OPTIONAL_SITES]));
