import type { FormKind } from '../../model/check-result';

/** Another address of the same document, or of the part of it that can be read without its page. */
export interface OtherForm {
  readonly href: string;
  readonly kind: FormKind;
  /**
   * Whether it holds all that the cited page shows: only then are words that are not in it not in the
   * page either.
   */
  readonly holdsAll: boolean;
}

/** What is known of one kind of source. `find` looks at the address alone. */
export interface SourceKind {
  readonly name: string;
  /** The cited page itself holds only a part: an abstract, a player. Absent words prove nothing. */
  readonly isPart: (url: URL) => boolean;
  /** Likeliest first; empty: not an address of this kind, or it has one form only. */
  readonly find: (url: URL) => readonly OtherForm[];
}

export const never = (): boolean => false;
