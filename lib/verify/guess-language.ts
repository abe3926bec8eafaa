import { FUNCTION_WORDS } from './words/function-words';

/** Fewer words than this tell no language. */
const FEWEST_WORDS = 5;
/** At least this many small words of one language, and this share of all words, make it sure. */
const FEWEST_HITS = 3;
const SURE_SHARE = 0.25;
/** The next best language must stay below this share of the best one's hits. */
const CLEAR_LEAD = 0.5;

/**
 * The language of these words (small letters) by the small words in them, or null when unsure. Only
 * writings that several languages share need it; each word is looked up once per language.
 */
export function guessLanguage(words: readonly string[]): string | null {
  if (words.length < FEWEST_WORDS) return null;
  const scores = Object.entries(FUNCTION_WORDS)
    .map(([lang, known]) => ({ lang, hits: words.filter((word) => known.has(word)).length }))
    .sort((a, b) => b.hits - a.hits);
  const [best, next] = scores;
  if (best === undefined || next === undefined) return null;
  const isSure = best.hits >= FEWEST_HITS && best.hits >= words.length * SURE_SHARE;
  return isSure && next.hits <= best.hits * CLEAR_LEAD ? best.lang : null;
}
