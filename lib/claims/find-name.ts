import type { Span } from '../model/span';
import { placesOf } from '../verify/find-runs';
import type { StreamIndex } from '../verify/index-stream';
import { isSmallWord } from '../verify/words/function-words';
import { accentedIds } from './accent-table';
import { findInitials } from './find-initials';
import type { Name } from './read-names';
import { MOST_PLACES } from './thresholds';
import { isJoined, keyAt, rawAt, spanOf, type TokenText } from './token-text';
import { formsOf, withoutElision } from './word-forms';
import { isSameFirstName } from './words/first-names';
import { GENERATIONS, GENERIC, INSIDE_NAMES, TITLES } from './words/name-words';
import { otherSpellings, type Spelling } from './words/same-names';

/**
 * Question: does the page name this, in whatever form? In order: the words close together in any order
 * (Kennedy, John F.), another spelling from the list (USA, Syrian), the short form in capitals or the
 * words it stands for, and a person by the last name alone. A last name that the page only knows behind
 * another first name is somebody else.
 */
export function findName(
  name: Name,
  claim: TokenText,
  stream: StreamIndex,
  language: string,
): Span<'source'> | null {
  const words = wordsOf(name, claim);
  const isLoose = words.length >= LONG_NAME || (words.length > 1 && language === 'de');
  return (
    findTogether(words, stream) ??
    findSpelled(words, keysOf(name, claim), stream) ??
    findShort(words, name, claim, stream, language) ??
    (isLoose ? findAll(words, stream) : null) ??
    (isJoinedByOf(name, claim) ? null : findByPart(words, stream))
  );
}

/** By what tells it from others, where the rest is left out. */
function findByPart(words: readonly string[], stream: StreamIndex): Span<'source'> | null {
  return findLast(words, stream) ?? findTelling(words, stream) ?? findWithoutLead(words, stream);
}

/** The Bank of England is not found by England, nor is it sure that it is not meant. */
function isJoinedByOf({ from, to }: Name, claim: TokenText): boolean {
  for (let i = from + 1; i < to; i++) if (/^(?:of|for)$/.test(keyAt(claim, i))) return true;
  return false;
}

/** A name joined by "of" that the page has a part of: it may be meant. */
export function mayBePart(name: Name, claim: TokenText, stream: StreamIndex): boolean {
  return isJoinedByOf(name, claim) && findByPart(wordsOf(name, claim), stream) !== null;
}

/** So many words are a name with what it belongs to, which the page may say elsewhere. */
const LONG_NAME = 4;

/** The words that tell: without small words, initials and generations, where others are left. */
function wordsOf(name: Name, claim: TokenText): string[] {
  const words = keysOf(name, claim).filter((key, i) => i === 0 || !INSIDE_NAMES.has(key));
  const telling = words.filter((key) => key.length > 1 && !GENERATIONS.has(key));
  return telling.length > 0 ? telling : words;
}

function keysOf({ from, to }: Name, claim: TokenText): string[] {
  return Array.from({ length: to - from }, (_, i) => withoutElision(keyAt(claim, from + i)));
}

/** Words of a name that may be a place, whose people or short form the page has: the U.S. Army. */
const LONGEST_PLACE = 3;

/** The whole name by another spelling, or its first or last words by one. */
function findSpelled(
  words: readonly string[],
  keys: readonly string[],
  stream: StreamIndex,
): Span<'source'> | null {
  for (const spelling of [...otherSpellings(keys), ...otherSpellings(words)]) {
    const span = findTogether(spelling.keys, stream, spelling.as);
    if (span !== null) return span;
  }
  for (let n = Math.min(LONGEST_PLACE, words.length - 1); n > 0; n--) {
    const [rest, front] = [words.slice(n), words.slice(0, -n)];
    const places = [
      ...otherSpellings(words.slice(0, n)).map(({ keys }) => [...keys, ...rest]),
      ...otherSpellings(words.slice(-n)).map(({ keys }) => [...front, ...keys]),
    ];
    for (const spelling of places) {
      const span = findTogether(spelling, stream);
      if (span !== null) return span;
    }
  }
  return null;
}

/** Tokens beyond the name's own that may stand between its words: a middle name, "of the". */
const SLACK = 3;

