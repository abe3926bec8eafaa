import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { OPTIONAL_SITES } from '../lib/detect/sites/optional-sites';
import { claimsPart } from './chat.content/mark-claims';
import { sitesHere } from './chat.content/sites-here';
import { startChatPage } from './chat.content/start-chat-page';

/**
 * The content script with marks for cited sentences that quote nothing. While the reader has these
 * switched on it takes the place of the other, which a chat page loads first: it ends that one's life.
 */
export default defineUnlistedScript(() => {
  // One that was loaded before knows no cited sentences.
  globalThis.verbatimShowCard = undefined;
  startChatPage([...sitesHere(), ...OPTIONAL_SITES], claimsPart);
});
