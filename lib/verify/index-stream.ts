import type { SourceText } from '../model/source-text';
import { foldToken } from '../text/fold-token';
import { scanTokens } from '../text/scan-tokens';
import { shadowText } from '../text/shadow-text';
import type { TokenBuffer } from '../text/token-buffer';
import { findBreaks } from './find-breaks';
import { findSkips, type Skips } from './find-skips';
import { type FlatReadings, findFlatReadings } from './flat-readings';
import { hideLinks } from './hide-links';
import { InternedTokens } from './interned-tokens';
import { raiseRanges } from './raise-ranges';
import { Stretches } from './stretches';
import type { Vocabulary } from './vocabulary';

/** One text of a source with its tokens, their ids and where each id stands. Offsets are UTF-16. */
export interface StreamIndex {
  readonly source: SourceText;
  /** Same length as the raw text: references decoded, raised and lowered figures as such. */
  readonly text: string;
  readonly tokens: TokenBuffer;
  readonly ids: Int32Array;
  readonly vocabulary: Vocabulary;
  /** Token positions of id i: `postings[firsts[i] … firsts[i + 1])`, rising. */
  readonly firsts: Int32Array;
  readonly postings: Int32Array;
  /** Marks and layout that a quote may leave out. */
  readonly skips: Skips;
  /** Token positions after which a line-end hyphen may join the next token. */
  readonly joins: ReadonlySet<number>;
  /** Offsets inside tokens where a space or a hyphen may be meant, rising. */
  readonly splits: readonly number[];
  /** Words with a raised figure as copying flattens them. */
  readonly flat: FlatReadings;
  readonly code: Stretches;
  readonly math: Stretches;
  readonly struck: Stretches;
  readonly menu: Stretches;
  readonly references: Stretches;
  /** Other readings: key of a joined, split or flattened word → token positions. */
  readonly readings: ReadonlyMap<string, readonly number[]>;
}

export function indexStream(raw: string, source: SourceText): StreamIndex {
  const shadow = shadowText(raw);
  const plain = source.form === 'text' ? hideLinks(shadow) : shadow;
  const text = raiseRanges(plain, source.ranges);
  const tokens = new InternedTokens(text);
  scanTokens(text, tokens);
  tokens.trim();
  const { vocabulary } = tokens;
  const ids = tokens.ids.subarray(0, tokens.count);
  const { firsts, postings } = post(ids, vocabulary.size);
  const { joins, splits } = findBreaks(text, tokens, source);
  const flat = findFlatReadings(plain, text, tokens, source.ranges);
  const readings = otherReadings(text, tokens, joins, splits, flat);
  const skips = findSkips(text, tokens, source);
  return {
    source,
    text,
    tokens,
    ids,
    vocabulary,
    firsts,
    postings,
    skips,
    joins,
    splits,
    readings,
    flat,
    code: new Stretches(source.ranges, 'code'),
    math: new Stretches(source.ranges, 'math'),
    struck: new Stretches(source.ranges, 'struck'),
    menu: new Stretches(source.ranges, 'menu'),
    references: new Stretches(source.ranges, 'reference-list'),
  };
}

/**
 * Counting sort of token positions by id. Each loop is a function of its own: a compiler that comes in
 * during the first loop of a function knows nothing of the second, and would start over at every call.
 */
function post(ids: Int32Array, size: number): { firsts: Int32Array; postings: Int32Array } {
  const firsts = countIds(ids, size);
  addUp(firsts);
  return { firsts, postings: placeByIds(ids, firsts.slice()) };
}

/** How often id i occurs, at i + 1. */
function countIds(ids: Int32Array, size: number): Int32Array {
  const counts = new Int32Array(size + 1);
  for (let i = 0; i < ids.length; i++) counts[ids[i]! + 1]!++;
  return counts;
}

function addUp(counts: Int32Array): void {
  for (let i = 1; i < counts.length; i++) counts[i]! += counts[i - 1]!;
}

/** `next` holds the place of the next position of every id, and is used up. */
function placeByIds(ids: Int32Array, next: Int32Array): Int32Array {
  const postings = new Int32Array(ids.length);
  for (let i = 0; i < ids.length; i++) postings[next[ids[i]!]!++] = i;
  return postings;
}

function otherReadings(
  text: string,
  tokens: TokenBuffer,
  joins: ReadonlySet<number>,
  splits: readonly number[],
  flat: FlatReadings,
): Map<string, number[]> {
  const readings = new Map<string, number[]>();
  const add = (key: string, position: number): void => {
    const known = readings.get(key);
    if (known) known.push(position);
    else readings.set(key, [position]);
  };
  for (const { key, from } of flat.byFirst.values()) add(key, from);
  for (const i of joins) {
    const joined = keyOf(text, tokens, i) + keyOf(text, tokens, i + 1);
    add(joined, i);
  }
  let i = 0;
  for (let s = 0; s < splits.length; s++) {
    while (tokens.ends[i]! <= splits[s]!) i++;
    const from = Math.max(tokens.starts[i]!, splits[s - 1] ?? 0);
    const to = Math.min(tokens.ends[i]!, splits[s + 1] ?? text.length);
    if (from === tokens.starts[i]) add(foldToken(text.slice(from, splits[s]), tokens.kinds[i]!), i);
    add(foldToken(text.slice(splits[s], to), tokens.kinds[i]!), i);
  }
  return readings;
}

/** Key of the i-th token of a text. */
export function keyOf(text: string, tokens: TokenBuffer, i: number): string {
  return foldToken(text.slice(tokens.starts[i], tokens.ends[i]), tokens.kinds[i]!);
}
