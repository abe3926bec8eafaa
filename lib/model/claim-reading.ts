import type { Place, Span } from './span';
import type { Doubt } from './verdict';

/** Something in a cited sentence that a careful reader would look for on the page first. */
export interface ClaimDetail {
  /** As the sentence writes it, unit and scale included. */
  readonly text: string;
  readonly span: Span<'sentence'>;
  readonly kind: 'figure' | 'date' | 'name' | 'term';
  readonly found: boolean;
  /** Where; null when it is not found, or found in the page's title alone. */
  readonly at: Place | null;
  /** Index into `parts`. */
  readonly part: number;
}

/** What can be said, without a model, of a sentence that quotes nothing. Never that it is supported. */
export type ClaimReading =
  | { readonly kind: 'not-checkable' }
  | { readonly kind: 'silent'; readonly why: Doubt | 'other-language' }
  | {
      readonly kind: 'read';
      /** A compound sentence in its parts, for showing only. */
      readonly parts: readonly { readonly text: string }[];
      readonly details: readonly ClaimDetail[];
      /** The stretch of the source that shares most of the sentence's telling words. */
      readonly closest: Place | null;
      /** Words near that stretch which may limit it: but, only if, except. A reading aid. */
      readonly conditions: readonly Place[];
      readonly topic: 'on-topic' | 'elsewhere' | 'unclear';
      /** 0–1; for evaluation only, never shown. */
      readonly topicScore: number;
    };
