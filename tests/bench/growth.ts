import { verbatim } from './contenders';
import { makeCorpus } from './corpus';
import { cpuMsOf, medianOf } from './measure';
import type { Language } from './sentences';

/** What a page could repeat to make a verifier slow. */
const HOSTILE: readonly (readonly [name: string, unit: string])[] = [
  ['spaces', ' '],
  ['dashes', '-'],
  ['digits', '1'],
  ['quotation marks', '"'],
  ['one word repeated', 'word '],
  ['no space at all', 'abcdefghij'],
];
const SHORT = 1_000_000;
const LONG = 10_000_000;
const ROUNDS = 5;

export interface Growth {
  readonly name: string;
  readonly isHostile: boolean;
  /** 1 when ten times the text costs ten times the time, 2 when it costs a hundred times. */
  readonly exponent: number;
}

export function measureGrowth(sentences: ReadonlyMap<Language, readonly string[]>): Growth[] {
  const languages = [...sentences].map(([language, from]) => ({
    name: language,
    isHostile: false,
    exponent: exponentOf((length) => makeCorpus(from, language, length).text),
  }));
  const hostile = HOSTILE.map(([name, unit]) => ({
    name,
    isHostile: true,
    exponent: exponentOf(
      (length) => `the first word ${unit.repeat(length / unit.length)} the last`,
    ),
  }));
  return [...languages, ...hostile];
}

/** From the index build and two quotes, one of them nowhere in the text. */
function exponentOf(textOf: (length: number) => string): number {
  const short = textOf(SHORT);
  const long = textOf(LONG);
  const times: [number[], number[]] = [[], []];
  const quotes = ['the first word and the last', 'word word other word'];
  const cost = (text: string): number =>
    cpuMsOf({ name: 'growth', run: () => verbatim.check(quotes, text) });
  cost(short);
  for (let round = 0; round < ROUNDS; round++) {
    times[0].push(cost(short));
    times[1].push(cost(long));
  }
  return Math.log10(medianOf(times[1])! / medianOf(times[0])!) / Math.log10(LONG / SHORT);
}
