import type { Way } from '../lib/model/job';
import type { Say, WordKey } from '../lib/model/words';
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
  /** The same with where they stand, to put in the place of the quote; null where there are none. */
  readonly cited: string | null;
  /** Quote, verdict, day and link, to paste beside a claim; null where another section gives it. */
  readonly receipt: string | null;
  /** Other ways to read the source; one of them may be the main action. */
  readonly ways: readonly Way[];
  /** The page was read and does not hold the words: a copy to look for is an earlier one. */
  readonly wasRead: boolean;
  readonly source: number;
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
      {props.ways.includes(main as Way) && <WayButton {...props} way={main as Way} />}
      <OpenLink {...props} />
      {words !== null && <CopyButton words={words} copy={actions.copy} say={say} />}
      {!checkIsMain && <CheckButton {...props} />}
      {main !== 'open-tab' && props.ways.includes('open-tab') && (
        <WayButton {...props} way="open-tab" />
      )}
      {offersCheck !== 'none' && actions.showInAnswer !== null && (
        <button type="button" class="button" onClick={actions.showInAnswer}>
          {say('actionShowInAnswer')}
        </button>
      )}
      <More {...props} />
    </div>
  );
}

/** What asks others, takes longer or is wanted seldom is folded away, unless it helps most. */
function More(props: ActionRowProps) {
  const { cited, receipt, actions, say } = props;
  const ways = props.ways.filter((way) => way !== 'open-tab' && way !== props.main);
  if (ways.length === 0 && cited === null && receipt === null) return null;
  return (
    <details class="more">
      <summary class="button">{say('actionMore')}</summary>
      <div class="actions">
        {ways.map((way) => (
          <WayButton key={way} {...props} way={way} />
        ))}
        {cited !== null && (
          <CopyButton
            words={cited}
            name={say('actionCopyCitation')}
            look="copy-citation"
            copy={actions.copy}
            say={say}
          />
        )}
        {receipt !== null && (
          <CopyButton
            words={receipt}
            name={say('actionCopyReceipt')}
            look="copy-receipt"
            copy={actions.copy}
            say={say}
          />
        )}
      </div>
    </details>
  );
}

function WayButton({ way, main, source, wasRead, actions, say }: ActionRowProps & { way: Way }) {
  return (
    <button
      type="button"
      class={`button way-${way}${way === main ? ' main' : ''}`}
      onClick={() => actions.checkOtherWay(source, way)}
    >
      {say(way === 'copies' && wasRead ? 'actionEarlierCopy' : WAY_WORDS[way])}
    </button>
  );
}

const WAY_WORDS: Record<Way, WordKey> = {
  'open-tab': 'actionOpenTab',
  copies: 'actionCopies',
  'other-sources': 'actionOtherSources',
  file: 'actionFile',
};

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
