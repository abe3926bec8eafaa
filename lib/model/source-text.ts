import type { SideKind } from './span';
import type { Doubt } from './verdict';

export type SourceForm = 'html' | 'pdf' | 'text' | 'markdown' | 'json' | 'feed' | 'docx';

export type RangeKind =
  | 'reference-mark'
  | 'superscript'
  | 'subscript'
  | 'ruby'
  | 'note'
  | 'struck'
  | 'code'
  | 'math'
  | 'menu'
  | 'reference-list'
  | 'caption-time'
  | 'line-number'
  | 'star-page'
  | 'list-mark';

/** A stretch of the main text with a meaning that plain characters do not carry. */
export interface SourceRange {
  readonly kind: RangeKind;
  readonly start: number;
  readonly end: number;
}

/** A heading of the main text; offsets as in a range, `level` 1 to 6. */
export interface Heading {
  readonly start: number;
  readonly end: number;
  readonly level: number;
}

/** An address at which a page itself says that the same document stands in another form. */
export interface NamedForm {
  readonly kind: 'html' | 'pdf' | 'amp';
  /** As written: it may be relative, and is an address only after `parseSourceUrl`. */
  readonly href: string;
}

/** What can be read in one source. Every offset is a UTF-16 code unit offset into `text`. */
/**
 * The encoding in which bytes were read as text, as TextDecoder names it, and what told it: a mark at their begin,
 * their own form, the server, the document itself, nothing (a guess), or the words, found by trying others.
 */
export interface Decoding {
  readonly charset: string;
  readonly by: 'mark' | 'bytes' | 'server' | 'document' | 'guess' | 'trial';
}

export interface SourceText {
  readonly form: SourceForm;
  readonly title: string | null;
  /** Declared language of the document, as declared (BCP 47), or null. */
  readonly lang: string | null;
  readonly text: string;
  /** Sorted by `start`; ranges of different kinds may nest. */
  readonly ranges: readonly SourceRange[];
  /** Offsets where an inline tag edge stands between two characters: a space may be meant, or not. */
  readonly softEdges: readonly number[];
  /** Offsets of line-end hyphens (U+00AD in `text`), each optional. */
  readonly softHyphens: readonly number[];
  /** PDF: offset at which each page starts. */
  readonly pages?: readonly number[];
  /** Offsets of line ends inside one table cell: the row goes on. Pages with tables only. */
  readonly cellLines?: readonly number[];
  /**
   * Offsets at which the text of another frame of the page begins, rising: no words run from one into
   * the other. Open tabs with frames only.
   */
  readonly borders?: readonly number[];
  /** Pages with headings only; sorted by `start`. */
  readonly headings?: readonly Heading[];
  /** Pages that name other forms of themselves only. */
  readonly forms?: readonly NamedForm[];
  /** Texts that came as bytes in one encoding only: no PDF, no open tab. */
  readonly decoding?: Decoding;
  /** The reading ended for want of time: another one may come further, and gives another text. */
  readonly isCut?: true;
  readonly side: readonly { readonly kind: SideKind; readonly text: string }[];
  readonly doubts: readonly Doubt[];
}
