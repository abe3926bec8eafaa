import { IDENTIFIER, LETTER, NUMBER, WORD } from '../text/token';
import { isContentWord } from '../verify/content-word';
import type { Detail } from './read-details';
import { keyAt, type TokenText } from './token-text';
import { stemsOf } from './word-forms';
import { GENERIC_WORDS } from './words/generic-words';
import { monthNames } from './words/months';
import { numberWords } from './words/number-values';
import { unitCodes } from './words/unit-codes';

/** A word, name or figure that says what the sentence is about. */
export interface ContentTerm {
  /** Keys it may stand under; of writing without spaces its letters, as one. Empty for a figure. */
  readonly forms: readonly string[];
  readonly isLetters: boolean;
  /** How telling it is where the page has it, and what its absence counts. */
  readonly weight: number;
  readonly absent: number;
  /** UTF-16 offset of a figure that was looked for and found in the main text, null where it was not. */
  readonly figureAt: number | null;
}

/** A name tells most; that a figure or name is missing may be the sentence's fault, not the page's. */
const WEIGHTS = {
  name: { weight: 2, absent: 1 },
  figure: { weight: 1, absent: 0.3 },
  long: { weight: 1.4, absent: 1.4 },
  plain: { weight: 1, absent: 1 },
  generic: { weight: 0.3, absent: 0.3 },
} as const;
const LONG_WORD = 8;

/** The telling words of a sentence, each once, and its figures with where they were found. */
export function contentTerms(
  at: TokenText,
  details: readonly { readonly detail: Detail; readonly figureAt: number | null }[],
  language: string,
): ContentTerm[] {
  const terms = new Map<string, ContentTerm>();
  for (let i = 0; i < at.tokens.count; i++) {
    const kind = at.tokens.kinds[i]!;
    const key = keyAt(at, i);
    if (kind === LETTER || kind === NUMBER || terms.has(key) || !isContentWord({ kind, key }))
      continue;
    const inside = details.find(({ detail }) => holds(detail, at.tokens.starts[i]!))?.detail.kind;
    if (inside === 'figure' || inside === 'date') continue;
    const forms = kind === WORD ? stemsOf(key) : [key];
    const weights =
      WEIGHTS[inside === 'name' || kind === IDENTIFIER ? 'name' : classOf(key, language)];
    terms.set(key, { forms, isLetters: false, figureAt: null, ...weights });
  }
  for (const word of wordsOfLetters(at.text))
    terms.set(word, {
      forms: [word],
      isLetters: true,
      figureAt: null,
      ...WEIGHTS[word.length > 2 ? 'long' : 'plain'],
    });
  return [...terms.values(), ...figureTerms(at, details)];
}

function holds({ start, end }: Detail, offset: number): boolean {
  return offset >= start && offset < end;
}

function classOf(key: string, language: string): 'generic' | 'long' | 'plain' {
  const isMeasure =
    unitCodes(key) !== null || numberWords(language).has(key) || monthNames(language).has(key);
  if (isMeasure || GENERIC_WORDS.has(key)) return 'generic';
  return key.length >= LONG_WORD ? 'long' : 'plain';
}

/** A single digit stands on every page and tells nothing. */
function figureTerms(
  at: TokenText,
  details: readonly { readonly detail: Detail; readonly figureAt: number | null }[],
): ContentTerm[] {
  return details
    .filter(({ detail }) => detail.kind === 'figure' || detail.kind === 'date')
    .filter(({ detail }) => /\d\D?\d/.test(at.text.slice(detail.start, detail.end)))
    .map(({ figureAt }) => ({ forms: [], isLetters: false, figureAt, ...WEIGHTS.figure }));
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]{2,}/gu;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words of two letters or more, particles and endings in kana aside. */
function wordsOfLetters(text: string): Set<string> {
  const words = new Set<string>();
  for (const run of text.match(UNSPACED) ?? [])
    for (const { segment } of segmenter.segment(run))
      if (segment.length > 1 && !/^\p{Script=Hira}+$/u.test(segment)) words.add(segment);
  return words;
}

/** Whether the sentence has enough to look for even without details. */
export function isTelling(at: TokenText): boolean {
  return contentTerms(at, [], '').length >= FEWEST_TERMS;
}

/** The term as the words of a title may hold it. */
export function isInWords(term: ContentTerm, title: string, words: ReadonlySet<string>): boolean {
  if (term.weight < 1 || term.figureAt !== null) return false;
  return term.isLetters
    ? title.includes(term.forms[0]!)
    : term.forms.some((form) => words.has(form));
}

/** Telling words without which a sentence that has no details claims nothing that can be looked for. */
const FEWEST_TERMS = 3;
