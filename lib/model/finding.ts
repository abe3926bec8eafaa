import type { NonEmpty } from './result';
import type { Place, Span } from './span';

/** A harmless difference between quote and source that was ignored or is only shown. */
export interface Note {
  readonly kind: NoteKind;
  /** The words concerned, as the quote and the source write them; null where one side has none. */
  readonly quote: string | null;
  readonly source: string | null;
}
export type NoteKind =
  | 'typography'
  | 'letter-case'
  | 'capitals'
  | 'reference-mark-skipped'
  | 'layout-skipped'
  | 'line-end-hyphen'
  | 'invisible-characters'
  | 'letter-form'
  | 'markup'
  | 'entity'
  | 'number-spacing'
  | 'cell-border'
  // Declared or visible edits (only on `found-with-edits`).
  | 'words-left-out'
  | 'insertion'
  | 'bracketed-case'
  | 'sic'
  | 'author-note'
  | 'punctuation-changed'
  | 'hyphen-or-space'
  | 'case-changed'
  | 'number-form'
  | 'formula-form'
  | 'space-at-markup'
  | 'verse-slash'
  | 'vowel-points'
  | 'joiner-left-out'
  | 'digits-of-another-script';

/** Rides on a pass, colours it amber, never blocks it. `words` are the source's own words, if any. */
export interface Caution {
  readonly kind: CautionKind;
  readonly words: string | null;
}
export type CautionKind =
  | 'negation-outside'
  | 'condition-follows'
  | 'condition-left-out'
  | 'number-left-out'
  | 'very-short'
  | 'many-places'
  | 'only-in-menu'
  | 'only-in-reference-list'
  | 'only-collapsed'
  | 'only-description'
  | 'only-page-data'
  | 'only-side-text'
  | 'quoted-speech-of-another'
  | 'cut-mid-sentence';

/** Why a near passage is not the quote. `quote` and `source` are the differing words on each side. */
export interface Reason {
  readonly kind: ReasonKind;
  readonly quote: string | null;
  readonly source: string | null;
}
export type ReasonKind =
  | 'number-changed'
  | 'unit-changed'
  | 'sign-changed'
  | 'currency-changed'
  | 'symbol-changed'
  | 'negation-missing'
  | 'negation-added'
  | 'word-changed'
  | 'words-left-out'
  | 'words-added'
  | 'reworded'
  | 'passages-joined'
  | 'sentences-joined'
  | 'rows-joined'
  | 'pieces-out-of-order'
  | 'pieces-too-far-apart'
  | 'negation-left-out'
  | 'cut-number'
  | 'cut-word'
  | 'cut-unit'
  | 'spelling-variant'
  | 'case-changed'
  | 'other-script'
  | 'order-changed'
  | 'invented-tail'
  | 'separator-unclear'
  | 'punctuation-changed'
  | 'hyphen-changed'
  | 'reference-mark-changed'
  | 'formula';

export type Edit =
  | { readonly kind: 'added'; readonly quote: Span<'quote'> }
  | { readonly kind: 'dropped'; readonly source: Span<'source'> }
  | {
      readonly kind: 'changed';
      readonly quote: Span<'quote'>;
      readonly source: Span<'source'>;
    };

/** What two texts alone can tell. */
export type Finding =
  | {
      readonly kind: 'found';
      /** Every occurrence, in the order of the source. */
      readonly at: NonEmpty<Place>;
      readonly notes: readonly Note[];
      readonly cautions: readonly Caution[];
    }
  | {
      readonly kind: 'found-with-edits';
      readonly pieces: NonEmpty<Place>;
      readonly omitted: readonly Place[];
      readonly notes: readonly Note[];
      readonly cautions: readonly Caution[];
    }
  | {
      readonly kind: 'closest';
      readonly passage: Place;
      readonly edits: NonEmpty<Edit>;
      readonly reasons: readonly Reason[];
    }
  | { readonly kind: 'not-in-source' };

export type RefusalWhy =
  | 'empty'
  | 'too-short'
  | 'too-long'
  | 'unclear-characters'
  | 'other-language'
  | 'only-hidden'
  | 'struck-out';

/** The texts alone do not allow an answer. `check` turns it into `could-not-check`. */
export interface Refusal {
  readonly kind: 'refused';
  readonly why: RefusalWhy;
}
