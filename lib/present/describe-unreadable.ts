import type { Way } from '../model/job';
import type { Unreadable } from '../model/verdict';
import type { WordKey } from '../model/words';
import { safeWords } from './safe-words';
import {
  ADDRESS_WORDS,
  CONNECTION_WORDS,
  DOUBT_WORDS,
  LINK_WORDS,
  REFUSED_WORDS,
} from './unreadable-words';
import type { Wording } from './wording';

/** The one action that helps most; it becomes the card's main button. */
export type HelpfulAction = 'allow' | 'open-page' | 'check-again' | Way | 'none';

export interface UnreadableWords {
  readonly reason: string;
  readonly nextStep: string;
  readonly action: HelpfulAction;
}

/** A sentence, the next step, the action that goes with them. */
export type ReasonRow = readonly [reason: WordKey, nextStep: WordKey, action: HelpfulAction];

/** Why a source could not be checked and what to do. `citedUrl` tells a redirect from the link itself. */
export function describeUnreadable(
  why: Unreadable,
  citedUrl: string,
  wording: Pick<Wording, 'say' | 'displayHost'>,
): UnreadableWords {
  const { say } = wording;
  switch (why.kind) {
    case 'no-permission':
      return {
        reason: describeNoPermission(why.origin, citedUrl, wording),
        nextStep: say('nextAllow'),
        action: 'allow',
      };
    case 'refused-address':
      return rowWords(ADDRESS_WORDS[why.why], say);
    case 'link':
      return rowWords(rowOfLink(why), say);
    case 'doubt':
      return rowWords(DOUBT_WORDS[why.doubt], say);
    case 'refused':
      return rowWords(REFUSED_WORDS[why.why], say);
  }
}

/** A connection that failed is no fault of the page's, and says nothing of it. */
function rowOfLink({ class: linkClass, seen }: Extract<Unreadable, { kind: 'link' }>): ReasonRow {
  if (linkClass !== 'server-error') return LINK_WORDS[linkClass];
  if (seen?.error === 'tls') return CONNECTION_WORDS.tls;
  return seen?.error === 'reset' ? CONNECTION_WORDS.reset : LINK_WORDS[linkClass];
}

function rowWords([reason, nextStep, action]: ReasonRow, say: Wording['say']): UnreadableWords {
  return { reason: say(reason), nextStep: say(nextStep), action };
}

function describeNoPermission(
  origin: string,
  citedUrl: string,
  { say, displayHost }: Pick<Wording, 'say' | 'displayHost'>,
): string {
  const host = displayHost(origin);
  if (host === '') return say('whyNoPermissionUnnamed');
  const moved = withoutWww(host) !== withoutWww(displayHost(citedUrl));
  return say(moved ? 'whyNoPermissionMoved' : 'whyNoPermission', safeWords(host));
}

/** Access is asked for www and apex together, so going from one to the other is no move. */
function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}
