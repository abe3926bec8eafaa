import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { ClaimCard } from '../../components/claim-card';
import cardCss from '../../components/styles/card-layer.css?inline';
import claimCss from '../../components/styles/claim.css?inline';
import { createShowCard } from '../card/show-card';

/** Takes the place of `card.js` while the reader has marks of cited sentences switched on. */
export default defineUnlistedScript(() => {
  globalThis.verbatimShowCard = createShowCard(
    cardCss + claimCss,
    (content, { actions, ...parts }) => {
      // Of a private window no record is kept that could be opened.
      const { openRecord, ...rest } = actions;
      const isKept = openRecord !== undefined && !browser.extension.inIncognitoContext;
      return (
        <ClaimCard {...content} {...parts} actions={isKept ? { ...rest, openRecord } : rest} />
      );
    },
  );
});
