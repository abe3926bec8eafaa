import { plainDigits } from '../text/fold-token';
import { IDENTIFIER, NUMBER } from '../text/token';
import type { StreamIndex } from '../verify/index-stream';

/**
 * Question: which tokens of a source hold these figures as one of several? 10–20, 1914–18 and
 * 2024-05-06 are one token each and are kept under the whole of it, so a look-up of 20 would miss them.
 * Read once for a source: of its distinct tokens only, and of these only what has figures on both sides
 * of a dash or a slash.
 */
function tokensHolding(digits: string, stream: StreamIndex): readonly number[] {
  return tableOf(stream).ranges.get(digits) ?? [];
}

interface Table {
  /** Digits → ids of the tokens that hold them as one of several. */
  readonly ranges: ReadonlyMap<string, readonly number[]>;
  /** Digits → ids of the words that they are glued to. */
  readonly glued: ReadonlyMap<string, readonly number[]>;
}

const tables = new WeakMap<StreamIndex, Table>();

function tableOf(stream: StreamIndex): Table {
  let table = tables.get(stream);
  if (table === undefined) {
    table = readTable(stream);
    tables.set(stream, table);
  }
  return table;
}

function readTable({ vocabulary, postings, firsts, tokens, text }: StreamIndex): Table {
  const ranges = new Map<string, number[]>();
  const glued = new Map<string, number[]>();
  for (let id = 0; id < vocabulary.size; id++) {
    const first = postings[firsts[id]!]!;
    const kind = tokens.kinds[first];
    if (kind !== NUMBER && kind !== IDENTIFIER) continue;
    const raw = text.slice(tokens.starts[first], tokens.ends[first]);
    if (kind === IDENTIFIER) {
      for (const digits of gluedIn(raw)) add(glued, digits, id);
    } else if (/\d\D*[-\u2010-\u2015\u2212/]\D*\d/.test(raw)) {
      for (const digits of partsOf(plainDigits(raw))) add(ranges, digits, id);
    }
  }
  return { ranges, glued };
}

function add(table: Map<string, number[]>, digits: string, id: number): void {
  const known = table.get(digits);
  if (known === undefined) table.set(digits, [id]);
  else if (known.at(-1) !== id) known.push(id);
}

/** Figures before letters that name no unit (45pts, 2014Updated), and a year behind a word (Beecher1904). */
function gluedIn(raw: string): string[] {
  const before = /^(\d{2,})\p{L}{3}/u.exec(raw)?.[1];
  const behind = /(?:\p{L}{3}|^ca?|^b)((?:1\d|20)\d\d)$/iu.exec(raw)?.[1];
  return [before, behind].filter((digits) => digits !== undefined);
}

function partsOf(raw: string): string[] {
  const parts = raw.split(/[^\d.,' \u00a0\u202f]+|\s[^\d]/u).map((part) => part.replace(/\D/g, ''));
  const [first = '', second = ''] = parts;
  const isShortYear = parts.length === 2 && first.length === 4 && second.length === 2;
  const all = isShortYear ? [...parts, first.slice(0, 2) + second] : parts;
  return all.filter((part) => part !== '');
}

/** Positions of the tokens that are these figures, or hold them, in this order; at most `most`. */
export function placesOfDigits(digits: string, stream: StreamIndex, most: number): number[] {
  const own = stream.vocabulary.find(digits);
  const ids = own < 0 ? tokensHolding(digits, stream) : [own, ...tokensHolding(digits, stream)];
  const places: number[] = [];
  for (const id of ids)
    for (let p = stream.firsts[id]!; p < stream.firsts[id + 1]! && places.length < most; p++)
      places.push(stream.postings[p]!);
  return places;
}

/** Positions of words that begin with these figures, or end with them as a year. */
export function placesGlued(digits: string, stream: StreamIndex): number[] {
  const ids = tableOf(stream).glued.get(digits) ?? [];
  return ids.flatMap((id) => [
    ...stream.postings.subarray(stream.firsts[id]!, stream.firsts[id + 1]!),
  ]);
}
