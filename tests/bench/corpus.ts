import { pick, randomOf } from './random';
import type { Language } from './sentences';

export type Quoting = 'present' | 'changed' | 'absent';

/** A source and twenty quotes of each sort. */
export interface Corpus {
  readonly text: string;
  readonly quotes: Readonly<Record<Quoting, readonly string[]>>;
}

const QUOTES = 20;

/**
 * A source of `length` UTF-16 units. A few hundred sentences are held back: twenty of them stand in the
 * source once each, evenly spread, and are the quotes that are present; with one word changed they are
 * the changed ones; twenty more that stand nowhere are the absent ones. The rest is repeated in random
 * order until the source is long enough.
 */
export function makeCorpus(
  sentences: readonly string[],
  language: Language,
  length: number,
): Corpus {
  const random = randomOf(length);
  const long = sentences.filter((sentence) => tokensOf(sentence, language).length >= 12);
  const step = Math.floor(long.length / (2 * QUOTES));
  const held = Array.from({ length: 2 * QUOTES }, (_, i) => long[i * step]!);
  const present = held.slice(0, QUOTES);
  const rest = sentences.filter((sentence) => !held.includes(sentence));
  const parts: string[] = [];
  let done = 0;
  for (const [i, quote] of present.entries()) {
    while (done < (length * (i + 0.5)) / QUOTES) done += add(parts, pick(rest, random), random);
    done += add(parts, quote, random);
  }
  while (done < length) done += add(parts, pick(rest, random), random);
  return {
    text: parts.join(''),
    quotes: {
      present,
      changed: present.map((quote) => changeWord(quote, language)),
      absent: held.slice(QUOTES),
    },
  };
}

/** A sentence and what stands behind it: seven sentences make a paragraph. */
function add(parts: string[], sentence: string, random: () => number): number {
  const gap = random() < 1 / 7 ? '\n\n' : ' ';
  parts.push(sentence, gap);
  return sentence.length + gap.length;
}

function changeWord(quote: string, language: Language): string {
  const tokens = tokensOf(quote, language);
  const middle = tokens[Math.floor(tokens.length / 2)]!;
  const other = { English: 'zebra', Chinese: '鳄', Hindi: 'मगरमच्छ' }[language];
  return quote.slice(0, middle.index) + other + quote.slice(middle.index + middle[0].length);
}

function tokensOf(sentence: string, language: Language): RegExpExecArray[] {
  return [...sentence.matchAll(language === 'Chinese' ? /\p{L}/gu : /[\p{L}\p{M}\p{N}]+/gu)];
}
