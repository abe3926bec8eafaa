import { WORD } from '../text/token';
import type { StreamIndex } from '../verify/index-stream';
import { plainSpellings } from './accent-table';
import { mayBePart } from './find-name';
import type { Name } from './read-names';
import { keyAt, type TokenText } from './token-text';

/** Languages that change the ends of names. */
const INFLECTING: ReadonlySet<string> = new Set(
  'pl ru uk bg cs sk hr sr sl fi et hu tr lt lv el ro'.split(' '),
);

/** Letters at the end of a name that a language may change. */
const ENDING = 3;
const SHORTEST_STEM = 3;

/**
 * Question: could a name that was not found stand on the page in another case (Krakowie, Kraków)? Where the
 * language changes the ends of names and each word of it begins as a word of the page does, nothing is said.
 */
export function isUnsureName(
  { from, to }: Name,
  claim: TokenText,
  stream: StreamIndex,
  language: string,
): boolean {
  if (mayBePart({ from, to }, claim, stream)) return true;
  if (!INFLECTING.has(language)) return false;
  for (let i = from; i < to; i++) if (!hasStem(keyAt(claim, i), stream)) return false;
  return true;
}

function hasStem(key: string, stream: StreamIndex): boolean {
  const own = bare(key);
  const words = wordsByHead(stream).get(own.slice(0, SHORTEST_STEM)) ?? [];
  return words.some((word) => isSameStem(own, word));
}

function isSameStem(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const left = Math.max(one.length, other.length) - same;
  return same >= SHORTEST_STEM && left <= ENDING && same >= left;
}

const tables = new WeakMap<StreamIndex, ReadonlyMap<string, readonly string[]>>();

/** The page's capitalised words without marks, by their first letters. */
function wordsByHead(stream: StreamIndex): ReadonlyMap<string, readonly string[]> {
  const known = tables.get(stream);
  if (known !== undefined) return known;
  const table = new Map<string, string[]>();
  const { vocabulary, postings, firsts, tokens, text } = stream;
  for (let id = 0; id < vocabulary.size; id++) {
    const first = postings[firsts[id]!]!;
    if (tokens.kinds[first] !== WORD || !/^\p{Lu}/u.test(text[tokens.starts[first]!]!)) continue;
    const word = bare(keyAt(stream, first));
    const head = word.slice(0, SHORTEST_STEM);
    table.set(head, [...(table.get(head) ?? []), word]);
  }
  tables.set(stream, table);
  return table;
}

function bare(key: string): string {
  const word = key.replace(/'.*$/, '');
  return plainSpellings(word)[0] ?? word;
}
