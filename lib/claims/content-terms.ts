import { IDENTIFIER, LETTER, NUMBER, WORD } from '../text/token';
import { isContentWord } from '../verify/content-word';
import { placesOf } from '../verify/find-runs';
import type { StreamIndex } from '../verify/index-stream';
import { MOST_PLACES_OF_TERM } from './thresholds';
import { keyAt, rawAt, type TokenText } from './token-text';
import { stemsOf } from './word-forms';

/** A word that says what the sentence is about. */
export interface ContentTerm {
  /** Keys it may stand under; of writing without spaces its letters, as one. */
  readonly forms: readonly string[];
  readonly isLetters: boolean;
  /** How telling it is: a name more than a word, a long word more than a short one. */
  readonly weight: number;
}

const NAME_WEIGHT = 2;
const LONG_WEIGHT = 1.4;
const FIGURE_WEIGHT = 0.5;
const LONG_WORD = 8;

/** The telling words of a sentence, each once. */
export function contentTerms(at: TokenText): ContentTerm[] {
  const terms = new Map<string, ContentTerm>();
  for (let i = 0; i < at.tokens.count; i++) {
    const kind = at.tokens.kinds[i]!;
    const key = keyAt(at, i);
    if (kind === LETTER || terms.has(key) || !isContentWord({ kind, key })) continue;
    const weight = weightOf(rawAt(at, i), kind, i === 0);
    terms.set(key, { forms: kind === WORD ? stemsOf(key) : [key], isLetters: false, weight });
  }
  for (const word of wordsOfLetters(at.text))
    terms.set(word, { forms: [word], isLetters: true, weight: word.length > 2 ? LONG_WEIGHT : 1 });
  return [...terms.values()];
}

function weightOf(raw: string, kind: number, isFirst: boolean): number {
  if (kind === NUMBER) return FIGURE_WEIGHT;
  if (kind === IDENTIFIER || (!isFirst && /^\p{Lu}/u.test(raw))) return NAME_WEIGHT;
  return raw.length >= LONG_WORD ? LONG_WEIGHT : 1;
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

/** Token positions at which a term stands, rising; `isCommon` when there are more than are given. */
export function placesOfTerm(
  term: ContentTerm,
  stream: StreamIndex,
): { readonly places: readonly number[]; readonly isCommon: boolean } {
  const places: number[] = [];
  for (const p of term.isLetters
    ? placesOfLetters(term.forms[0]!, stream)
    : placesOfForms(term, stream)) {
    if (places.length === MOST_PLACES_OF_TERM) return { places, isCommon: true };
    places.push(p);
  }
  return { places, isCommon: false };
}

function* placesOfForms({ forms }: ContentTerm, stream: StreamIndex): Generator<number> {
  for (const form of forms) yield* placesOf(form, stream).positions;
}

/** Where the letters stand in a row: looked for around the places of the rarest of them. */
function* placesOfLetters(word: string, stream: StreamIndex): Generator<number> {
  const places = [...word].map((letter) => placesOf(letter, stream));
  let rarest = 0;
  for (const [i, { count }] of places.entries()) if (count < places[rarest]!.count) rarest = i;
  const before = [...word].slice(0, rarest).join('').length;
  let left = MOST_PLACES_OF_TERM * 10;
  for (const p of places[rarest]!.positions) {
    if (left-- === 0) return;
    if (stream.text.startsWith(word, stream.tokens.starts[p]! - before)) yield p;
  }
}
