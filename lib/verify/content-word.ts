import { IDENTIFIER, LETTER, NUMBER, WORD } from '../text/token';
import { CONTENT_LETTERS, CONTENT_WORD } from './thresholds';
import { isSmallWord } from './words/function-words';

interface Kept {
  readonly kind: number;
  readonly key: string;
}

/**
 * The word says what a passage is about: no small word of its language, and as long as its writing
 * needs to be telling. Alphabets write a sound with a letter, Korean a syllable; vowels are left out of
 * Arabic and Hebrew. A figure counts when it is no single digit.
 */
export function isContentWord({ kind, key }: Kept): boolean {
  if (kind === NUMBER || kind === IDENTIFIER) return key.length > 1;
  return kind === WORD && key.length >= shortestContent(key) && !isSmallWord(key);
}

function shortestContent(key: string): number {
  if (/^\p{Script=Hangul}/u.test(key)) return 2;
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(key) ? CONTENT_WORD : 3;
}

/**
 * Letters of writing without spaces are telling in a row: two signs of Chinese that are no particles,
 * or a stretch of any other that is longer than particles are.
 */
function isContentStretch(letters: string): boolean {
  return (
    /[^的了是不在这這那有和我他她你们們人一也就\P{Script=Han}]{2}/u.test(letters) ||
    [...letters].length >= CONTENT_LETTERS
  );
}

/** Tokens that count as content in one list: words by themselves, letters by the stretch they stand in. */
export function countContent(tokens: readonly Kept[]): number {
  let content = 0;
  let letters = '';
  for (const token of [...tokens, null]) {
    if (token?.kind === LETTER) {
      letters += token.key;
      continue;
    }
    if (isContentStretch(letters)) content += [...letters].length;
    letters = '';
    if (token !== null && isContentWord(token)) content++;
  }
  return content;
}
