import type { CardActions } from '../../components/card-actions';
import type { MarkLook } from '../../components/mark-element';
import type { Citation, HiddenCitation } from '../../lib/model/citation';
import type { CheckState, LookState } from '../../lib/model/citation-state';
import type { Claim } from '../../lib/model/claim';

/**
 * What a chat page's content script and the card's script say to each other. The content script is on
 * every chat page and small; the card comes into the same isolated world when it is first asked for.
 */
export type CardContent =
  | { readonly kind: 'citation'; readonly citation: Citation; readonly check: CheckState }
  | {
      readonly kind: 'claim';
      readonly claim: Claim;
      readonly look: LookState;
      readonly mark: Omit<MarkLook, 'expanded' | 'note'>;
    }
  | { readonly kind: 'hidden'; readonly hidden: Pick<HiddenCitation, 'quoteText' | 'label'> };

export interface CardRequest {
  /** The mark's own root: the card stands in it, out of the page's reach, next in the order of focus. */
  readonly root: ShadowRoot;
  readonly anchor: Element;
  readonly content: CardContent;
  readonly actions: Omit<CardActions, 'close'>;
  /** The reader has closed it: by key or button, and the focus goes back, or by pressing elsewhere. */
  closed(how: 'closed' | 'left'): void;
}

export interface OpenCard {
  update(content: CardContent): void;
  /** The page moved the mark: a card that went with it is shown again. */
  follow(): void;
  remove(): void;
}

export type ShowCard = (request: CardRequest) => OpenCard;

declare global {
  /** Set by the card's script; the isolated world is ours alone, so no page can set or see it. */
  var verbatimShowCard: ShowCard | undefined;
}
