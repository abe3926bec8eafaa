import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { sitesHere } from './chat.content/sites-here';
import { startChatPage } from './chat.content/start-chat-page';

/** The content script. `manifest.ts` names its pages, and before it the data of their site. */
export default defineUnlistedScript(() => startChatPage(sitesHere()));
