import type { FromChatPage } from '../../lib/messages/from-chat-page';
import type { ShowCard } from '../card/card-request';

type Tell = (message: FromChatPage) => Promise<unknown>;

/** Brings in the card's script; null where the browser refuses, or the extension has gone. */
export type LoadCard = () => Promise<ShowCard | null>;

/**
 * The script is asked for once, by however many marks. A refusal is not kept: the next press asks again.
 */
export function createCardLoader(tell: Tell): LoadCard {
  let loading: Promise<ShowCard | null> | null = null;
  const load = async (): Promise<ShowCard | null> => {
    // The background answers once the script has run.
    await tell({ kind: 'load-card' });
    loading = null;
    return globalThis.verbatimShowCard ?? null;
  };
  return async () => {
    if (globalThis.verbatimShowCard !== undefined) return globalThis.verbatimShowCard;
    loading ??= load();
    return loading;
  };
}
