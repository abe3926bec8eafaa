import { plainDigits } from '../text/fold-token';
import { NUMBER } from '../text/token';
import type { StreamIndex } from '../verify/index-stream';

/**
 * Question: which tokens of a source hold these figures as one of several? 10–20, 1914–18 and
 * 2024-05-06 are one token each and are kept under the whole of it, so a look-up of 20 would miss them.
 * Read once for a source: of its distinct tokens only, and of these only what has figures on both sides
 * of a dash or a slash.
 */
function tokensHolding(digits: string, stream: StreamIndex): readonly number[] {
  let table = tables.get(stream);
  if (table === undefined) {
    table = readTable(stream);
    tables.set(stream, table);
  }
  return table.get(digits) ?? [];
}

const tables = new WeakMap<StreamIndex, ReadonlyMap<string, readonly number[]>>();

function readTable({ vocabulary, postings, firsts, tokens, text }: StreamIndex) {
  const table = new Map<string, number[]>();
  for (let id = 0; id < vocabulary.size; id++) {
    const first = postings[firsts[id]!]!;
    if (tokens.kinds[first] !== NUMBER) continue;
    const raw = text.slice(tokens.starts[first], tokens.ends[first]);
    if (!/\d\D*[-\u2010-\u2015\u2212/]\D*\d/.test(raw)) continue;
    for (const digits of partsOf(plainDigits(raw))) {
      const known = table.get(digits);
      if (known === undefined) table.set(digits, [id]);
      else if (known.at(-1) !== id) known.push(id);
    }
  }
  return table;
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
