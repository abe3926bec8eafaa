import { render } from 'preact';
import { Card } from '../../components/card';
import type { CardActions } from '../../components/card-actions';
import { ClaimCard } from '../../components/claim-card';
import { HiddenCard } from '../../components/hidden-card';
import css from '../../components/styles/card-layer.css?inline';
import { addStyle } from '../chat.content/add-style';
import { pageWording } from '../page/page-wording';
import type { CardContent, ShowCard } from './card-request';
import { keepBeside } from './keep-beside';

const TITLE_ID = 'verbatim-title';

/** Draws a card beside its mark and takes the focus in. */
export const showCard: ShowCard = ({ root, anchor, content, actions, closed }) => {
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
    render(drawing(now, { ...actions, close: leave('closed') }), layer);

  addStyle(root, css);
  root.append(layer);
  draw(content);
  const { follow, stop } = keepBeside(layer, anchor, leave('left'));
  return { update: draw, follow, remove };
};

function drawing(content: CardContent, actions: CardActions) {
  const wording = pageWording();
  switch (content.kind) {
    case 'citation':
      return <Card {...content} {...{ wording, actions }} titleId={TITLE_ID} />;
    case 'claim':
      return <ClaimCard {...content} {...{ wording, actions }} titleId={TITLE_ID} />;
    case 'hidden':
      return (
        <HiddenCard
          hidden={content.hidden}
          titleId={TITLE_ID}
          close={actions.close}
          say={wording.say}
        />
      );
  }
}
