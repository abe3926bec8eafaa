import type { Span } from '../model/span';
import { placesOf } from '../verify/find-runs';
import type { StreamIndex } from '../verify/index-stream';
import { isSmallWord } from '../verify/words/function-words';
import { findInitials } from './find-initials';
import type { Name } from './read-names';
import { MOST_PLACES } from './thresholds';
import { isJoined, keyAt, rawAt, spanOf, type TokenText } from './token-text';
import { formsOf, withoutElision } from './word-forms';
import { GENERATIONS, GENERIC, INSIDE_NAMES, otherSpellings, TITLES } from './words/name-words';

/**
 * Question: does the page name this, in whatever form? In order: the words close together in any order
 * (Kennedy, John F.), another spelling from the list (USA), the short form in capitals or the words it
 * stands for, and a person by the last name alone. A last name that the page only knows behind another
 * first name is somebody else.
 */
export function findName(
  name: Name,
  claim: TokenText,
  stream: StreamIndex,
  language: string,
): Span<'source'> | null {
  const words = wordsOf(name, claim);
  for (const spelling of [words, ...otherSpellings(words)]) {
    const together = findTogether(spelling, stream);
    if (together !== null) return together;
  }
  const isLoose = words.length >= LONG_NAME || (words.length > 1 && language === 'de');
  return (
    findShort(words, name, claim, stream) ??
    (isLoose ? findAll(words, stream) : null) ??
    findLast(words, stream) ??
    findTelling(words, stream)
  );
}

/** So many words are a name with what it belongs to, which the page may say elsewhere. */
const LONG_NAME = 4;

/** The words that tell: without small words, initials and generations, where others are left. */
function wordsOf({ from, to }: Name, claim: TokenText): string[] {
  const all: string[] = [];
  for (let i = from; i < to; i++) all.push(withoutElision(keyAt(claim, i)));
  const words = all.filter((key, i) => i === 0 || !INSIDE_NAMES.has(key));
  const telling = words.filter((key) => key.length > 1 && !GENERATIONS.has(key));
  return telling.length > 0 ? telling : words;
}

/** Tokens beyond the name's own that may stand between its words: a middle name, "of the". */
const SLACK = 3;

function findTogether(words: readonly string[], stream: StreamIndex): Span<'source'> | null {
  const forms = words.map((word) => idsOf(word, stream));
  if (forms.length === 1) return findAlone(words[0]!, stream);
  const counts = forms.map((ids) => ids.reduce((sum, id) => sum + countOf(id, stream), 0));
  const anchor = counts.indexOf(Math.min(...counts));
  if (counts[anchor] === 0) return null;
  for (const id of forms[anchor]!) {
    const last = Math.min(stream.firsts[id + 1]!, stream.firsts[id]! + MOST_PLACES);
    for (let p = stream.firsts[id]!; p < last; p++) {
      const span = around(stream.postings[p]!, forms, stream, words.length + SLACK);
      if (span !== null && !stream.struck.overlaps(span)) return span;
    }
  }
  return null;
}

function findAlone(word: string, stream: StreamIndex): Span<'source'> | null {
  for (const form of formsOf(word)) {
    for (const p of placesOf(form, stream).positions) {
      const span = spanOf(stream, p, p + 1);
      if (!stream.struck.overlaps(span)) return span;
    }
  }
  return null;
}

function idsOf(word: string, { vocabulary }: StreamIndex): number[] {
  return formsOf(word)
    .map((form) => vocabulary.find(form))
    .filter((id) => id >= 0);
}

function countOf(id: number, { firsts }: StreamIndex): number {
  return firsts[id + 1]! - firsts[id]!;
}

/** The span of all words within `reach` tokens of p, or null; of one that stands there twice, the nearest. */
function around(
  p: number,
  forms: readonly (readonly number[])[],
  { ids, tokens }: StreamIndex,
  reach: number,
): Span<'source'> | null {
  let [first, last] = [p, p];
  for (const own of forms) {
    let distance = 0;
    const isHere = (i: number): boolean => i >= 0 && i < tokens.count && own.includes(ids[i]!);
    while (distance <= reach && !isHere(p - distance) && !isHere(p + distance)) distance++;
    if (distance > reach) return null;
    first = Math.min(first, isHere(p - distance) ? p - distance : p + distance);
    last = Math.max(last, isHere(p - distance) ? p - distance : p + distance);
  }
  return last - first <= reach ? { start: tokens.starts[first]!, end: tokens.ends[last]! } : null;
}

function placesUpTo(key: string, stream: StreamIndex): number[] {
  const places: number[] = [];
  for (const p of placesOf(key, stream).positions) {
    if (places.length === MOST_PLACES) break;
    places.push(p);
  }
  return places;
}

/** WHO for World Health Organization, and the other way round. */
function findShort(
  words: readonly string[],
  { from, to }: Name,
  claim: TokenText,
  stream: StreamIndex,
): Span<'source'> | null {
  if (words.length >= 3) {
    const letters = words.map((word) => word[0]).join('');
    for (const p of placesUpTo(letters, stream))
      if (rawAt(stream, p) === letters.toUpperCase()) return spanOf(stream, p, p + 1);
    return null;
  }
  const raw = rawAt(claim, from);
  return to === from + 1 && /^\p{Lu}{2,6}$/u.test(raw) ? findInitials(raw, stream) : null;
}

/** German: every word stands somewhere, since a noun before a name is no part of it. */
function findAll(words: readonly string[], stream: StreamIndex): Span<'source'> | null {
  const places = words.map((word) => formsOf(word).flatMap((form) => placesUpTo(form, stream)));
  if (places.some((one) => one.length === 0)) return null;
  const last = places.at(-1)![0]!;
  return spanOf(stream, last, last + 1);
}

/** The last name alone, where no other first name stands before it anywhere. */
function findLast(words: readonly string[], stream: StreamIndex): Span<'source'> | null {
  const last = words.at(-1)!;
  if (words.length < 2 || words.length > 3 || GENERIC.has(last)) return null;
  const places = formsOf(last)
    .flatMap((form) => placesUpTo(form, stream))
    .filter((p) => /^\p{Lu}/u.test(rawAt(stream, p)) && !isNameBehind(p, stream));
  const isOther = places.some((p) => isNameBefore(p, words, stream));
  const first = places[0];
  return first === undefined || isOther ? null : spanOf(stream, first, first + 1);
}

/** "Zarrow Club" names no person. */
function isNameBehind(p: number, stream: StreamIndex): boolean {
  return isJoined(stream, p) && /^\p{Lu}/u.test(rawAt(stream, p + 1));
}

/** A capitalised word that is no title stands right before, and is no part of the name looked for. */
function isNameBefore(p: number, words: readonly string[], stream: StreamIndex): boolean {
  if (p === 0 || !isJoined(stream, p - 1) || !/^\p{Lu}\p{Ll}/u.test(rawAt(stream, p - 1)))
    return false;
  const key = keyAt(stream, p - 1);
  return !TITLES.has(key) && !words.includes(key) && !isSmallWord(key);
}

/** Harvard for Harvard University: every word that tells it from others of its kind. */
function findTelling(words: readonly string[], stream: StreamIndex): Span<'source'> | null {
  const telling = words.filter((word) => !GENERIC.has(word));
  if (telling.length === 0 || telling.length === words.length) return null;
  const found = findTogether(telling, stream);
  if (found === null) return null;
  const i = stream.text.slice(found.start, found.start + 1);
  return /\p{Ll}/u.test(i) ? null : found;
}
