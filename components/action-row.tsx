import type { Say } from '../lib/model/words';
import type { HelpfulAction } from '../lib/present/describe-unreadable';
import type { CardActions } from './card-actions';
import { CopyButton } from './copy-button';

export interface ActionRowProps {
  /** Http(s) address to open, or null when there is none to offer. */
  readonly href: string | null;
  /** Whether the address leads to the passage or only to the page. */
  readonly leadsToPassage: boolean;
  /** The source's words to copy, or null. */
  readonly words: string | null;
  /** The action that helps most; it becomes the main button and stands first. */
  readonly main: HelpfulAction;
  /** Host that access is asked for; null when it has no name. */
  readonly allowHost: string | null;
  /** Checking again is about all sources of a quote, so only the first section offers it. */
  readonly offersCheck: 'check' | 'check-again' | 'none';
  readonly actions: CardActions;
  readonly say: Say;
}

/** The main button stands first, so that focus meets it first too. */
export function ActionRow(props: ActionRowProps) {
  const { words, main, offersCheck, actions, say } = props;
  const checkIsMain = main === 'check-again';
  return (
    <div class="actions">
      {main === 'allow' && <AllowButton {...props} />}
      {checkIsMain && <CheckButton {...props} />}
      <OpenLink {...props} />
      {words !== null && <CopyButton words={words} copy={actions.copy} say={say} />}
      {!checkIsMain && <CheckButton {...props} />}
      {offersCheck !== 'none' && actions.showInAnswer !== null && (
        <button type="button" class="button" onClick={actions.showInAnswer}>
          {say('actionShowInAnswer')}
        </button>
      )}
    </div>
  );
}

function OpenLink({ href, leadsToPassage, main, say }: ActionRowProps) {
  if (href === null) return null;
  const look = main === 'open-page' ? 'button main' : 'button';
  return (
    <a class={look} href={href} target="_blank" rel="noopener noreferrer">
      {say(leadsToPassage ? 'actionOpenPassage' : 'actionOpenPage')}
    </a>
  );
}

function CheckButton({ main, offersCheck, actions, say }: ActionRowProps) {
  if (offersCheck === 'none') return null;
  const again = offersCheck === 'check-again';
  return (
    <button
      type="button"
      class={main === 'check-again' ? 'button main' : 'button'}
      onClick={() => actions.check(again)}
    >
      {say(again ? 'actionCheckAgain' : 'actionCheck')}
    </button>
  );
}

function AllowButton({ allowHost, actions, say }: ActionRowProps) {
  return (
    <button type="button" class="button main" onClick={actions.allow}>
      {allowHost === null ? say('actionAllowUnnamed') : say('actionAllow', allowHost)}
    </button>
  );
}
