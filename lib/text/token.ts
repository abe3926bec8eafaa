/**
 * What a token is. A `word` is letters with their marks, a `number` is figures as written, an
 * `identifier` mixes letters and figures, a `sign` is a symbol that carries meaning, a `letter` is
 * one grapheme of a script without spaces, a `mark` is a raised figure that may be a note number.
 */
export type TokenKind = 'word' | 'number' | 'identifier' | 'sign' | 'letter' | 'mark';

/** Kinds as small numbers, so that a source of a million tokens keeps one byte for each. */
export const KIND_CODES: readonly TokenKind[] = [
  'word',
  'number',
  'identifier',
  'sign',
  'letter',
  'mark',
];
export const WORD = 0;
export const NUMBER = 1;
export const IDENTIFIER = 2;
export const SIGN = 3;
export const LETTER = 4;
export const MARK = 5;

/** One token; `start` and `end` are UTF-16 offsets into the raw text, half-open. */
export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  /** What tokens are looked up by: case, points and grouping folded. Equality is decided later. */
  readonly key: string;
}
