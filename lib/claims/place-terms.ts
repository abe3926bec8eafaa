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

export function placeTerms(terms: readonly ContentTerm[], stream: StreamIndex): PlacedTerm[] {
  return terms.map((term) => ({ term, ...placesOf(term, stream) }));
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

/** Where the letters stand in a row: looked for around the places of the rarest of them. */
function* placesOfLetters(word: string, stream: StreamIndex): Generator<number> {
  const letters = [...word];
  const places = letters.map((letter) => placesOfKey(letter, stream));
  let rarest = 0;
  for (const [i, { count }] of places.entries()) if (count < places[rarest]!.count) rarest = i;
  const before = letters.slice(0, rarest).join('').length;
  let left = MOST_PLACES_OF_TERM * 10;
  for (const p of places[rarest]!.positions) {
    if (left-- === 0) return;
    if (stream.text.startsWith(word, stream.tokens.starts[p]! - before)) yield p;
  }
}
