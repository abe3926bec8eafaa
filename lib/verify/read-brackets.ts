import type { Note } from '../model/finding';
import { blank, type QuoteText, readQuote } from './read-quote';
import { AUTHOR_NOTES } from './words/author-notes';
import { isNegation } from './words/negations';

/** A quote with the edits it declares taken back: [T]he, [inserted], [sic], "(emphasis added)". */
export interface Bracketed {
  readonly quote: QuoteText;
  readonly notes: readonly Note[];
}

/** Longest inserted text, in UTF-16 units; a longer bracket is text of its own. */
const LONGEST_INSERTION = 80;

/** A quote with more brackets than this is a formula or a list, and is read as it stands from here on. */
const MOST_BRACKETS = 200;

/**
 * Null when the quote declares nothing. A figure or a negation inside brackets is never taken back:
 * it has to stand in the source like any other word.
 */
export function readBrackets(raw: string): Bracketed | null {
  const notes: Note[] = [];
  let text = raw;
  for (const { start, end, kind } of declared(raw)) {
    notes.push({ kind, quote: raw.slice(start, end), source: null });
    if (kind === 'bracketed-case') text = blank(blank(text, start, start + 1), end - 1, end);
    else text = blank(text, start, end);
  }
  return notes.length === 0 ? null : { quote: readQuote(text), notes };
}

/** Endings that an author may add to a word in brackets: gate[s], walk[ed]. None turns its meaning. */
const ENDINGS: ReadonlySet<string> = new Set(['s', 'es', 'ed', 'd', 'ing', 'en', 'e', 'n']);

interface Declared {
  readonly start: number;
  readonly end: number;
  readonly kind: 'bracketed-case' | 'insertion' | 'sic' | 'author-note';
}

function* declared(raw: string): Generator<Declared> {
  let count = 0;
  for (const { 0: bracket, index: open } of raw.matchAll(/[[(]/g)) {
    if (count++ === MOST_BRACKETS) return;
    const close = raw.indexOf(bracket === '[' ? ']' : ')', open);
    if (close < 0 || close - open > LONGEST_INSERTION) continue;
    const kind = kindOf(raw, open, close, raw.slice(open + 1, close));
    if (kind !== null) yield { start: open, end: close + 1, kind };
  }
}

function kindOf(raw: string, open: number, close: number, inner: string): Declared['kind'] | null {
  const words = inner.trim().toLowerCase();
  if (/^sic[.!]?$/.test(words)) return 'sic';
  if (AUTHOR_NOTES.some((known) => words.startsWith(known))) return 'author-note';
  if (raw[open] === '(') return null;
  const before = raw[open - 1] ?? ' ';
  const after = raw[close + 1] ?? ' ';
  const isLetter = /^\p{L}$/u.test(inner) && /\p{L}/u.test(after) && !/\p{L}/u.test(before);
  if (isLetter) return 'bracketed-case';
  if (!/^\p{L}[\p{L}\p{M}\s.,'’-]*$/u.test(inner)) return null;
  if (/\p{L}/u.test(before) && !/[\p{L}\p{N}]/u.test(after) && ENDINGS.has(words))
    return 'insertion';
  if (words.length < 2) return null;
  const isGlued = /[\p{L}\p{N}]/u.test(before + after);
  return isGlued || words.split(/\s+/).some(isNegation) ? null : 'insertion';
}
