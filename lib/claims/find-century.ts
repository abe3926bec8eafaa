import type { Span } from '../model/span';
import { WORD } from '../text/token';
import { keyOf, type StreamIndex } from '../verify/index-stream';
import { readCentury } from './read-century';
import { keyAt, spanOf } from './token-text';
import { CENTURY_SHORT, isCenturyWord } from './words/centuries';
import { hanNumber } from './words/han-numbers';

interface Table {
  readonly places: ReadonlyMap<number, Span<'source'>>;
  /** The page speaks of a century whose number is not read. */
  readonly hasUnread: boolean;
}

const tables = new WeakMap<StreamIndex, Table>();

/** Where the page has this century in whatever spelling, or null. */
export function findCentury(value: number, stream: StreamIndex): Span<'source'> | null {
  return tableOf(stream).places.get(value) ?? null;
}

export function hasUnreadCentury(stream: StreamIndex): boolean {
  return tableOf(stream).hasUnread;
}

const HAN_CENTURY = /([〇零一二三四五六七八九十]{1,3}|\d{1,2})\s?世[纪紀]/g;

/** Tokens in front of a century's word that may begin it: "18th and 19th centuries". */
const REACH = 4;

function tableOf(stream: StreamIndex): Table {
  const known = tables.get(stream);
  if (known !== undefined) return known;
  const places = new Map<number, Span<'source'>>();
  let hasUnread = false;
  const add = (value: number, span: Span<'source'>): void => {
    if (!places.has(value) && !stream.struck.overlaps(span)) places.set(value, span);
  };
  for (const p of centuryWords(stream)) {
    let isRead = false;
    for (let from = Math.max(0, p - REACH); from <= p; from++) {
      const met = readCentury(stream, from);
      if (met === null || met.from > p || met.to <= p) continue;
      isRead = true;
      add(met.value, spanOf(stream, met.from, met.to));
    }
    // A short form may be another word: the Russian в is a preposition.
    hasUnread ||= !isRead && isCenturyWord(keyAt(stream, p));
  }
  for (const match of stream.text.matchAll(HAN_CENTURY)) {
    const value = hanNumber(match[1]!);
    if (value !== null) add(value, { start: match.index, end: match.index + match[0].length });
  }
  const table = { places, hasUnread };
  tables.set(stream, table);
  return table;
}

function* centuryWords({
  vocabulary,
  postings,
  firsts,
  tokens,
  text,
}: StreamIndex): Generator<number> {
  for (let id = 0; id < vocabulary.size; id++) {
    const first = postings[firsts[id]!]!;
    if (tokens.kinds[first] !== WORD || !mayName(keyOf(text, tokens, first))) continue;
    yield* postings.subarray(firsts[id]!, firsts[id + 1]!);
  }
}

function mayName(key: string): boolean {
  return isCenturyWord(key) || CENTURY_SHORT.has(key) || /^[a-z]{3,7}cento$/.test(key);
}
