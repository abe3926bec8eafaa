import type { CheckState, LookState } from '../model/citation-state';

/** What the background tells a chat page: its own verdicts, and what the reader pressed. */
export type ToChatPage =
  | {
      readonly kind: 'checks-changed';
      readonly checks: Readonly<Record<string, CheckState | LookState>>;
    }
  | { readonly kind: 'enabled-changed'; readonly enabled: boolean }
  | { readonly kind: 'show-card'; readonly key: string };
