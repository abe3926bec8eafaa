import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { showCard } from './show-card';

/** Put into a chat page by the background when its first card is opened. */
export default defineUnlistedScript(() => {
  globalThis.verbatimShowCard = showCard;
});
