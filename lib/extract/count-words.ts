/** Bounded: the engine that matches `+` keeps a place to go back to for each letter, and throws at some millions. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]{1,10000}/gu;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$/u;

/**
 * Counts words up to `limit`, so that a long page costs no more than a short one. Two characters of a
 * script without spaces count as one word.
 */
export function countWords(text: string, limit: number): number {
  let count = 0;
  for (const [word] of text.matchAll(WORD)) {
    count += UNSPACED.test(word) ? 0.5 : 1;
    if (count >= limit) break;
  }
  return Math.floor(count);
}
