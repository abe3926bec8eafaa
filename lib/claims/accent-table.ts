import { foldToken } from '../text/fold-token';
import { WORD } from '../text/token';
import type { StreamIndex } from '../verify/index-stream';

/**
 * Question: which words of a source are this one but for marks (André for Andre, Łukasz for Lukasz)?
 * Answers leave marks out where pages write them, and no key leads from the one to the other. Read once
 * for a source, of its words with other letters than those of English only.
 */
export function accentedIds(plain: string, stream: StreamIndex): readonly number[] {
  let table = tables.get(stream);
  if (table === undefined) {
    table = readTable(stream);
    tables.set(stream, table);
  }
  return table.get(plain) ?? [];
}

const tables = new WeakMap<StreamIndex, ReadonlyMap<string, readonly number[]>>();

function readTable({ vocabulary, postings, firsts, tokens, text }: StreamIndex) {
  const table = new Map<string, number[]>();
  for (let id = 0; id < vocabulary.size; id++) {
    const first = postings[firsts[id]!]!;
    if (tokens.kinds[first] !== WORD) continue;
    const raw = text.slice(tokens.starts[first], tokens.ends[first]);
    if (!/[\u00c0-\u024f]/.test(raw)) continue;
    for (const plain of plainSpellings(foldToken(raw, WORD)))
      table.set(plain, [...(table.get(plain) ?? []), id]);
  }
  return table;
}

/** A key without marks, also as German writes them out: muller and mueller for müller. */
export function plainSpellings(key: string): string[] {
  const named = key.replace(/[øœæłđðþı]/g, (letter) => LETTERS[letter]!);
  const plain = foldToken(named.normalize('NFD').replace(/\p{M}/gu, ''), WORD);
  const german = foldToken(
    named.replace(/[äöü]/g, (letter) => GERMAN[letter]!),
    WORD,
  );
  return [...new Set([plain, german])].filter((one) => one !== key && !/[\u00e0-\u024f]/.test(one));
}

const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
