import type { Way } from '../model/job';
import type { Unreadable } from '../model/verdict';
import {
  describeUnreadable,
  type HelpfulAction,
  type UnreadableWords,
} from './describe-unreadable';
import type { Wording } from './wording';

/** What a card offers beside a source, as far as it hangs on why nothing is known of it. */
export interface WayOut {
  /** Null where the source was read. */
  readonly unreadable: UnreadableWords | null;
  readonly main: HelpfulAction;
  readonly allowHost: string | null;
  /** A link that Verbatim itself refuses to open is not offered for a press either. */
  readonly mayOpen: boolean;
}

export function describeWayOut(
  why: Unreadable | null,
  ways: readonly Way[],
  citedUrl: string,
  wording: Pick<Wording, 'say' | 'displayHost'>,
): WayOut {
  const unreadable = why === null ? null : describeUnreadable(why, citedUrl, wording);
  return {
    unreadable,
    main: mainAction(unreadable, ways),
    allowHost: why?.kind === 'no-permission' ? wording.displayHost(why.origin) || null : null,
    mayOpen: why?.kind !== 'refused-address',
  };
}

/** What was tried already helps no more. */
function mainAction(unreadable: UnreadableWords | null, ways: readonly Way[]): HelpfulAction {
  const action = unreadable?.action ?? 'open-page';
  const isTried = (action === 'copies' || action === 'open-tab') && !ways.includes(action);
  return isTried ? 'none' : action;
}
