import { foldLetters } from '../text/fold-letters';
import { WORD } from '../text/token';
import { isCapitals } from './compare-words';
import type { Run } from './judge-run';
import { ACRONYMS } from './words/acronyms';

/** A heading in capitals is short; a longer stretch is looked at by its beginning. */
const LOOKED_AT = 400;

/**
 * Quote or source stretch stands wholly in capitals, as headings and small capitals do. A lone word
 * counts when it is long and no acronym.
 */
export function hasCapitalSide({ tokens, stream, steps, span }: Run): boolean {
  const quoteWords = tokens.filter((token) => token.kind === WORD).map((token) => token.raw);
  if (isCapitalText(quoteWords)) return true;
  if (/\p{Ll}/u.test(stream.text.slice(span.start, Math.min(span.end, span.start + LOOKED_AT))))
    return false;
  const words: string[] = [];
  for (let i = steps[0]!.from; i < steps.at(-1)!.to; i++) {
    if (stream.tokens.kinds[i] !== WORD) continue;
    words.push(stream.text.slice(stream.tokens.starts[i], stream.tokens.ends[i]));
  }
  return isCapitalText(words);
}

function isCapitalText(words: readonly string[]): boolean {
  const cased = words.map(foldLetters).filter((word) => word.toLowerCase() !== word.toUpperCase());
  if (cased.length === 0 || !cased.every((word) => word === word.toUpperCase())) return false;
  const [only] = cased;
  if (cased.length > 1 || only === undefined) return cased.some(isCapitals);
  return only.length >= 4 && !ACRONYMS.has(only.toLowerCase());
}
