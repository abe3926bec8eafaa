import type { FoundCitation } from '../model/citation';
import { LONGEST_QUOTE_TOLD } from '../model/page-limits';
import type { Mark } from './block';
import { sizeOf } from './is-quotation';
import { rangeOf } from './place';
import { type ReadBlock, sentenceAt, sentenceText } from './read-block';

/**
 * The words that links claim to point at (`#:~:text=`), each as a citation of its own. Left out where
 * the answer itself quotes the same words from the same address, and below the floor for quotations:
 * search engines point at single headings this way.
 */
export function findLinkClaims(
  blocks: readonly ReadBlock[],
  quoted: readonly FoundCitation[],
): FoundCitation[] {
  const marks = blocks.flatMap((here) => here.block.marks.map((mark) => ({ here, mark })));
  const claiming = marks.filter(({ mark }) => mark.claimed.length > 0);
  if (claiming.length === 0) return [];
  const told = new Set(
    quoted.flatMap(({ quoteText, sources }) =>
      sources.map(({ href }) => claimKey(href, quoteText)),
    ),
  );
  const claims: FoundCitation[] = [];
  for (const { here, mark } of claiming) {
    for (const { href, quote } of mark.claimed) {
      const key = claimKey(href, quote);
      if (told.has(key) || quote.length > LONGEST_QUOTE_TOLD || sizeOf(quote) < MIN_WORDS) continue;
      told.add(key);
      claims.push(claimOf(here, mark, href, quote));
    }
  }
  return claims;
}

const MIN_WORDS = 4;

/** Equal for words that differ only in case, marks and spaces. */
function claimKey(href: string, words: string): string {
  return `${href} ${words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;
}

function claimOf(here: ReadBlock, mark: Mark, href: string, quoteText: string): FoundCitation {
  const at = sentenceAt(here, mark.start);
  const sentence = {
    start: here.sentences[at]!,
    end: here.sentences[at + 1] ?? here.block.text.length,
  };
  return {
    quoteText,
    sources: [mark.sources.find((source) => source.href === href)!],
    moreSources: 0,
    rule: 'link-fragment',
    sentence: sentenceText(here, at),
    fromLinkFragment: true,
    place: mark.element ?? rangeOf(here.block, sentence),
  };
}
