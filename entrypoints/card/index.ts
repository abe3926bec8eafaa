import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import css from '../../components/styles/card-layer.css?inline';
import { createShowCard } from './show-card';

/** Put into a chat page by the background when its first card is opened. */
export default defineUnlistedScript(() => {
  globalThis.verbatimShowCard = createShowCard(css, () => null);
});
