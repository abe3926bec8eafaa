import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startChatPage } from './chat.content/start-chat-page';

/** The content script. `manifest.ts` names its pages, and the options page lets it onto more. */
export default defineUnlistedScript(() => startChatPage());
