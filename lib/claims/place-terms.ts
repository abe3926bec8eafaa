import { placesOf as placesOfKey } from '../verify/find-runs';
import type { StreamIndex } from '../verify/index-stream';
import type { ContentTerm } from './content-terms';
import { MOST_PLACES_OF_TERM } from './thresholds';
import { tokenAtOffset } from './token-text';

/** A term with token positions at which it stands; `isCommon` when there are more than are given. */
export interface PlacedTerm {
  readonly term: ContentTerm;
  readonly places: readonly number[];
  readonly isCommon: boolean;
}

/** All terms of a sentence in one source, ready for stretches of any width. */
export interface PlacedTerms {
  readonly terms: readonly PlacedTerm[];
  /** Whether the places of a term are walked: of the rarer ones, or of all where none is rare. */
  readonly isWalked: readonly boolean[];
  /** Their places in order, each as position × MOST_TERMS + id: numbers sort faster than objects. */
  readonly order: Float64Array;
}

/** More telling words than any sentence has; what is beyond is not placed. */
export const MOST_TERMS = 1024;

export function placeTerms(all: readonly ContentTerm[], stream: StreamIndex): PlacedTerms {
  const terms = all.slice(0, MOST_TERMS).map((term) => ({ term, ...placesOf(term, stream) }));
  const isRare = terms.map(({ isCommon, places }) => !isCommon && places.length > 0);
  const isWalked = isRare.some(Boolean) ? isRare : terms.map(({ places }) => places.length > 0);
  const walked = terms.flatMap(({ places }, id) =>
    isWalked[id] ? places.map((at) => at * MOST_TERMS + id) : [],
  );
  return { terms, isWalked, order: Float64Array.from(walked).sort() };
}

function placesOf(term: ContentTerm, stream: StreamIndex): Pick<PlacedTerm, 'places' | 'isCommon'> {
  const places: number[] = [];
  for (const p of placesIn(term, stream)) {
    if (places.length === MOST_PLACES_OF_TERM) return { places, isCommon: true };
    places.push(p);
  }
  return { places, isCommon: false };
}

function* placesIn(term: ContentTerm, stream: StreamIndex): Generator<number> {
  if (term.figureAt !== null) yield tokenAtOffset(stream, term.figureAt);
  else if (term.isLetters) yield* placesOfLetters(term.forms[0]!, stream);
  else yield* placesOfForms(term.forms, stream);
}

/** Another form of the word counts where the page has not the word itself. */
function* placesOfForms(forms: readonly string[], stream: StreamIndex): Generator<number> {
  for (const [i, form] of forms.entries()) {
    const { count, positions } = placesOfKey(form, stream);
    yield* positions;
    if (i === 0 && count > 0) return;
  }
}

/** Places of the rarest letter of a word that are tried. */
const MOST_LETTERS_TRIED = 1_500;

/** Where the letters stand in a row: looked for around the places of the rarest of them. */
function* placesOfLetters(word: string, stream: StreamIndex): Generator<number> {
  const letters = [...word];
  const places = letters.map((letter) => placesOfKey(letter, stream));
  let rarest = 0;
  for (const [i, { count }] of places.entries()) if (count < places[rarest]!.count) rarest = i;
  const before = letters.slice(0, rarest).join('').length;
  let left = MOST_LETTERS_TRIED;
  for (const p of places[rarest]!.positions) {
    if (left-- === 0) return;
    if (stream.text.startsWith(word, stream.tokens.starts[p]! - before)) yield p;
  }
}
