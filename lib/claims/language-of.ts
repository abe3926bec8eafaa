import { WORD } from '../text/token';
import { guessLanguage } from '../verify/guess-language';
import type { SourceIndex } from '../verify/index-source';
import { FUNCTION_WORDS } from '../verify/words/function-words';
import { keyAt, type TokenText } from './token-text';

/** Tokens at the beginning of a source by which its language is told. */
const SAMPLE_TOKENS = 2_000;

/** UTF-16 units of a source in which its writing is looked for. */
const SAMPLE_UNITS = 4_000;

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
  const words = wordsOf(claim, claim.tokens.count);
  return (
    guessLanguage(words) ??
    byLetters(claim.text) ??
    leadingIn(words, languageOfSource(source)) ??
    languageOfSource(source)
  );
}

function byLetters(text: string): string | null {
  return BY_LETTERS.find(([, letters]) => letters.test(text))?.[0] ?? null;
}

/** The languages in which a source may have what the sentence says: the sentence's, and its own where it differs. */
export function languagesFor(language: string, source: SourceIndex): readonly string[] {
  const theirs = languageOfSource(source);
  return theirs === language || theirs === '' ? [language] : [language, theirs];
}

/** Letters that one language alone writes, of those whose figures and months are known. */
const BY_LETTERS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['tr', /[ğışİ]/],
  ['pl', /[łśźż]/],
  ['pt', /[ãõ]/],
  ['es', /[ñ¿¡]/],
  ['cs', /[řěů]/],
  ['hu', /[őű]/],
  ['ro', /[șță]/],
  ['vi', /[\u01a1\u01b0\u1ea0-\u1ef9]/],
  ['el', /[α-ω]/],
  ['he', /[א-ת]/],
  ['th', /[ก-ฮ]/],
  ['da', /[æø]/],
  ['uk', /[іїє]/],
  ['ru', /[ыэё]/],
  ['fa', /[پچژگ]/],
  ['ar', /[ةى]|\u0627\u0644/],
];

/** Hits that tell the language of a short sentence, where no other language has half of them. */
const FEWEST_HITS = 2;
/** How many times the hits of the source's own language another one must have to be taken before it. */
const LEAD_OVER_SOURCE = 3;

/** "In den Jahren wurde er": two small words of Dutch do not tell it from the German of its source. */
function leadingIn(words: readonly string[], ofSource: string): string | null {
  const hits = Object.entries(FUNCTION_WORDS)
    .map(([language, known]) => ({
      language,
      hits: words.filter((word) => known.has(word)).length,
    }))
    .sort((a, b) => b.hits - a.hits);
  const hitsOf = (wanted: string) => hits.find(({ language }) => language === wanted)?.hits ?? 0;
  const [best, next] = hits;
  const isLeading =
    best !== undefined &&
    best.hits >= FEWEST_HITS &&
    best.hits >= 2 * (next?.hits ?? 0) &&
    (best.language === ofSource || best.hits >= LEAD_OVER_SOURCE * hitsOf(ofSource));
  return isLeading ? best.language : null;
}

const known = new WeakMap<SourceIndex, string>();

function languageOfSource(source: SourceIndex): string {
  const told = known.get(source);
  if (told !== undefined) return told;
  const declared = source.source.lang?.toLowerCase().split(/[-_]/)[0];
  const words = wordsOf(source.main, SAMPLE_TOKENS);
  const sample = source.main.text.slice(0, SAMPLE_UNITS);
  const script = BY_SCRIPT.find(([, one]) => one.test(sample));
  const language =
    guessLanguage(words) ?? declared ?? script?.[0] ?? byLetters(sample) ?? likeliest(words);
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
