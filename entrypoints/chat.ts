import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { MARKED_SITES } from '../lib/detect/sites/marked-sites';
import { startChatPage } from './chat.content/start-chat-page';

/** The content script. `manifest.ts` names its pages. */
export default defineUnlistedScript(() => startChatPage(MARKED_SITES));
