import type { NoteKind } from '../model/finding';
import { foldLetters } from '../text/fold-letters';
import { foldCase, stripPoints } from '../text/fold-token';
import { isUnitInAnyCase } from '../text/units';
import { type Comparison, edit, note, refused, SAME } from './comparison';
import { ACRONYMS } from './words/acronyms';

/** What the surroundings of two words decide about their case. */
export interface WordContext {
  /** One side is in capitals from its first word to its last. */
  readonly isCapitalRun: boolean;
  readonly isInCode: boolean;
  readonly isAfterNumber: boolean;
  /** First word of the quote or of a sentence on either side. */
  readonly isAtStart: boolean;
}

/** Compares two words or identifiers with the same key, as written on both sides. */
export function compareWords(quote: string, source: string, context: WordContext): Comparison {
  if (quote === source) return SAME;
  const a = foldLetters(quote);
  const b = foldLetters(source);
  if (a === b) return note(sameLettersNote(quote, source));
  const joiners = compareJoiners(a, b);
  if (joiners !== null) return joiners;
  const pointed = comparePoints(a, b);
  if (pointed !== null) return pointed;
  return compareCase(stripPoints(a), stripPoints(b), context);
}

/** Apostrophes are typography, invisible characters are none, other letter forms are named so. */
function sameLettersNote(quote: string, source: string): NoteKind {
  if (quote.replace(/[^\p{L}\p{N}\p{M}]/gu, '') !== source.replace(/[^\p{L}\p{N}\p{M}]/gu, ''))
    return 'letter-form';
  const isInvisible =
    quote.replace(INVISIBLE, '') !== quote || source.replace(INVISIBLE, '') !== source;
  return isInvisible ? 'invisible-characters' : 'typography';
}

const INVISIBLE = /\p{Cf}/gu;

/** ZWNJ and ZWJ are spelling in Arabic and Indic writing and nothing in others. */
function compareJoiners(a: string, b: string): Comparison | null {
  const without = a.replace(JOINERS, '');
  if (without === a && b.replace(JOINERS, '') === b) return null;
  if (without !== b.replace(JOINERS, '')) return null;
  return /[\p{Script=Arab}\p{Script=Deva}\p{Script=Beng}\p{Script=Taml}\p{Script=Telu}\p{Script=Knda}\p{Script=Mlym}\p{Script=Sinh}\p{Script=Gujr}\p{Script=Guru}]/u.test(
    a,
  )
    ? edit('joiner-left-out')
    : note('invisible-characters');
}

const JOINERS = /[\u200c\u200d]/g;

/** Vowel points may be left out as a whole; where both sides write them they must agree. */
function comparePoints(a: string, b: string): Comparison | null {
  const plainA = stripPoints(a);
  const plainB = stripPoints(b);
  if (plainA === a && plainB === b) return null;
  if (plainA !== plainB || (plainA !== a && plainB !== b)) return refused('word-changed');
  return edit('vowel-points');
}

function compareCase(a: string, b: string, context: WordContext): Comparison {
  const lowerA = a.toLowerCase().replace(/ς/g, 'σ');
  const lowerB = b.toLowerCase().replace(/ς/g, 'σ');
  if (lowerA === lowerB) return caseRule(a, b, lowerA, context);
  // Turkish pairs i with İ and ı with I.
  if (/[İı]/.test(a + b) && a.toLocaleLowerCase('tr') === b.toLocaleLowerCase('tr'))
    return caseRule(a, b, lowerA, context);
  if (isFormula(a, b)) return edit('formula-form');
  // ß is SS, ı is I and ά is Α in capitals only; in small letters they are other letters.
  const isOneCapital = isCapitals(a) || isCapitals(b);
  const isSame = ['en', 'tr', 'el'].some(
    (lang) => a.toLocaleUpperCase(lang) === b.toLocaleUpperCase(lang),
  );
  return isOneCapital && isSame && context.isCapitalRun
    ? note('capitals')
    : refused('word-changed');
}

/** CO2 for CO₂: letters before the figure leave no second reading. */
function isFormula(a: string, b: string): boolean {
  return /[\u2080-\u208b]/.test(a + b) && flatten(a) === flatten(b);
}

function flatten(text: string): string {
  return text.replace(/[\u2080-\u2089]/g, (char) => String(char.charCodeAt(0) - 0x2080));
}

function caseRule(a: string, b: string, lower: string, context: WordContext): Comparison {
  if (context.isInCode) return refused('case-changed');
  if (context.isAfterNumber && isUnitInAnyCase(lower)) return refused('unit-changed');
  if ([...lower].length === 1) return singleLetter(lower, context);
  if (isPlain(a) && isPlain(b)) return note('letter-case');
  if (context.isCapitalRun && (isCapitals(a) || isCapitals(b))) return note('capitals');
  const isWordInCapitals = (isCapitals(a) && isPlain(b)) || (isPlain(a) && isCapitals(b));
  if (!isWordInCapitals || ACRONYMS.has(foldCase(lower)) || isUnitInAnyCase(lower))
    return refused('case-changed');
  return edit('case-changed');
}

/** A single letter is a symbol (vitamin A, σ), unless it is a word that opens a sentence. */
function singleLetter(lower: string, context: WordContext): Comparison {
  if (context.isCapitalRun) return note('capitals');
  const isWord = ONE_LETTER_WORDS.includes(lower);
  return isWord && context.isAtStart ? note('letter-case') : refused('symbol-changed');
}

const ONE_LETTER_WORDS = 'aàáeéèiíoóòuyæøåавикосуяіïєйέήόώηοο';

/** Two capitals or more and no small letter. */
export function isCapitals(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '');
  return (
    [...letters].length > 1 &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase()
  );
}

/** Small letters, after a capital at most: an ordinary word; l'État is two of them. */
function isPlain(word: string): boolean {
  return word.split("'").every((part) => part.slice(1) === part.slice(1).toLowerCase());
}
