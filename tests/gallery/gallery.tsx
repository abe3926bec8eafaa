import { render } from 'preact';
import { Card } from '../../components/card';
import type { CardActions } from '../../components/card-actions';
import { ClaimCard } from '../../components/claim-card';
import { CLAIM_MARKS } from '../../components/claim-mark';
import { HiddenCard } from '../../components/hidden-card';
import { createMarkElement } from '../../components/mark-element';
import cardCss from '../../components/styles/card-layer.css?inline';
import claimCss from '../../components/styles/claim.css?inline';
import markCss from '../../components/styles/mark.css?inline';
import type { MarkState } from '../../lib/present/mark-state';
import { type Locale, wordingIn } from '../present/say-in';
import { GALLERY_CARDS } from './gallery-cards';
import { GALLERY_CLAIMS } from './gallery-claims';
import { NOW } from './sample-checks';
import './gallery.css';

/** Every mark and every card on one page, each in a shadow root of its own as on a chat page. */
const locale = (new URLSearchParams(location.search).get('locale') ?? 'en') as Locale;
const wording = wordingIn(locale, NOW);
const nothing = () => undefined;
const ACTIONS: CardActions = {
  check: nothing,
  checkOtherWay: nothing,
  allow: nothing,
  copy: nothing,
  openRecord: nothing,
  showInAnswer: null,
  close: nothing,
};

const MARKS: readonly MarkState[] = [
  'waiting',
  'checking',
  'found',
  'found-amber',
  'closest',
  'not-in-source',
  'could-not-check',
  'hidden',
];

for (const answer of document.querySelectorAll<HTMLElement>('[id^=answer]')) {
  for (const state of MARKS) {
    answer.append(`“a quote that is ${state}”`);
    const mark = createMarkElement(document);
    mark.draw({ state, name: state, expanded: false, note: null });
    shadow(answer, 'span', markCss).append(mark.button);
    answer.append(', and the answer goes on. ');
  }
  for (const [state, look] of Object.entries(CLAIM_MARKS)) {
    answer.append(`A cited sentence that is ${state}`);
    const mark = createMarkElement(document);
    mark.draw({ ...look, name: state, expanded: false, note: null });
    shadow(answer, 'span', markCss).append(mark.button);
    answer.append('. ');
  }
}

const cards = document.querySelector('#cards') as HTMLElement;
GALLERY_CARDS.forEach(({ name, citation, check }, index) => {
  const figure = cards.appendChild(document.createElement('figure'));
  figure.dataset.name = name;
  render(
    <Card
      citation={citation}
      check={check}
      titleId={`card-${index}`}
      wording={wording}
      actions={ACTIONS}
    />,
    shadow(figure, 'div', markCss + cardCss),
  );
});
GALLERY_CLAIMS.forEach(({ name, claim, look }, index) => {
  const figure = cards.appendChild(document.createElement('figure'));
  figure.dataset.name = `sentence: ${name}`;
  render(
    <ClaimCard
      claim={claim}
      look={look}
      titleId={`claim-${index}`}
      wording={wording}
      actions={ACTIONS}
    />,
    shadow(figure, 'div', markCss + cardCss + claimCss),
  );
});
render(
  <HiddenCard
    hidden={{ quoteText: 'no wake past the second buoy', label: 'Site +2' }}
    titleId="hidden"
    close={nothing}
    say={wording.say}
  />,
  shadow(cards.appendChild(document.createElement('figure')), 'div', markCss + cardCss),
);

function shadow(parent: HTMLElement, tag: string, css: string): HTMLElement {
  const root = parent.appendChild(document.createElement(tag)).attachShadow({ mode: 'open' });
  const style = root.appendChild(document.createElement('style'));
  style.textContent = css;
  return root.appendChild(document.createElement('span'));
}
