import { ABBREVIATIONS } from '../text/abbreviations';
import { type Gap, readGap } from '../text/read-gap';
import { NUMBER, SIGN } from '../text/token';
import { type Comparison, edit, note, refused, SAME } from './comparison';
import { NUMBER_WORDS } from './words/number-words';

/** One side of a gap: the stretch [from, to) of `text` between two tokens. */
export interface GapSide {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The tokens on both sides of a gap, as the quote has them (the source agrees by key). */
export interface GapContext {
  readonly before: { readonly kind: number; readonly key: string };
  readonly after: { readonly kind: number; readonly key: string };
  /** The source marks this stretch as code, where every sign counts. */
  readonly isInCode: boolean;
}

/**
 * Question: do quote and source have the same punctuation between these two tokens? Typography is a
 * note, other punctuation an edit; refused is what changes a number, a symbol or a compound, and a
 * sentence end that the quote hides.
 */
export function compareGaps(quote: GapSide, source: GapSide, context: GapContext): Comparison {
  const rawQuote = quote.text.slice(quote.from, quote.to);
  const rawSource = source.text.slice(source.from, source.to);
  if (rawQuote === rawSource) return SAME;
  const a = readGap(quote.text, quote.from, quote.to);
  const b = readGap(source.text, source.from, source.to);
  const prime = comparePrimes(rawQuote, rawSource, context);
  if (prime !== null) return prime;
  if (isOtherOption(rawQuote, rawSource)) return refused('symbol-changed');
  if (isPossessive(quote, source) || isPossessive(source, quote)) return refused('word-changed');
  if (areSameMarks(a.marks, b.marks)) return sameMarks(a, b, rawQuote, rawSource);
  if (context.isInCode || areOtherPoints(quote, source)) return refused('symbol-changed');
  if (hasDash(a.marks) !== hasDash(b.marks) && isOtherSign(rawQuote, rawSource, context))
    return refused('sign-changed');
  return otherMarks(a, b, source, context);
}

/** Hyphens glued to the word behind them alone: -f and --f are two options of a program. */
const OPTION = /(?:^|[\s([=])(-{1,2})$/;

export function isOtherOption(quote: string, source: string): boolean {
  const a = OPTION.exec(quote)?.[1];
  const b = OPTION.exec(source)?.[1];
  return a !== undefined && b !== undefined && a !== b;
}

/** The minus of −x, which one side has: behind an operator, or in front of a single letter. */
function isOtherSign(quote: string, source: string, { before, after }: GapContext): boolean {
  const isMinus = (gap: string): boolean => /(?:^|[\s(=,[{])[-\u2212]$/.test(gap);
  return (before.kind === SIGN || after.key.length === 1) && isMinus(quote) !== isMinus(source);
}

function sameMarks(a: Gap, b: Gap, rawQuote: string, rawSource: string): Comparison {
  if (a.marks.includes('H') !== b.marks.includes('H')) return note('line-end-hyphen');
  if (b.hasCell && !a.hasCell && !b.hasLine) return note('cell-border');
  if (visible(rawQuote) === visible(rawSource)) return SAME;
  return note(/[*_`~]/.test(rawQuote + rawSource) ? 'markup' : 'typography');
}

function visible(gap: string): string {
  return gap.replace(/[\s\u2060]+/g, '');
}

/** Equal mark by mark; an en dash without spaces may stand for a hyphen or for a dash. */
function areSameMarks(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== b[i] && !isSameDash(a[i] ?? '', b[i] ?? '')) return false;
  }
  return true;
}

function isSameDash(a: string, b: string): boolean {
  const pair = a < b ? a + b : b + a;
  return ['DE', 'EH', 'EL', 'HL', 'LS', 'DS', 'ES'].includes(pair);
}

/** Behind a number, ' and " are feet and inches: two different ones there are two units. */
function comparePrimes(quote: string, source: string, context: GapContext): Comparison | null {
  if (context.before.kind !== NUMBER) return null;
  const a = primeOf(quote);
  const b = primeOf(source);
  if (a === 0 || b === 0 || a === b) return null;
  return refused('unit-changed');
}

/** 1 for a foot or minute mark at the start of the gap, 2 for an inch or second mark, 0 for none. */
function primeOf(gap: string): 0 | 1 | 2 {
  if (/^(?:\u2033|"|'')/.test(gap)) return 2;
  return /^[\u2032']/.test(gap) ? 1 : 0;
}

function otherMarks(a: Gap, b: Gap, source: GapSide, context: GapContext): Comparison {
  if (isVerse(a, b)) return edit('verse-slash');
  const isNumberBefore = context.before.kind === NUMBER;
  const isNumberAfter = context.after.kind === NUMBER;
  if (isNumberBefore && isNumberAfter) return refused('separator-unclear');
  if (isNumberAfter && hasDash(a.marks) !== hasDash(b.marks)) return refused('sign-changed');
  if (isNumberBefore && hasDash(a.marks) !== hasDash(b.marks) && !a.hasSpace)
    return refused('number-changed');
  if ((isNumberBefore || isNumberAfter) && brackets(a.marks) !== brackets(b.marks))
    return refused('sign-changed');
  if (symbols(a.marks) !== symbols(b.marks)) return refused('symbol-changed');
  if (hidesSentenceEnd(a, b, source, context)) return refused('sentences-joined');
  return isHyphenChange(a.marks, b.marks) ? hyphenChange(context) : edit('punctuation-changed');
}

/** a.b against a:b: glued between Latin letters a point or colon is a part of the name. */
function areOtherPoints(quote: GapSide, source: GapSide): boolean {
  const glued = (side: GapSide): boolean =>
    /^[a-z\d][.:][a-z\d]$/i.test(side.text.slice(side.from - 1, side.to + 1));
  return glued(quote) && glued(source);
}

/**
 * The students' work against the students work: the mark behind the s is a possessive where no single
 * quotation mark opened before it.
 */
function isPossessive(side: GapSide, other: GapSide): boolean {
  const gap = side.text.slice(side.from, side.to);
  if (!/^['’] +$/.test(gap) || !/^ +$/.test(other.text.slice(other.from, other.to))) return false;
  const before = side.text.slice(Math.max(0, side.from - 300), side.from);
  return /[sxz]$/.test(before) && !/(?:^|[\s([“"])['‘](?=\p{L})/u.test(before);
}

/** A slash with spaces around it stands for a line end of a poem. */
function isVerse(quote: Gap, source: Gap): boolean {
  return (
    quote.marks.replace('/', '') === source.marks &&
    quote.marks.includes('/') &&
    quote.hasSpace &&
    source.hasLine
  );
}

function hasDash(marks: string): boolean {
  return /[HEDLS]/.test(marks);
}

function brackets(marks: string): string {
  return marks.replace(/[^()]/g, '');
}

/** Marks that carry meaning even between words: km/h, array[0], a\b, the operators * and !x. */
function symbols(marks: string): string {
  return marks.replace(/[^/\\*~[\]{}|^\u00ac]/g, '');
}

function isHyphenChange(a: string, b: string): boolean {
  return a.replace(/[HEL]/g, '') === b.replace(/[HEL]/g, '');
}

/** The place of a hyphen is the value in spelled numbers (twenty four-hour), else a visible edit. */
function hyphenChange(context: GapContext): Comparison {
  const { before, after } = context;
  if (before.kind === NUMBER || after.kind === NUMBER) return refused('number-changed');
  const isNumber = NUMBER_WORDS.has(before.key) || NUMBER_WORDS.has(after.key);
  return isNumber ? refused('number-changed') : edit('hyphen-or-space');
}

/** The source ends a sentence here and the quote shows no end. */
function hidesSentenceEnd(quote: Gap, source: Gap, side: GapSide, context: GapContext): boolean {
  if (!/[.?!]/.test(source.marks) || /[.?!]/.test(quote.marks)) return false;
  if (!/[?!]/.test(source.marks) && ABBREVIATIONS.has(context.before.key)) return false;
  const next = side.text.slice(side.to, side.to + 2);
  const opensSentence = source.hasLine || !/^\p{Ll}/u.test(next);
  return (
    opensSentence &&
    (source.hasSpace || /[\u3002\uff01\uff1f\uff61]/.test(side.text.slice(side.from, side.to)))
  );
}
