import type { Quote } from './quote';

/**
 * Whether marked words are a quotation that can be checked. Most words in quotation marks are scare
 * quotes, terms and labels; a floor of length takes them out. Two or three words count as a whole
 * sentence, or where the citation stands directly behind them.
 */
export function isQuotation({ text, form }: Quote, isCitedDirectly: boolean): boolean {
  const size = sizeOf(text);
  if (form === 'block') return size >= MIN_WORDS_OF_BLOCK;
  if (size >= MIN_WORDS) return true;
  if (form === 'single' || size < MIN_WORDS_OF_SENTENCE) return false;
  return isCitedDirectly || isWholeSentence(text);
}

/** Words; scares and terms are seldom longer than three (see the pages of chat sites in the tests). */
const MIN_WORDS = 4;
const MIN_WORDS_OF_BLOCK = 3;
const MIN_WORDS_OF_SENTENCE = 2;

/** Scripts without spaces count two characters as a word: eight make the floor of four. */
const CHARACTERS_PER_WORD = 2;

/** The number of words, for floors only. */
export function sizeOf(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const words =
    text.replace(UNSPACED, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu)?.length ?? 0;
  return words + Math.floor(unspaced / CHARACTERS_PER_WORD);
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

function isWholeSentence(text: string): boolean {
  return /^[\p{Lu}\p{Lo}\p{N}¿¡]/u.test(text) && /[.!?。！？؟।…]$/.test(text);
}

/** Whether words are written like a title: more than half of them begin with a capital. */
export function isTitle(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitals > words.length / 2;
}