function findTogether(
  words: readonly string[],
  stream: StreamIndex,
  as: Spelling['as'] = 'name',
): Span<'source'> | null {
  const forms = words.map((word) => idsOf(word, stream));
  const counts = forms.map((ids) => ids.reduce((sum, id) => sum + countOf(id, stream), 0));
  const anchor = counts.indexOf(Math.min(...counts));
  if (counts[anchor] === 0) return null;
  for (const id of forms[anchor]!) {
    const last = Math.min(stream.firsts[id + 1]!, stream.firsts[id]! + MOST_PLACES);
    for (let p = stream.firsts[id]!; p < last; p++) {
      const span = around(stream.postings[p]!, forms, stream, words.length + SLACK);
      if (span !== null && !stream.struck.overlaps(span) && isWritten(span, as, stream.text))
        return span;
    }
  }
  return null;
}

/** A short form of a place stands as one: Ala. with its full stop, CA in capitals. */
function isWritten({ start, end }: Span<'source'>, as: Spelling['as'], text: string): boolean {
  if (as === 'name') return true;
  const isCapital = /^\p{Lu}/u.test(text.slice(start, start + 1));
  return as === 'code' ? !/\p{Ll}/u.test(text.slice(start, end)) : isCapital && text[end] === '.';
}

function idsOf(word: string, stream: StreamIndex): number[] {
  const ids = formsOf(word)
    .map((form) => stream.vocabulary.find(form))
    .filter((id) => id >= 0);
  return [...ids, ...accentedIds(word, stream)];
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
  language: string,
): Span<'source'> | null {
  if (words.length >= 3) {
    const letters = words.map((word) => word[0]).join('');
    for (const p of placesUpTo(letters, stream))
      if (rawAt(stream, p) === letters.toUpperCase()) return spanOf(stream, p, p + 1);
    return null;
  }
  const raw = rawAt(claim, from);
  return to === from + 1 && /^\p{Lu}{2,6}$/u.test(raw) ? findInitials(raw, stream, language) : null;
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
  const places = idsOf(last, stream)
    .flatMap((id) => placesOfId(id, stream))
    .filter((p) => /^\p{Lu}/u.test(rawAt(stream, p)) && !isNameBehind(p, stream));
  const isOther = places.some((p) => isNameBefore(p, words, stream));
  const first = places[0];
  return first === undefined || isOther ? null : spanOf(stream, first, first + 1);
}

function placesOfId(id: number, { firsts, postings }: StreamIndex): number[] {
  const first = firsts[id]!;
  return [...postings.subarray(first, Math.min(firsts[id + 1]!, first + MOST_PLACES))];
}

/** "Zarrow Club" names no person. */
function isNameBehind(p: number, stream: StreamIndex): boolean {
  return isJoined(stream, p) && /^\p{Lu}/u.test(rawAt(stream, p + 1));
}

/** A capitalised word that is no title stands before, initials apart, and is no form of the name's first. */
function isNameBefore(p: number, words: readonly string[], stream: StreamIndex): boolean {
  let before = p - 1;
  while (before > 0 && /^\p{Lu}$/u.test(rawAt(stream, before))) before--;
  const isJoinedTo = before === p - 1 ? isJoined(stream, before) : true;
  if (before < 0 || !isJoinedTo || !/^\p{Lu}\p{Ll}/u.test(rawAt(stream, before))) return false;
  const key = keyAt(stream, before);
  const isKnown = words.includes(key) || isSameFirstName(key, words[0]!);
  return !TITLES.has(key) && !isKnown && !isSmallWord(key);
}

/** Words that tell nothing by themselves: the White House is not found by white. */
const COMMON: ReadonlySet<string> = new Set(
  'white black red green blue golden silver new old great grand royal big little long first second third last upper lower'.split(
    ' ',
  ),
);

/** Harvard for Harvard University: every word that tells it from others of its kind. */
function findTelling(words: readonly string[], stream: StreamIndex): Span<'source'> | null {
  const telling = words.filter((word) => !GENERIC.has(word));
  if (telling.length === 0 || telling.length === words.length) return null;
  if (telling.every((word) => COMMON.has(word))) return null;
  for (const { keys, as } of [{ keys: telling, as: 'name' as const }, ...otherSpellings(telling)]) {
    const found = findTogether(keys, stream, as);
    if (found !== null && !/^\p{Ll}/u.test(stream.text.slice(found.start, found.end))) return found;
  }
  return findLast(telling, stream);
}

/** "United States National Book Registry": a land before a name, or the first of many words, may be left out. */
function findWithoutLead(words: readonly string[], stream: StreamIndex): Span<'source'> | null {
  const land = [2, 1].find((n) => otherSpellings(words.slice(0, n)).length > 0);
  const rest = words.slice(land ?? (words.length >= LONG_NAME ? 1 : words.length));
  return rest.length < 2 || rest.every((word) => GENERIC.has(word))
    ? null
    : findTogether(rest, stream);
}
