import { render, type VNode } from 'preact';
import { Card } from '../../components/card';
import type { CardActions } from '../../components/card-actions';
import { HiddenCard } from '../../components/hidden-card';
import type { Wording } from '../../lib/present/wording';
import { addStyle } from '../chat.content/add-style';
import { pageWording } from '../page/page-wording';
import type { CardContent, ShowCard } from './card-request';
import { keepBeside } from './keep-beside';

const TITLE_ID = 'verbatim-title';

export interface CardParts {
  readonly wording: Wording;
  readonly actions: CardActions;
  readonly titleId: string;
}

/** Draws the card of a cited sentence; only the script that goes with the marks of these has it. */
export type DrawClaim = (
  content: Extract<CardContent, { kind: 'claim' }>,
  parts: CardParts,
) => VNode | null;

/** What draws a card beside its mark and takes the focus in. */
export function createShowCard(css: string, drawClaim: DrawClaim): ShowCard {
  return ({ root, anchor, content, actions, closed }) => {
    const layer = document.createElement('div');
    layer.className = 'verbatim card-layer';
    layer.popover = 'manual';
    const remove = (): void => {
      stop();
      render(null, layer);
      layer.remove();
    };
    const leave = (how: 'closed' | 'left') => () => {
      remove();
      closed(how);
    };
    const draw = (now: CardContent): void =>
      render(drawing(now, { ...actions, close: leave('closed') }, drawClaim), layer);

    addStyle(root, css);
    root.append(layer);
    draw(content);
    const { follow, stop } = keepBeside(layer, anchor, leave('left'));
    return { update: draw, follow, remove };
  };
}

function drawing(content: CardContent, actions: CardActions, drawClaim: DrawClaim) {
  const parts = { wording: pageWording(), actions, titleId: TITLE_ID };
  switch (content.kind) {
    case 'citation':
      return <Card {...content} {...parts} />;
    case 'claim':
      return drawClaim(content, parts);
    case 'hidden':
      return (
        <HiddenCard
          hidden={content.hidden}
          titleId={TITLE_ID}
          close={actions.close}
          say={parts.wording.say}
        />
      );
  }
}
