import { foldFigures } from '../text/fold-letters';
import { plainDigits } from '../text/fold-token';
import { IDENTIFIER, NUMBER } from '../text/token';
import type { StreamIndex } from '../verify/index-stream';
import { keyAt } from './token-text';
import { scaleOf } from './words/any-scale';

/**
 * Question: which values may this page write in figures, in whatever language and manner? Each figure is
 * read in every way that any language has (1.500 is one and a half and fifteen hundred; behind it a
 * scale of any language), so that "not in the table" means not there. Never evidence that something is
 * there. Read once for a source, sorted by value; a look-up halves its way.
 */
interface LooseTable {
  readonly values: Float64Array;
  /** Token positions, beside the values. */
  readonly places: Int32Array;
}

const tables = new WeakMap<StreamIndex, LooseTable>();

function looseTable(stream: StreamIndex): LooseTable {
  let table = tables.get(stream);
  if (table === undefined) {
    table = readTable(stream);
    tables.set(stream, table);
  }
  return table;
}

/** Positions whose value lies in [least, most]; at most `limit`. */
export function placesBetween(
  least: number,
  most: number,
  stream: StreamIndex,
  limit: number,
): Int32Array {
  const { values, places } = looseTable(stream);
  const from = firstAtLeast(values, least);
  let to = from;
  while (to < values.length && values[to]! <= most && to - from < limit) to++;
  return places.subarray(from, to);
}

function firstAtLeast(values: Float64Array, least: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readTable(stream: StreamIndex): LooseTable {
  const { vocabulary, postings, firsts, tokens, text } = stream;
  const found: [value: number, place: number][] = [];
  for (let id = 0; id < vocabulary.size; id++) {
    const kind = tokens.kinds[postings[firsts[id]!]!];
    if (kind !== NUMBER && kind !== IDENTIFIER) continue;
    // One key may be several spellings: 1.500 and 1500.
    const known = new Map<string, Reading>();
    for (let n = firsts[id]!; n < firsts[id + 1]!; n++) {
      const place = postings[n]!;
      const raw = text.slice(tokens.starts[place], tokens.ends[place]);
      let reading = known.get(raw);
      if (reading === undefined) {
        reading = readLoosely(raw);
        known.set(raw, reading);
      }
      const scales =
        reading.values.length === 0 ? [] : [1, reading.scale, scaleBehind(place, stream)];
      for (const scale of new Set(scales))
        for (const value of reading.values) found.push([value * scale, place]);
    }
  }
  found.sort(([a], [b]) => a - b);
  return {
    values: Float64Array.from(found, ([value]) => value),
    places: Int32Array.from(found, ([, place]) => place),
  };
}

/** Of every language's; of two scales in a row (mil millones) both. */
function scaleBehind(place: number, stream: StreamIndex): number {
  const first = scaleOf(keyAt(stream, place + 1));
  return first === 1 ? 1 : first * scaleOf(keyAt(stream, place + 2));
}

interface Reading {
  readonly values: readonly number[];
  /** Of letters glued to it: 3bn. */
  readonly scale: number;
}

const NOTHING: Reading = { values: [], scale: 1 };

function readLoosely(raw: string): Reading {
  if (raw.length > LONGEST) return NOTHING;
  const text = plainDigits(foldFigures(raw)).toLowerCase();
  const [, body = '', letters = ''] = /^[^\d¼-¾⅐-⅞]*([\d¼-¾⅐-⅞].*?)(\p{L}*)$/u.exec(text) ?? [];
  const values = new Set<number>();
  for (const part of body.split(/[^\d.,'\u00b7\u066b\u066c \u00a0\u202f¼-¾⅐-⅞]+/)) {
    for (const value of readingsOf(part)) values.add(value);
  }
  const years = /^(\d\d)\d\d\D(\d\d)$/.exec(body);
  if (years !== null) values.add(Number(`${years[1]}${years[2]}`));
  return { values: [...values], scale: scaleOf(letters) };
}

/** UTF-16 units: longer runs of figures are no number. */
const LONGEST = 40;

/** With its marks as decimals and as groups. */
function readingsOf(part: string): number[] {
  const digits = part.replace(/\D/g, '');
  if (digits === '') return /[¼-¾⅐-⅞]/.test(part) ? [fraction(part)] : [];
  if (/[¼-¾⅐-⅞]/.test(part)) return [Number(digits) + fraction(part.replace(/\d/g, ''))];
  const last = /^(.*)[.,'\u00b7\u066b\u066c \u00a0](\d+)$/.exec(part);
  const whole = Number(digits);
  if (last === null) return [whole];
  const decimal = Number(`${last[1]!.replace(/\D/g, '')}.${last[2]}`);
  return last[2]!.length === 3 ? [whole, decimal] : [decimal];
}

function fraction(sign: string): number {
  const [above = 0, below = 1] = sign.normalize('NFKC').split('⁄').map(Number);
  return above / below;
}
