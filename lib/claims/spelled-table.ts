import { WORD } from '../text/token';
import { keyOf, type StreamIndex } from '../verify/index-stream';
import { mayBeginNumber, readSpelled } from './read-spelled';

/**
 * Question: where does a source write this value in words? Languages inflect and glue such words, so
 * no spelling of the value can be looked up: each number in words is read once for a source and a language,
 * beginning where one of its distinct words may begin one. Token positions.
 */
export function placesSpelled(
  value: number,
  stream: StreamIndex,
  language: string,
): readonly number[] {
  let byLanguage = tables.get(stream);
  if (byLanguage === undefined) {
    byLanguage = new Map();
    tables.set(stream, byLanguage);
  }
  let table = byLanguage.get(language);
  if (table === undefined) {
    table = readTable(stream, language);
    byLanguage.set(language, table);
  }
  return table.get(value) ?? [];
}

type Table = ReadonlyMap<number, readonly number[]>;

const tables = new WeakMap<StreamIndex, Map<string, Table>>();

function readTable(stream: StreamIndex, language: string): Table {
  const table = new Map<number, number[]>();
  let behind = 0;
  for (const p of startsIn(stream, language)) {
    if (p < behind) continue;
    const met = readSpelled(stream, p, language);
    if (met === null) continue;
    behind = met.to;
    const known = table.get(met.value);
    if (known === undefined) table.set(met.value, [p]);
    else known.push(p);
  }
  return table;
}

/** Positions of all words that may begin a number, rising. */
function startsIn(stream: StreamIndex, language: string): Int32Array {
  const { vocabulary, postings, firsts, tokens, text } = stream;
  const runs: Int32Array[] = [];
  let count = 0;
  for (let id = 0; id < vocabulary.size; id++) {
    const first = postings[firsts[id]!]!;
    if (tokens.kinds[first] !== WORD || !mayBeginNumber(keyOf(text, tokens, first), language))
      continue;
    const run = postings.subarray(firsts[id]!, firsts[id + 1]!);
    runs.push(run);
    count += run.length;
  }
  const all = new Int32Array(count);
  let at = 0;
  for (const run of runs) {
    all.set(run, at);
    at += run.length;
  }
  return all.sort();
}
