import { WORD } from '../text/token';
import { guessLanguage } from '../verify/guess-language';
import type { SourceIndex } from '../verify/index-source';
import { FUNCTION_WORDS } from '../verify/words/function-words';
import { keyAt, type TokenText } from './token-text';

/** Tokens at the beginning of a source by which its language is told. */
const SAMPLE_TOKENS = 2_000;

const BY_SCRIPT: readonly (readonly [language: string, script: RegExp])[] = [
  ['ja', /[\p{Script=Hira}\p{Script=Kana}]{2}/u],
  ['zh', /\p{Script=Han}{2}/u],
  ['ko', /\p{Script=Hangul}{2}/u],
  ['hi', /\p{Script=Devanagari}{2}/u],
];

/**
 * The language in which the figures and names of a sentence are to be read: by its writing, by its own
 * small words, else as the source declares or shows. Empty when nothing tells it.
 */
export function languageOf(claim: TokenText, source: SourceIndex): string {
  const byScript = BY_SCRIPT.find(([, script]) => script.test(claim.text));
  if (byScript !== undefined) return byScript[0];
  const own = guessLanguage(wordsOf(claim, claim.tokens.count));
  return own ?? languageOfSource(source);
}

const known = new WeakMap<SourceIndex, string>();

function languageOfSource(source: SourceIndex): string {
  const told = known.get(source);
  if (told !== undefined) return told;
  const declared = source.source.lang?.toLowerCase().split(/[-_]/)[0];
  const words = wordsOf(source.main, SAMPLE_TOKENS);
  const language = guessLanguage(words) ?? declared ?? likeliest(words);
  known.set(source, language);
  return language;
}

/** Short texts leave the guess unsure; to read a figure the likeliest language is better than none. */
function likeliest(words: readonly string[]): string {
  let best = { language: '', hits: 0 };
  for (const [language, known] of Object.entries(FUNCTION_WORDS)) {
    const hits = words.filter((word) => known.has(word)).length;
    if (hits > best.hits) best = { language, hits };
  }
  return best.language;
}

function wordsOf(at: TokenText, most: number): string[] {
  const words: string[] = [];
  for (let i = 0; i < at.tokens.count && i < most; i++)
    if (at.tokens.kinds[i] === WORD) words.push(keyAt(at, i));
  return words;
}
